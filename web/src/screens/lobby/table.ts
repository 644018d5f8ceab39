/** Seats before the game, and changes that the host may make. No rules here: the server decides what is allowed. */
import type { Ability, BotFacts, Person, RoomFacts, TableChoices } from '../../protocol/messages'
import type { ScenarioRow } from '../../rooms/scenarios.svelte'

export const seatCount = (room: RoomFacts): number => room.table.seats ?? 4

export interface Place {
  seat: number
  person: Person | null
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

/** The host shows it by starting; bots always are. */
const isReady = (room: RoomFacts, { person, bot }: Place): boolean =>
  person ? person.ready || person.id === room.host : bot !== null

export const readyCount = (room: RoomFacts): number =>
  places(room).filter((place) => isReady(room, place)).length

export const waitedFor = (room: RoomFacts): Person[] =>
  places(room)
    .filter((place) => place.person && !isReady(room, place))
    .map(({ person }) => person as Person)

/** The date of the daily challenge if it is next: then only the seats can still change. */
export const dayOf = (room: RoomFacts | null): string | null =>
  room?.phase === 'lobby' ? (room.daily ?? null) : null

/** The choices for another scenario: those that concerned the one before go back to their defaults. */
export function withScenario(table: TableChoices, row: ScenarioRow): TableChoices {
  const seats = nearest(row.seats, table.seats ?? 4)
  return {
    scenario: row.number ?? row.code,
    seats,
    level: null,
    face: null,
    cards: null,
    talk_always: null,
    leader_fixed: null,
    hourglass_ms: null,
  }
}

export const withSeats = (seats: number): TableChoices => ({ seats, cards: null })

const nearest = (allowed: readonly number[], wanted: number): number =>
  allowed.reduce((best, each) => (Math.abs(each - wanted) < Math.abs(best - wanted) ? each : best))

const LETTERS: Record<string, Ability> = {
  N: 'north',
  E: 'east',
  S: 'south',
  W: 'west',
  V: 'vortex',
  C: 'escalator',
  X: 'explore',
}

/** A card written in letters, such as `SWCX`. */
export const abilitiesOnCard = (card: string): Ability[] =>
  [...card].flatMap((letter) => LETTERS[letter] ?? [])

export const swapped = (cards: readonly string[], one: number, other: number): string[] =>
  cards.map((card, seat) => (seat === one ? cards[other] : seat === other ? cards[one] : card) ?? '')
