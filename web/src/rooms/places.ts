/** Who sits where before the game. */
import type { BotFacts, PersonFacts, RoomFacts } from '../protocol/messages'

export const seatCount = (room: RoomFacts): number => room.table.seats

export interface Place {
  seat: number
  person: PersonFacts | null
  bot: BotFacts | null
}

export function places(room: RoomFacts): Place[] {
  return Array.from({ length: seatCount(room) }, (_, seat) => {
    const person = room.people.find((one) => one.seat === seat) ?? null
    return { seat, person, bot: room.bots.find((one) => one.seat === seat) ?? null }
  })
}

export const emptySeats = (room: RoomFacts): number[] =>
  places(room)
    .filter(({ person, bot }) => !person && !bot)
    .map(({ seat }) => seat)

/** Where somebody can sit down: an empty seat, or else one that a bot gives up for them. */
export function seatToTake(room: RoomFacts): number | null {
  const bot = places(room).find((place) => !place.person && place.bot)
  return emptySeats(room)[0] ?? bot?.seat ?? null
}
