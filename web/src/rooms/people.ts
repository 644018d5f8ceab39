import type { PersonFacts, RoomFacts } from '../protocol/messages'

/** People who are here and have no seat. */
export const watchers = (room: RoomFacts): PersonFacts[] =>
  room.people.filter(({ seat, here }) => seat === null && here)
