/** Loads the pictures of a film: from the server, or from a replay file. */
import { picture } from '../../board/art'
import { picturesOf } from '../../replay/replayPictures'
import type { Replay } from '../../replay/types'
import type { Pictures } from '../storyboard/filmScene'

export class PicturesMissing extends Error {}

const AT_ONCE = 6

/** All or nothing: a film with holes is none. Pictures of our own origin keep the canvas readable. */
export async function loadPictures(replay: Replay): Promise<Pictures> {
  const loaded = new Map<string, CanvasImageSource>()
  const waiting = picturesOf(replay).map(picture)
  const bring = async (): Promise<void> => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop())
      loaded.set(next, await load(next))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, bring))
  return (address) => loaded.get(address) ?? null
}

async function load(address: string): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = address
  try {
    await image.decode()
    return image
  } catch {
    throw new PicturesMissing(address)
  }
}
