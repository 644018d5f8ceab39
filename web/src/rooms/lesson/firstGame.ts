/** The first game: opens its room, or goes on in the one that was left. */
import { go } from '../../router.svelte'
import { openRoom, roomExists, type Trouble } from '../openRoom'

/** `left`: the room that was left in the middle. It is given up only where the server says that it is gone. */
export async function beginFirstGame(left: string | null): Promise<Trouble | null> {
  const there = left !== null && (await roomExists(left))
  if (there === null) return 'away'
  if (!there) return openRoom('lesson')
  go(`/${left}`)
  return null
}
