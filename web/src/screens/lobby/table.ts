/** Whom a table waits for, and what the host may still change. No rules here: the server says what goes. */
import type { Ability, PersonFacts, RoomFacts, TableChanges, TableChoices } from '../../protocol/messages'
import type { ScenarioRow } from '../../protocol/api'
import { type Place, places, seatCount } from '../../rooms/places'

export const USUAL_LISTEN_MS = 10_000
const LISTEN_TIMES = [0, 5_000, USUAL_LISTEN_MS, 20_000, 30_000]

/** How long bots may hold still in a talk window, what is chosen now among it. */
export const listenTimes = (chosen: number): number[] =>
  [...new Set([...LISTEN_TIMES, chosen])].sort((a, b) => a - b)

/** Nobody to invite and nobody to talk to: one seat, and no watchers. */
export const isAlone = (room: RoomFacts): boolean => seatCount(room) === 1 && room.people.length <= 1

/** Whoever hosts says so by starting; bots always are. */
const isReady = (room: RoomFacts, { person, bot }: Place): boolean =>
  person ? person.ready || person.id === room.host : bot !== null

export const readyCount = (room: RoomFacts): number =>
  places(room).filter((place) => isReady(room, place)).length

export const waitedFor = (room: RoomFacts): PersonFacts[] =>
  places(room)
    .filter((place) => place.person && !isReady(room, place))
    .map(({ person }) => person as PersonFacts)

/** The date of the daily challenge if it is next: then only the seats can still change. */
export const dayOf = (room: RoomFacts | null): string | null =>
  room?.phase === 'lobby' ? (room.daily ?? null) : null

/** What goes with another scenario: choices that were about the one before go back to what is usual. */
export function withScenario(table: TableChoices, row: ScenarioRow): TableChanges {
  const seats = nearest(row.seats, table.seats)
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

export const withSeats = (seats: number): TableChanges => ({ seats, cards: null })

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
