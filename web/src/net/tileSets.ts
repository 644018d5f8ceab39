/** What lies on the tiles of a set, from the server; asked for once. */
import type { TileSetFaces } from '../protocol/api'
import type { PublicHeading } from '../protocol/messages'

const asked = new Map<string, Promise<TileSetFaces>>()

/** The facts of a set by its digest. A failure is forgotten, so that asking again tries again. */
export function loadTileSet(digest: string): Promise<TileSetFaces> {
  const known = asked.get(digest)
  if (known) return known
  const coming = fetch(`/api/tile-sets/${digest}`).then((answer): Promise<TileSetFaces> => {
    if (!answer.ok) throw new Error(`tile set ${digest}: ${answer.status}`)
    return answer.json()
  })
  asked.set(digest, coming)
  coming.catch(() => asked.delete(digest))
  return coming
}

/** The set a game is played with. */
export const digestOf = (heading: PublicHeading): string => heading.tile_set.digest ?? ''
