/** A replay leads to what the server shows, at every moment, in whatever order one looks. */
import { describe, expect, test } from 'vitest'
import { Course } from '../../src/replay/course'
import { goldenGame, goldenNames, goldenReplay } from '../state/goldenGames'

const names = goldenNames()

test.each(names)('%s is, after every update, just what the server shows', (name) => {
  const course = new Course(goldenReplay(name))
  const { updates } = goldenGame(name)
  expect(course.updates.length).toBe(updates.length)
  updates.forEach(({ then }, before) => {
    const { view, reach } = course.gameAt(before + 1)
    expect(view).toEqual(then.view)
    expect(reach).toEqual(then.reach)
  })
})

describe('looking back and forth', () => {
  const replay = goldenReplay('seats-1')
  const whole = replay.updates.length

  test('leads to the same game from wherever one comes', () => {
    const straight = new Course(replay)
    const games = Array.from({ length: whole + 1 }, (_, index) => straight.gameAt(index))
    const about = new Course(replay)
    for (const index of [whole, 0, 33, 32, 31, 700, 64, 699, 1, whole - 1])
      expect(about.gameAt(index)).toEqual(games[index])
  })

  test('an update that is missing is noticed', () => {
    const torn = { ...replay, updates: replay.updates.filter((_, place) => place !== 100) }
    expect(() => new Course(torn).check()).toThrow()
  })

  test('the index counts the updates up to a moment, that moment included', () => {
    const course = new Course(replay)
    expect(course.indexAt(-1)).toBe(0)
    expect(course.indexAt(course.end)).toBe(whole)
    replay.updates.forEach(({ at }, place) => {
      expect(course.indexAt(at)).toBe(place + 1)
      expect(course.indexAt(at - 1)).toBeLessThanOrEqual(place)
    })
  })
})
