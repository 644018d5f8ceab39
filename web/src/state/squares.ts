/** Squares of the map and the lattice of its tiles (G1 to G5): [board, x, y], x growing east and y south. */
import { DIRECTIONS, type Direction, type Place, type Square } from '../protocol/messages'

export const TILE_SQUARES = 4

/** A square within a tile, x and y from 0 to 3. */
export type Cell = readonly [x: number, y: number]

export const STEP: Readonly<Record<Direction, Cell>> = {
  north: [0, -1],
  east: [1, 0],
  south: [0, 1],
  west: [-1, 0],
}
/** The door of each side (G3). */
export const DOOR_CELLS: Readonly<Record<Direction, Cell>> = {
  north: [2, 0],
  east: [3, 2],
  south: [1, 3],
  west: [0, 1],
}

export const sideAfter = (side: Direction, quarters: number): Direction =>
  DIRECTIONS[(DIRECTIONS.indexOf(side) + quarters + 4) % 4] as Direction
export const opposite = (side: Direction): Direction => sideAfter(side, 2)

export const sameSquare = (one: Square | null, other: Square | null): boolean =>
  one === other || (!!one && !!other && one[0] === other[0] && one[1] === other[1] && one[2] === other[2])

/** Orders squares by board, then row by row. */
export const byRows = (one: Square, other: Square): number =>
  one[0] - other[0] || one[2] - other[2] || one[1] - other[1]

export const keyOf = (place: readonly number[]): string => place.join(',')

export const stepsFrom = ([board, x, y]: Square, direction: Direction, steps: number): Square => [
  board,
  x + STEP[direction][0] * steps,
  y + STEP[direction][1] * steps,
]

/** The north-west square of a lattice place (G5). */
export const cornerOf = ([board, column, row]: Place): Square => [
  board,
  TILE_SQUARES * column - row,
  TILE_SQUARES * row + column,
]

export const beyond = ([board, column, row]: Place, side: Direction): Place => [
  board,
  column + STEP[side][0],
  row + STEP[side][1],
]

/** Where a square of a tile comes to lie when the tile is turned clockwise. */
export function turnedCell([x, y]: Cell, quarters: number): Cell {
  return quarters <= 0 ? [x, y] : turnedCell([TILE_SQUARES - 1 - y, x], quarters - 1)
}

/** The square of the door that a tile with this corner has on a side. */
export const doorSquare = ([board, x, y]: Square, side: Direction): Square => [
  board,
  x + DOOR_CELLS[side][0],
  y + DOOR_CELLS[side][1],
]
