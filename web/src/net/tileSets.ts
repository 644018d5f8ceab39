/** Fetches the facts of tile sets, each once. */
import type { Heading } from '../protocol/messages'
import type { TileSetFacts } from '../state/tileFacts'

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
