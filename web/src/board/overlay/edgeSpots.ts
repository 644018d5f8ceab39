/** Places along the edge of an area for signs that point beyond it: none over another. Pure. */
import { grown, type Point, type Rect } from '../plane'

/** From the edge to the middle of a sign, in pixels. */
const FROM_EDGE = 30
/** Between the middles of two signs: their chevrons stand out. */
const APART = 54
const STEP = 3
/** As large as the buttons. */
const SIGN = 44

export interface EdgeSpot {
  at: Point
  /** Towards what it points at, in radians. */
  turn: number
}

/** A place for each, nearest to the straight way to it; none where there is no room left. */
export function edgeSpots<K>(targets: ReadonlyMap<K, Point>, free: Rect): Map<K, EdgeSpot> {
  const spots = new Map<K, EdgeSpot>()
  if (Math.min(free.right - free.left, free.bottom - free.top) < SIGN) return spots
  const edge = new Edge(free)
  for (const [key, target] of targets) {
    const at = edge.nearest(target, (point) =>
      [...spots.values()].every((one) => far(one.at, point) >= APART),
    )
    if (at) spots.set(key, { at, turn: Math.atan2(target.y - at.y, target.x - at.x) })
  }
  return spots
}

const far = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y)

/** The line on which signs stand, measured clockwise from its upper left corner. */
class Edge {
  readonly #line: Rect
  readonly #width: number
  readonly #height: number

  constructor(free: Rect) {
    const { left, top, right, bottom } = grown(free, -FROM_EDGE)
    const [x, y] = [(left + right) / 2, (top + bottom) / 2]
    this.#line = {
      left: Math.min(left, x),
      top: Math.min(top, y),
      right: Math.max(right, x),
      bottom: Math.max(bottom, y),
    }
    this.#width = this.#line.right - this.#line.left
    this.#height = this.#line.bottom - this.#line.top
  }

  /** The allowed point that is nearest, along the line, to where the way from the middle to a target leaves. */
  nearest(target: Point, allowed: (point: Point) => boolean): Point | null {
    const round = 2 * (this.#width + this.#height)
    const start = this.#along(this.#leaving(target))
    for (let aside = 0; aside <= round / 2 + STEP; aside += STEP)
      for (const along of [start + aside, start - aside]) {
        const point = this.#at(round ? ((along % round) + round) % round : 0)
        if (allowed(point)) return point
      }
    return null
  }

  #leaving(target: Point): Point {
    const { left, top, right, bottom } = this.#line
    const middle = { x: (left + right) / 2, y: (top + bottom) / 2 }
    const [x, y] = [target.x - middle.x, target.y - middle.y]
    const part = Math.min(shareOf(x, this.#width / 2), shareOf(y, this.#height / 2))
    return {
      x: Math.max(left, Math.min(right, middle.x + x * part)),
      y: Math.max(top, Math.min(bottom, middle.y + y * part)),
    }
  }

  #along({ x, y }: Point): number {
    const { left, top, right, bottom } = this.#line
    const sides = [
      { away: Math.abs(y - top), along: x - left },
      { away: Math.abs(x - right), along: this.#width + y - top },
      { away: Math.abs(y - bottom), along: this.#width + this.#height + right - x },
      { away: Math.abs(x - left), along: 2 * this.#width + this.#height + bottom - y },
    ]
    return sides.reduce((one, other) => (other.away < one.away ? other : one)).along
  }

  #at(along: number): Point {
    const { left, top, right, bottom } = this.#line
    const [width, height] = [this.#width, this.#height]
    if (along < width) return { x: left + along, y: top }
    if (along < width + height) return { x: right, y: top + along - width }
    if (along < 2 * width + height) return { x: right - (along - width - height), y: bottom }
    return { x: left, y: bottom - (along - 2 * width - height) }
  }
}

/** Of a way this long, the part that stays within half the area. */
const shareOf = (way: number, half: number): number =>
  way === 0 || half === 0 ? Infinity : half / Math.abs(way)
