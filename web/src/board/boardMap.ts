/** The map at one moment: its tiles, where they lie on the plane, and what is on them. */
import type { SeenTile } from '../protocol/messages'
import { Mall } from '../state/mall'
import { Plane } from './plane'
import type { TileSetFacts } from '../state/tileFacts'

export class BoardMap {
  readonly set: TileSetFacts
  readonly tiles: readonly SeenTile[]
  readonly plane: Plane
  readonly mall: Mall

  constructor(set: TileSetFacts, tiles: readonly SeenTile[]) {
    this.set = set
    this.tiles = tiles
    this.plane = new Plane(tiles)
    this.mall = new Mall(set, tiles)
  }
}
