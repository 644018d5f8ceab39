/** A replay leads to what the server shows, at every moment, in whatever order one looks. */
import { describe, expect, test } from 'vitest'
import { Positions } from '../../src/replay/positions'
import { goldenGame, goldenNames, goldenReplay } from '../state/goldenGames'

const names = goldenNames()

test.each(names)('%s is, after every update, just what the server shows', (name) => {
  const positions = new Positions(goldenReplay(name))
  const { updates } = goldenGame(name)
  expect(positions.updates.length).toBe(updates.length)
  updates.forEach(({ then }, before) => {
    const { view, reach } = positions.gameAt(before + 1)
    expect(view).toEqual(then.view)
    expect(reach).toEqual(then.reach)
  })
})

describe('looking back and forth', () => {
  const replay = goldenReplay('seats-1')
  const whole = replay.updates.length

  test('leads to the same game from wherever one comes', () => {
    const straight = new Positions(replay)
    const games = Array.from({ length: whole + 1 }, (_, index) => straight.gameAt(index))
    const about = new Positions(replay)
    for (const index of [whole, 0, 33, 32, 31, 700, 64, 699, 1, whole - 1])
      expect(about.gameAt(index)).toEqual(games[index])
  })

  test('an update that is missing is noticed', () => {
    const torn = { ...replay, updates: replay.updates.filter((_, place) => place !== 100) }
    expect(() => new Positions(torn).check()).toThrow()
  })

  test('the index counts the updates up to a moment, that moment included', () => {
    const positions = new Positions(replay)
    expect(positions.indexAt(-1)).toBe(0)
    expect(positions.indexAt(positions.end)).toBe(whole)
    replay.updates.forEach(({ at }, place) => {
      expect(positions.indexAt(at)).toBe(place + 1)
      expect(positions.indexAt(at - 1)).toBeLessThanOrEqual(place)
    })
  })
})
