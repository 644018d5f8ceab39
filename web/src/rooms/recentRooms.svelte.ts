/** Rooms this browser was in, newest first; kept here and nowhere else. */
import { readStored, store } from '../settings/stored'

const PLACE = 'hushmaze.rooms'
const MOST = 5
const KEPT_MS = 14 * 24 * 3600_000

export interface RecentRoom {
  code: string
  /** Unix time in ms. */
  at: number
}

function kept(): RecentRoom[] {
  const rooms = readStored(PLACE)
  return Array.isArray(rooms) ? rooms.filter(isRoom).filter((room) => Date.now() - room.at < KEPT_MS) : []
}

const isRoom = (room: unknown): room is RecentRoom =>
  typeof room === 'object' &&
  room !== null &&
  typeof (room as RecentRoom).code === 'string' &&
  typeof (room as RecentRoom).at === 'number'

let rooms = $state.raw(kept())

function keep(list: RecentRoom[]): void {
  rooms = list
  store(PLACE, list)
}

export const recentRooms = (): readonly RecentRoom[] => rooms

export function rememberRoom(code: string): void {
  keep([{ code, at: Date.now() }, ...kept().filter((room) => room.code !== code)].slice(0, MOST))
}

export function forgetRoom(code: string): void {
  keep(kept().filter((room) => room.code !== code))
}
