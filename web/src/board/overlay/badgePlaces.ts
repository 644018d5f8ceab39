/** Places for the badges of owners around a pawn: each at the side of its way, none over a pawn, a badge or a square that
 * may be gone to. Pure. */
import type { Direction } from '../../protocol/messages'
import { type Point, type Rect, UNIT } from '../plane'

/** From the middle of a badge to its edge at `near` 1, in units. */
const RADIUS = 15
const GAP = 2
const STEP = 6
/** So far a badge gives way before it is left out. */
const FARTHEST = 2.5 * UNIT

const OUTWARD: Readonly<Record<Direction, Point>> = {
  north: { x: 0, y: -1 },
  east: { x: 1, y: 0 },
  south: { x: 0, y: 1 },
  west: { x: -1, y: 0 },
}
/** Clear of the pawn's own picture, from the middle of its square; above it there is its hat. */
const CLEAR: Readonly<Record<Direction, Point>> = {
  north: { x: 0, y: -51 },
  east: { x: 31, y: -2 },
  south: { x: 0, y: 31 },
  west: { x: -31, y: -2 },
}

/** A pawn's picture, around the middle of its square. */
export const pawnAt = ({ x, y }: Point): Rect => ({
  left: x - 27,
  top: y - 45,
  right: x + 28,
  bottom: y + 31,
})

/** How far a badge gives way: out, and aside; the shortest way first. It stays in front of its own side. */
const WAYS: readonly { out: number; aside: number }[] = Array.from(
  { length: FARTHEST / STEP + 1 },
  (_, step) => step * STEP,
)
  .flatMap((out) => [0, ...steps(out + UNIT)].map((aside) => ({ out, aside })))
  .sort((one, other) => one.out + Math.abs(one.aside) - other.out - Math.abs(other.aside))

function steps(most: number): number[] {
  return Array.from({ length: Math.floor(most / STEP) }, (_, step) => (step + 1) * STEP).flatMap((each) => [
    each,
    -each,
  ])
}

/**
 * A place for each owner of a direction, in their order; `null` where there is none.
 * `near`: how much larger than usual badges are drawn. `taken`: what they must not lie over.
 */
export function badgePlaces(
  middle: Point,
  owners: readonly Direction[],
  near: number,
  taken: readonly Rect[],
): (Point | null)[] {
  const placed: Point[] = []
  const radius = RADIUS * near
  const isFree = (at: Point): boolean =>
    placed.every((one) => Math.hypot(one.x - at.x, one.y - at.y) >= 2 * radius + GAP) &&
    taken.every((rect) => outside(at, rect) >= radius + GAP)
  return owners.map((direction) => {
    const [out, clear] = [OUTWARD[direction], CLEAR[direction]]
    const start = { x: middle.x + clear.x, y: middle.y + clear.y }
    for (const { out: far, aside } of WAYS) {
      const at = {
        x: start.x + out.x * (radius + far) + out.y * aside,
        y: start.y + out.y * (radius + far) + out.x * aside,
      }
      if (!isFree(at)) continue
      placed.push(at)
      return at
    }
    return null
  })
}

/** How far a point is from a box; 0 within it. */
const outside = ({ x, y }: Point, { left, top, right, bottom }: Rect): number =>
  Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom))
