/** Where escalators lead on the map, from the facts of the tiles. */
import type { SeenTile, Square } from '../protocol/messages'
import { sameSquare } from './squares'

type Cell = [number, number]

/** Of `/api/tile-sets/{digest}`, what is needed here: squares within an unturned tile. */
export interface EscalatorFacts {
  faces: Record<string, { escalators: [Cell, Cell][] }>
}

/** A square of a tile, on the map (G5). */
function onMap({ place: [board, column, row], quarters }: SeenTile, cell: Cell): Square {
  let [x, y] = cell
  for (let turned = 0; turned < quarters; turned++) [x, y] = [3 - y, x]
  return [board, 4 * column - row + x, 4 * row + column + y]
}

/** The other end of the escalator at a square, if one is there. */
export function otherEnd(facts: EscalatorFacts, tiles: readonly SeenTile[], from: Square): Square | null {
  for (const tile of tiles) {
    for (const ends of facts.faces[`${tile.tile}${tile.face}`]?.escalators ?? []) {
      const [one, other] = [onMap(tile, ends[0]), onMap(tile, ends[1])]
      if (sameSquare(one, from)) return other
      if (sameSquare(other, from)) return one
    }
  }
  return null
}
