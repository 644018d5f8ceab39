/** The tiles as they lie (G3 to G8), for looking things up. Facts of geometry, no rules of the game. */
import type { FaceFacts, TileSetFaces } from '../protocol/api'
import type { Cell } from './squares'
import {
  DIRECTIONS,
  type Direction,
  type Hero,
  type Place,
  type SeenTile,
  type Square,
} from '../protocol/messages'
import {
  beyond,
  cornerOf,
  doorSquare,
  keyOf,
  opposite,
  sameSquare,
  sideAfter,
  TILE_SQUARES,
  turnedCell,
} from './squares'

/** A tile on the map with what is on it, turned as it lies. */
export interface LyingTile {
  readonly seen: SeenTile
  readonly face: FaceFacts
  readonly corner: Square
  /** By side, once turned. */
  readonly doors: ReadonlyMap<Direction, Hero | 'entrance'>
}

export const faceName = ({ tile, face }: { tile: number; face: string }): string => `${tile}${face}`

function doorsOf(face: FaceFacts, quarters: number): Map<Direction, Hero | 'entrance'> {
  const owned = Object.entries(face.doors) as [Direction, Hero | 'entrance'][]
  return new Map(owned.map(([side, owner]) => [sideAfter(side, quarters), owner]))
}

export const squareOn = ({ seen, corner: [board, x, y] }: LyingTile, cell: Cell): Square => {
  const [dx, dy] = turnedCell(cell, seen.quarters)
  return [board, x + dx, y + dy]
}

/** How a door is drawn: to be explored, joined, shut, or none. An entrance before nothing is a dead end (D6). */
export type DoorLetter = 'x' | 'j' | 's' | 'e' | '-'

interface Laid {
  readonly set: TileSetFaces
  readonly tiles: readonly LyingTile[]
  readonly byPlace: ReadonlyMap<string, LyingTile>
}

/** Tiles are derived once while the same ones lie: most updates only move a hero. */
const laid = new WeakMap<readonly SeenTile[], Laid>()

function lay(set: TileSetFaces, seen: readonly SeenTile[]): Laid {
  const known = laid.get(seen)
  if (known?.set === set) return known
  const tiles = seen.flatMap((one) => {
    const face = set.faces[faceName(one)]
    return face ? [{ seen: one, face, corner: cornerOf(one.place), doors: doorsOf(face, one.quarters) }] : []
  })
  const fresh = { set, tiles, byPlace: new Map(tiles.map((tile) => [keyOf(tile.seen.place), tile])) }
  laid.set(seen, fresh)
  return fresh
}

/** Every tile that lies on the map, for looking things up. */
export class Mall {
  readonly tiles: readonly LyingTile[]
  readonly #byPlace: ReadonlyMap<string, LyingTile>

  constructor(set: TileSetFaces, tiles: readonly SeenTile[]) {
    const { tiles: lying, byPlace } = lay(set, tiles)
    this.tiles = lying
    this.#byPlace = byPlace
  }

  at(place: Place): LyingTile | undefined {
    return this.#byPlace.get(keyOf(place))
  }

  /** The tile under a square; the lattice is solved, not searched. */
  under(square: Square): LyingTile | undefined {
    const [board, x, y] = square
    // With x = 4c - r + i and y = 4r + c + j (i, j from 0 to 3): 4x + y = 17c + (0 to 15), 4y - x = 17r + (-3 to 12).
    const tile = this.at([board, Math.floor((4 * x + y) / 17), Math.floor((4 * y - x + 3) / 17)])
    return tile && inside(tile.corner, square) ? tile : undefined
  }

  isFloor(square: Square): boolean {
    const tile = this.under(square)
    return !!tile && !tile.face.shops.some((shop) => sameSquare(squareOn(tile, shop), square))
  }

  doorLetters(tile: LyingTile): string {
    return DIRECTIONS.map((side) => this.#letter(tile, side)).join('')
  }

  #letter(tile: LyingTile, side: Direction): DoorLetter {
    const owner = tile.doors.get(side)
    if (!owner) return '-'
    const neighbour = this.at(beyond(tile.seen.place, side))
    if (neighbour) return neighbour.doors.has(opposite(side)) ? 'j' : 's'
    return owner === 'entrance' ? 's' : 'x'
  }

  /** The door at a square: its tile, its side, and the place beyond. */
  door(square: Square): { tile: LyingTile; side: Direction; place: Place } | undefined {
    const tile = this.under(square)
    const side =
      tile &&
      DIRECTIONS.find((each) => tile.doors.has(each) && sameSquare(doorSquare(tile.corner, each), square))
    return tile && side && { tile, side, place: beyond(tile.seen.place, side) }
  }

  /** The other end of the escalator at a square. */
  otherEnd(square: Square): Square | null {
    const tile = this.under(square)
    if (!tile) return null
    for (const [one, other] of tile.face.escalators) {
      const ends = [squareOn(tile, one), squareOn(tile, other)] as const
      if (sameSquare(ends[0], square)) return ends[1]
      if (sameSquare(ends[1], square)) return ends[0]
    }
    return null
  }

  /** Special squares of a kind, wherever they lie. */
  specials(kind: FaceFacts['specials'][number]['kind']): Square[] {
    return this.tiles.flatMap((tile) =>
      tile.face.specials
        .filter((special) => special.kind === kind)
        .map((special) => squareOn(tile, special.square)),
    )
  }
}

function inside([, left, top]: Square, [, x, y]: Square): boolean {
  return x >= left && x < left + TILE_SQUARES && y >= top && y < top + TILE_SQUARES
}

/** How a face lies when it is placed beyond a door of this side (G7). */
export function quartersBeyond(face: FaceFacts, side: Direction): number {
  const own = (Object.entries(face.doors) as [Direction, string][]).find(
    ([, owner]) => owner === 'entrance',
  )?.[0]
  return own ? (DIRECTIONS.indexOf(opposite(side)) - DIRECTIONS.indexOf(own) + 4) % 4 : 0
}

/** The letters of a tile that lies alone: as it is shown in a hand or on a stack. */
export function looseLetters(face: FaceFacts, quarters = 0): string {
  const doors = doorsOf(face, quarters)
  return DIRECTIONS.map((side) =>
    doors.has(side) ? (doors.get(side) === 'entrance' ? 'e' : 'x') : '-',
  ).join('')
}
