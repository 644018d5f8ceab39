/** Opens rooms, and asks whether one exists. */
import { go } from '../router.svelte'

export type Company = 'friends' | 'bots' | 'solo' | 'lesson'

/** The table of each way to play, ready to start. */
const TABLES: Record<Company, object> = {
  friends: {},
  bots: { bots: 'human' },
  solo: { table: { seats: 1 } },
  // For the first time: a patient hourglass, talk all the time, one partner who does not hurry.
  lesson: { table: { scenario: 1, seats: 2, hourglass_ms: 600_000, talk_always: true }, bots: 'relaxed' },
}

export type Trouble = 'away' | 'too-many'

/** Opens a room and goes there; or says what was wrong. */
export const openRoom = (company: Company): Promise<Trouble | null> => openTable(TABLES[company])

/** The same with a table of one's own choice, or, at another address, of the server's. */
export async function openTable(wish: object, address = '/api/rooms'): Promise<Trouble | null> {
  try {
    const headers = { 'Content-Type': 'application/json' }
    const answer = await fetch(address, { method: 'POST', headers, body: JSON.stringify(wish) })
    if (answer.status === 429) return 'too-many'
    if (!answer.ok) return 'away'
    const { code } = (await answer.json()) as { code: string }
    go(`/${code}`)
    return null
  } catch {
    return 'away'
  }
}

/** Whether there is such a room; `null` if nobody could say. */
export async function roomExists(code: string): Promise<boolean | null> {
  try {
    const answer = await fetch(`/api/rooms/${code}`)
    return answer.ok ? true : answer.status === 404 ? false : null
  } catch {
    return null
  }
}
