/** Badges of owners stand around a pawn, each on its side, and cover nothing that one may need. */
import { describe, expect, it } from 'vitest'
import { badgePlaces, pawnAt } from '../../src/board/overlay/badgePlaces'
import { grown, type Point, type Rect } from '../../src/board/plane'
import type { Direction } from '../../src/protocol/messages'

const MIDDLE = { x: 100, y: 100 }
const SIDES: Direction[] = ['north', 'east', 'south', 'west']
/** Seven owners at a table of nine. */
const MANY: Direction[] = ['north', 'north', 'east', 'east', 'south', 'west', 'west']
const SCALES = [1, 1.4, 3.3, 5]

const overlaps = (one: Point, rect: Rect, radius: number): boolean =>
  Math.hypot(
    Math.max(rect.left - one.x, 0, one.x - rect.right),
    Math.max(rect.top - one.y, 0, one.y - rect.bottom),
  ) < radius

function check(owners: Direction[], near: number, taken: Rect[]): (Point | null)[] {
  const places = badgePlaces(MIDDLE, owners, near, taken)
  const laid = places.flatMap((place) => place ?? [])
  const radius = 15 * near
  for (const [at, one] of laid.entries()) {
    for (const rect of [...taken, pawnAt(MIDDLE)]) expect(overlaps(one, rect, radius)).toBe(false)
    for (const other of laid.slice(at + 1))
      expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(2 * radius)
  }
  return places
}

it.each([1, 1.4, 3.3])(
  'badges %s times as large stand on the straight way of their direction where nothing is in the way',
  (near) => {
    const [north, east, south, west] = check(SIDES, near, []) as Point[]
    expect([north!.x, south!.x, east!.y, west!.y]).toEqual([100, 100, 98, 98])
    expect(north!.y < 50 && south!.y > 130 && east!.x > 130 && west!.x < 70).toBe(true)
  },
)

describe.each(SCALES)('badges %s times as large', (near) => {
  it('keep apart where several seats own one direction', () => {
    for (const place of check(MANY, near, [])) expect(place).not.toBeNull()
  })

  it('make way for the other three pawns at the start', () => {
    const others = [
      [164, 100],
      [100, 164],
      [164, 164],
    ].map(([x, y]) => pawnAt({ x: x!, y: y! }))
    const [north, east, south, west] = check(SIDES, near, others)
    expect([north, west]).not.toContain(null)
    if (near < 2) expect([east, south]).not.toContain(null)
  })

  it('make way for squares that the hero may go to', () => {
    const lit = [1, 2, 3].map((step) =>
      grown({ left: 68, top: 68 - 64 * step, right: 132, bottom: 132 - 64 * step }, -10),
    )
    check(SIDES, near, lit)
  })
})

it('a badge without a place is left out', () => {
  const everywhere = { left: -1e4, top: -1e4, right: 1e4, bottom: 1e4 }
  expect(badgePlaces(MIDDLE, SIDES, 1, [everywhere])).toEqual([null, null, null, null])
})
