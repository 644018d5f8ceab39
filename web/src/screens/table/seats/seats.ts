/** The facts of each seat that the seats panel shows. */
import type { Ability, RoomFacts, View } from '../../../protocol/messages'
import type { Me } from '../../../session/api'
import { letterOf } from '../../../ui/seats'

export interface SeatFacts {
  seat: number
  /** Empty where nobody sits. */
  name: string
  letter: string
  me: boolean
  /** A bot sits here, for good or until its person is back. */
  bot: boolean
  ready: boolean
  here: boolean
  host: boolean
  leader: boolean
  bell: boolean
  lag: number | null
  abilities: readonly Ability[]
}

export type Lags = Readonly<Record<number, number>>

/** All seats of the game, in their order round the table. */
export function seatsOf(
  room: RoomFacts,
  view: Pick<View, 'cards' | 'leader' | 'bell' | 'deck'>,
  me: Me | null,
  lags: Lags,
): SeatFacts[] {
  const solo = view.deck !== null
  return view.cards.map((abilities, seat) => {
    const person = room.people.find((one) => one.seat === seat)
    const bot = room.bots.find((one) => one.seat === seat)
    const name = person?.name ?? bot?.name ?? ''
    return {
      seat,
      name,
      letter: letterOf(name),
      me: me?.seat === seat,
      bot: bot !== undefined,
      here: bot !== undefined || (person?.here ?? false),
      ready: person?.ready ?? bot !== undefined,
      host: person !== undefined && person.id === room.host,
      leader: view.leader === seat,
      bell: view.bell === seat,
      lag: lags[seat] ?? person?.lag ?? null,
      abilities: solo ? [] : abilities,
    }
  })
}

/** Orders seats as the panel lists them: mine first, then to the left. A watcher reads from the first seat. */
export function fromMe(seats: readonly SeatFacts[]): SeatFacts[] {
  const mine = Math.max(
    0,
    seats.findIndex((seat) => seat.me),
  )
  return [...seats.slice(mine), ...seats.slice(0, mine)]
}
