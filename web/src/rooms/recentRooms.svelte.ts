/** Rooms this browser was in, newest first; kept here and nowhere else. */
const PLACE = 'hushmaze.rooms'
const MOST = 5
const KEPT_MS = 14 * 24 * 3600_000

export interface RecentRoom {
  code: string
  /** Unix time in ms. */
  at: number
}

function kept(): RecentRoom[] {
  try {
    const rooms: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '[]')
    return Array.isArray(rooms) ? rooms.filter(isRoom).filter((room) => Date.now() - room.at < KEPT_MS) : []
  } catch {
    return []
  }
}

const isRoom = (room: unknown): room is RecentRoom =>
  typeof room === 'object' &&
  room !== null &&
  typeof (room as RecentRoom).code === 'string' &&
  typeof (room as RecentRoom).at === 'number'

let rooms = $state.raw(kept())

function keep(list: RecentRoom[]): void {
  rooms = list
  try {
    localStorage.setItem(PLACE, JSON.stringify(list))
  } catch {
    // a browser that keeps nothing still plays
  }
}

export const recentRooms = (): readonly RecentRoom[] => rooms

export function rememberRoom(code: string): void {
  keep([{ code, at: Date.now() }, ...rooms.filter((room) => room.code !== code)].slice(0, MOST))
}

export function forgetRoom(code: string): void {
  keep(rooms.filter((room) => room.code !== code))
}
