/** Which moments are shown: from the first turn to the end and a little more, pauses cut short. */
import { describe, expect, test } from 'vitest'
import { gifBytes, videoBytes } from '../../src/film/storyboard/estimate'
import { LAYOUTS } from '../../src/film/storyboard/layout'
import type { Storyboard } from '../../src/film/storyboard/storyboard'
import { frameTimes, partOf, runTime, stretches, wholeGame } from '../../src/film/storyboard/timing'
import { goldenNames } from '../state/goldenGames'
import { golden } from './recording'

const whole = (storyboard: Storyboard, speed: number, fps = 10) => ({
  part: wholeGame(storyboard, speed),
  speed,
  fps,
})

describe.each(goldenNames())('%s', (name) => {
  const { storyboard } = golden(name)

  test('times go on evenly, but for pauses', () => {
    const cut = whole(storyboard, 8)
    const times = frameTimes(storyboard, cut)
    times.slice(1).forEach((at, index) => {
      const step = at - (times[index] as number)
      if (storyboard.pauses.length === 0) expect(step).toBeCloseTo(800)
      else expect(step).toBeGreaterThan(799)
    })
  })

  test('it begins before the first turn, and ends when the end could be read', () => {
    const times = frameTimes(storyboard, whole(storyboard, 16, 12))
    expect(times[0]).toBeLessThan(storyboard.played.from)
    expect(times.at(-1)).toBeGreaterThan(storyboard.played.to + 16 * 2000)
  })

  test('as many frames as its length needs', () => {
    const cut = whole(storyboard, 4, 25)
    expect(frameTimes(storyboard, cut).length).toBe(Math.ceil((runTime(storyboard, cut) / 1000) * 25 - 1e-6))
  })
})

test('a pause is shown for a moment only', () => {
  const { storyboard } = golden('edition-a')
  const paused = {
    ...storyboard,
    pauses: [{ from: 50_000, to: 950_000 }],
    played: { from: 0, to: 1_000_000 },
  }
  const cut = { part: { from: 0, to: 1_000_000 }, speed: 4, fps: 10 }
  expect(stretches(paused, cut)).toEqual([
    { from: 0, to: 50_000 + 4 * 1200 },
    { from: 950_000, to: 1_000_000 },
  ])
  expect(runTime(paused, cut)).toBe((50_000 + 4800 + 50_000) / 4)
})

test('a short pause is left as it is, and one that was never ended is not shown to its end', () => {
  const { storyboard } = golden('edition-a')
  const cut = { part: { from: 0, to: 100_000 }, speed: 4, fps: 10 }
  expect(stretches({ ...storyboard, pauses: [{ from: 50_000, to: 51_000 }] }, cut)).toEqual([cut.part])
  expect(stretches({ ...storyboard, pauses: [{ from: 50_000, to: 200_000 }] }, cut)).toEqual([
    { from: 0, to: 54_800 },
  ])
})

test('a part is that part, and one to the end has time for the end', () => {
  const { storyboard } = golden('scenario-01')
  const { played } = storyboard
  expect(partOf(storyboard, { from: 10_000, to: 20_000 }, 4)).toEqual({ from: 10_000, to: 20_000 })
  expect(partOf(storyboard, { from: 10_000, to: played.to }, 4).to).toBe(wholeGame(storyboard, 4).to)
})

test('a part of no length is one frame', () => {
  const { storyboard } = golden('scenario-01')
  expect(frameTimes(storyboard, { part: { from: 5000, to: 5000 }, speed: 4, fps: 10 })).toEqual([5000])
})

test('twice as fast is about half as big', () => {
  const { storyboard } = golden('scenario-07')
  const sizes = [4, 8].map((speed) => gifBytes(storyboard, whole(storyboard, speed), LAYOUTS.wide, 0.5))
  const videos = [4, 8].map((speed) => videoBytes(storyboard, whole(storyboard, speed), 1e6))
  for (const [slow, fast] of [sizes, videos]) {
    expect((slow as number) / (fast as number)).toBeGreaterThan(1.6)
    expect((slow as number) / (fast as number)).toBeLessThan(2.1)
  }
})
