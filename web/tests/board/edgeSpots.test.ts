/** Signs at the edge point at what lies beyond it, and never lie over each other. */
import { describe, expect, it } from 'vitest'
import { edgeSpots } from '../../src/board/overlay/edgeSpots'
import { contains, grown, type Point } from '../../src/board/plane'

const free = { left: 20, top: 80, right: 380, bottom: 500 }
const BUTTON = 44
const spotsOf = (targets: Point[], area = free) => [...edgeSpots(new Map(targets.entries()), area).values()]

function closest(points: readonly Point[]): number {
  const pairs = points.flatMap((one, at) => points.slice(at + 1).map((other) => [one, other] as const))
  return Math.min(...pairs.map(([one, other]) => Math.hypot(one.x - other.x, one.y - other.y)))
}

describe('signs at the edge', () => {
  it('stand on the straight way to what they point at', () => {
    const [spot] = spotsOf([{ x: 900, y: 290 }])
    expect(spot!.at).toEqual({ x: 350, y: 290 })
    expect(spot!.turn).toBeCloseTo(0)
  })

  it.each([
    [
      [800, 200],
      [810, 205],
      [805, 195],
      [790, 210],
    ],
    [
      [-500, -500],
      [-510, -500],
      [-500, -520],
      [900, 290],
    ],
    [
      [200, 2000],
      [200, 2001],
      [201, 2000],
      [200, -900],
    ],
  ])('keep apart, within the area, however near to each other: %j', (...targets) => {
    const spots = spotsOf(targets.map(([x, y]) => ({ x: x!, y: y! })))
    expect(spots).toHaveLength(4)
    expect(closest(spots.map(({ at }) => at))).toBeGreaterThanOrEqual(BUTTON)
    for (const { at } of spots) expect(contains(grown(free, -BUTTON / 2), at)).toBe(true)
  })

  it('leave out what finds no room', () => {
    const slit = { left: 0, top: 0, right: 130, bottom: 50 }
    const spots = spotsOf(
      [1, 2, 3, 4].map((x) => ({ x: 900, y: x })),
      slit,
    )
    expect(spots).toHaveLength(2)
    expect(closest(spots.map(({ at }) => at))).toBeGreaterThanOrEqual(BUTTON)
    expect(spotsOf([{ x: 900, y: 1 }], { ...slit, bottom: BUTTON - 1 })).toEqual([])
  })
})
