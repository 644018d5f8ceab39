/** What lies on the tiles of a set, from the server; asked for once. */
import type { Direction, Heading, Hero } from '../protocol/messages'

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

const asked = new Map<string, Promise<TileSetFacts>>()

/** The facts of a set by its digest. A failure is forgotten, so that asking again tries again. */
export function loadTileSet(digest: string): Promise<TileSetFacts> {
  const known = asked.get(digest)
  if (known) return known
  const coming = fetch(`/api/tile-sets/${digest}`).then((answer): Promise<TileSetFacts> => {
    if (!answer.ok) throw new Error(`tile set ${digest}: ${answer.status}`)
    return answer.json()
  })
  asked.set(digest, coming)
  coming.catch(() => asked.delete(digest))
  return coming
}

/** The set a game is played with. */
export const digestOf = (heading: Heading): string => heading.tile_set.digest ?? ''
