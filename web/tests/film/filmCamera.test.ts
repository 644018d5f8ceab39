/** The camera shows the whole mall at every moment, and moves seldom and softly. */
import { describe, expect, test } from 'vitest'
import type { Rect } from '../../src/board/plane'
import { LAYOUTS } from '../../src/film/storyboard/layout'
import { FilmCamera } from '../../src/film/storyboard/filmCamera'
import { momentAt } from '../../src/film/storyboard/storyboard'
import { cornerOf } from '../../src/state/squares'
import { goldenNames } from '../state/goldenGames'
import { golden } from './recording'

const around = ({ left, top, right, bottom }: Rect, inner: Rect): boolean =>
  inner.left >= left - 1e-6 &&
  inner.right <= right + 1e-6 &&
  inner.top >= top - 1e-6 &&
  inner.bottom <= bottom + 1e-6

describe.each(goldenNames())('%s', (name) => {
  test.each([1, 16])('at %i times the speed every tile is in sight when it lies there', (pace) => {
    const { storyboard } = golden(name, pace)
    const camera = new FilmCamera(storyboard, pace)
    const outOfSight = storyboard.moments.flatMap(({ at, view }) => {
      const part = camera.partAt(at)
      return view.tiles
        .filter(({ place }) => !around(part, storyboard.plane.around(cornerOf(place))))
        .map(({ place }) => ({ at, place }))
    })
    expect(outOfSight).toEqual([])
  })

  test('nothing jumps: from frame to frame the look changes little', () => {
    const { storyboard } = golden(name, 4)
    const camera = new FilmCamera(storyboard, 4)
    const [step, { from, to }] = [4 * 20, storyboard.played]
    let before = camera.viewportAt(from, LAYOUTS.wide.mall)
    const jumps: number[] = []
    for (let at = from + step; at < to; at += step) {
      const look = camera.viewportAt(at, LAYOUTS.wide.mall)
      if (!(Math.abs(look.scale / before.scale - 1) < 0.09)) jumps.push(at)
      before = look
    }
    expect(jumps).toEqual([])
  })
})

test('it never moves more often than every three seconds of the film', () => {
  const { shots } = new FilmCamera(golden('scenario-07').storyboard, 8)
  expect(shots.length).toBeGreaterThan(2)
  shots
    .slice(2)
    .forEach((shot, index) => expect(shot.at - (shots[index + 1]?.at ?? 0)).toBeGreaterThan(8 * 3000))
})

test('faster films have fewer moves', () => {
  const { storyboard } = golden('scenario-07')
  expect(new FilmCamera(storyboard, 16).shots.length).toBeLessThan(new FilmCamera(storyboard, 1).shots.length)
})

test('before anything happened it shows the start', () => {
  const { storyboard } = golden('scenario-01')
  const camera = new FilmCamera(storyboard, 8)
  expect(camera.partAt(-1e9)).toEqual(camera.shots[0]?.part)
  expect(momentAt(storyboard, -1e9)).toBe(storyboard.moments[0])
})
