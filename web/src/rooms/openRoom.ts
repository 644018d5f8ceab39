/** Opening rooms, and asking whether there is one. */
import type { DailyRoom, NewRoom, RoomCreated } from '../protocol/api'
import { go } from '../router.svelte'

export type Company = 'friends' | 'bots' | 'solo' | 'lesson' | 'solo-lesson'

/** How the table is laid for each: whoever opens a room finds it ready to start. */
const TABLES: Record<Company, NewRoom> = {
  friends: {},
  bots: { bots: 'human' },
  solo: { table: { seats: 1 } },
  lesson: { lesson: 'team' },
  'solo-lesson': { lesson: 'solo' },
}

export type Trouble = 'away' | 'too-many'

/** Opens a room and goes there; or says what was wrong. */
export const openRoom = (company: Company): Promise<Trouble | null> => openTable(TABLES[company])

/** The same with a table of one's own choice, or, at another address, of the server's. */
export async function openTable(wish: NewRoom | DailyRoom, address = '/api/rooms'): Promise<Trouble | null> {
  try {
    const headers = { 'Content-Type': 'application/json' }
    const answer = await fetch(address, { method: 'POST', headers, body: JSON.stringify(wish) })
    if (answer.status === 429) return 'too-many'
    if (!answer.ok) return 'away'
    const { code } = (await answer.json()) as RoomCreated
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
