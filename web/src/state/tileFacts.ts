/** The facts of a tile set, as `/api/tile-sets/{digest}` returns them. */
import type { Direction, Hero } from '../protocol/messages'

/** A square within a tile, x and y from 0 to 3. */
export type Cell = readonly [x: number, y: number]

export type SpecialKind = 'exploration' | 'vortex' | 'hourglass' | 'item' | 'exit' | 'ball' | 'camera'

/** A face as it lies unturned. */
export interface FaceFacts {
  tile: number
  face: string
  doors: Partial<Record<Direction, Hero | 'entrance'>>
  specials: readonly { square: Cell; kind: SpecialKind; hero: Hero | null }[]
  shops: readonly Cell[]
  walls: readonly (readonly [Cell, Cell])[]
  passages: readonly (readonly [Cell, Cell])[]
  escalators: readonly (readonly [Cell, Cell])[]
}

export interface TileSetFacts {
  name: string
  digest: string
  /** By name: `1A`, `1B`, `2`, … */
  faces: Readonly<Record<string, FaceFacts>>
}
