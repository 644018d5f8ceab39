/** The plane that the camera looks at: boards side by side (C13), squares of 64 units. */
import type { SeenTile, Square } from '../protocol/messages'
import { cornerOf, TILE_SQUARES } from '../state/squares'

export const UNIT = 64
/** Between two boards, in squares. */
const GAP = 3

export interface Point {
  x: number
  y: number
}

export interface Rect {
  left: number
  top: number
  right: number
  bottom: number
}

export class Plane {
  /** Where each board has its square (0, 0), in units. */
  readonly #origins: readonly Point[]
  /** Around all tiles. */
  readonly bounds: Rect
  /** Where a line parts two boards. */
  readonly divider: number | null

  constructor(tiles: readonly SeenTile[]) {
    const boards = [0, 1].map((board) => boundsOf(tiles.filter(({ place }) => place[0] === board)))
    const [first, second] = [boards[0] ?? EMPTY, boards[1]]
    const shift = second ? (first.right + GAP - second.left) * UNIT : 0
    const drop = second ? ((first.top + first.bottom - second.top - second.bottom) / 2) * UNIT : 0
    this.#origins = [
      { x: 0, y: 0 },
      { x: shift, y: Math.round(drop) },
    ]
    this.divider = second ? (first.right + GAP / 2) * UNIT : null
    this.bounds = scaled(first)
    if (second) this.bounds = union(this.bounds, moved(scaled(second), this.#origins[1] as Point))
  }

  /** The north-west corner of a square. */
  spot([board, x, y]: Square): Point {
    const origin = this.#origins[board] ?? { x: 0, y: 0 }
    return { x: origin.x + x * UNIT, y: origin.y + y * UNIT }
  }

  middle(square: Square): Point {
    const { x, y } = this.spot(square)
    return { x: x + UNIT / 2, y: y + UNIT / 2 }
  }

  /** The square at a point, on the board on whose side of the divider it is. */
  squareAt({ x, y }: Point): Square {
    const board = this.divider !== null && x > this.divider ? 1 : 0
    const origin = this.#origins[board] as Point
    return [board, Math.floor((x - origin.x) / UNIT), Math.floor((y - origin.y) / UNIT)]
  }

  around(corner: Square, squares = TILE_SQUARES): Rect {
    const { x, y } = this.spot(corner)
    return { left: x, top: y, right: x + squares * UNIT, bottom: y + squares * UNIT }
  }
}

const EMPTY: Rect = { left: 0, top: 0, right: TILE_SQUARES, bottom: TILE_SQUARES }

function boundsOf(tiles: readonly SeenTile[]): Rect | undefined {
  if (tiles.length === 0) return undefined
  const corners = tiles.map(({ place }) => cornerOf(place))
  const across = corners.map(([, x]) => x)
  const down = corners.map(([, , y]) => y)
  return {
    left: Math.min(...across),
    top: Math.min(...down),
    right: Math.max(...across) + TILE_SQUARES,
    bottom: Math.max(...down) + TILE_SQUARES,
  }
}

const scaled = ({ left, top, right, bottom }: Rect): Rect => ({
  left: left * UNIT,
  top: top * UNIT,
  right: right * UNIT,
  bottom: bottom * UNIT,
})

const moved = ({ left, top, right, bottom }: Rect, { x, y }: Point): Rect => ({
  left: left + x,
  top: top + y,
  right: right + x,
  bottom: bottom + y,
})

export const union = (one: Rect, other: Rect): Rect => ({
  left: Math.min(one.left, other.left),
  top: Math.min(one.top, other.top),
  right: Math.max(one.right, other.right),
  bottom: Math.max(one.bottom, other.bottom),
})

export const contains = ({ left, top, right, bottom }: Rect, { x, y }: Point): boolean =>
  x >= left && x < right && y >= top && y < bottom

export const grown = ({ left, top, right, bottom }: Rect, by: number): Rect => ({
  left: left - by,
  top: top - by,
  right: right + by,
  bottom: bottom + by,
})
