/** The map of one moment, ready to be looked up and drawn. */
import type { TileSetFaces } from '../protocol/api'
import type { SeenTile } from '../protocol/messages'
import { Mall } from '../state/mall'
import { Plane } from './plane'

export class BoardMap {
  readonly set: TileSetFaces
  readonly tiles: readonly SeenTile[]
  readonly plane: Plane
  readonly mall: Mall

  constructor(set: TileSetFaces, tiles: readonly SeenTile[]) {
    this.set = set
    this.tiles = tiles
    this.plane = new Plane(tiles)
    this.mall = new Mall(set, tiles)
  }
}
