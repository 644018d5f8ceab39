/** Squares of the map: [board, x, y], x growing east and y south. */
import type { Direction, Square } from '../protocol/messages'

const STEP: Record<Direction, [number, number]> = {
  north: [0, -1],
  east: [1, 0],
  south: [0, 1],
  west: [-1, 0],
}

export const stepsFrom = ([board, x, y]: Square, direction: Direction, steps: number): Square => [
  board,
  x + STEP[direction][0] * steps,
  y + STEP[direction][1] * steps,
]

export const sameSquare = (one: Square | null, other: Square | null): boolean =>
  one === other || (!!one && !!other && one.every((part, place) => part === other[place]))
