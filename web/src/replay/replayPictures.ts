/** Lists the pictures that a replay needs: every tile as it ever lay, and the plain ones. Pure. */
import { HEROES, type View } from '../protocol/messages'
import { faceName, looseLetters, Mall } from '../state/mall'
import type { TileSetFacts } from '../state/tileFacts'
import { Positions } from './positions'
import type { Replay } from './types'

const PLAIN = [
  'bell',
  'back',
  'pile',
  ...['spent', 'shutter', 'locked'].map((name) => `signs/${name}`),
  ...HEROES.flatMap((hero) => [`heroes/${hero}`, `badges/${hero}`]),
]

/** Paths as `board/art.ts` names them, in the order in which they are needed. */
export function picturesOf(replay: Replay): string[] {
  const positions = new Positions(replay)
  const found = new Set(PLAIN)
  let tiles: View['tiles'] | null = null
  for (let index = 0; index <= replay.updates.length; index += 1) {
    const { view } = positions.gameAt(index)
    if (view.tiles !== tiles) lyingPictures(replay.facts, view).forEach((path) => found.add(path))
    loosePictures(replay.facts, view).forEach((path) => found.add(path))
    tiles = view.tiles
  }
  return [...found]
}

/** Doors change when a neighbour is laid. */
function lyingPictures(facts: TileSetFacts, { tiles }: View): string[] {
  const mall = new Mall(facts, tiles)
  return mall.tiles.map((tile) => {
    const lying = `${tile.seen.quarters}-${mall.doorLetters(tile)}`
    return `tiles/${facts.digest}/${faceName(tile.seen)}/${lying}`
  })
}

/** Tiles that are seen before they are laid: in hand, or on a stack that lies face up. */
function loosePictures(facts: TileSetFacts, { hand, stack }: View): string[] {
  return [hand, stack.top].flatMap((tile) => {
    const face = facts.faces[String(tile)]
    return face ? [`tiles/${facts.digest}/${tile}/0-${looseLetters(face)}`] : []
  })
}
