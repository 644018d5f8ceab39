/** Who sat where in a replay, as a room would tell it: so that the table's own panels can show it. Pure. */
import type { ReplaySeat, ReplayUpdate } from '../protocol/api'
import type { GameEvent, RoomFacts } from '../protocol/messages'
import type { Replay } from './types'

/** From this many updates on, these seats are held by bots for people who are away. */
interface Change {
  index: number
  held: ReadonlySet<number>
}

const byBot = (event: GameEvent): boolean | null =>
  'seat' in event && event.seat !== null && event.n !== undefined ? event.n < 0 : null

/** A bot holds a seat from its first deed there until its person does something again. */
export function holdings(seats: readonly ReplaySeat[], updates: readonly ReplayUpdate[]): Change[] {
  const changes: Change[] = [{ index: 0, held: new Set() }]
  updates.forEach(({ events }, before) => {
    for (const event of events) {
      const bot = byBot(event)
      const { held } = changes.at(-1) as Change
      const seat = 'seat' in event ? event.seat : null
      if (bot === null || seat === null || seats[seat]?.bot || held.has(seat) === bot) continue
      const next = new Set(held)
      if (bot) next.add(seat)
      else next.delete(seat)
      changes.push({ index: before + 1, held: next })
    }
  })
  return changes
}

export const heldAt = (changes: readonly Change[], index: number): ReadonlySet<number> =>
  (changes.findLast((change) => change.index <= index) as Change).held

/** People have their seat's number as id. */
export function roomOf(replay: Replay, held: ReadonlySet<number>): RoomFacts {
  const people = replay.seats.filter(({ bot }) => !bot)
  const bots = replay.seats.filter(({ bot, seat }) => bot || held.has(seat))
  return {
    code: '',
    host: null,
    people: people.map(({ seat, name }) => ({ id: seat, name, seat, ready: false, here: true, lag: null })),
    bots: bots.map(({ seat, name, bot, level }) => ({
      seat,
      name,
      level: level ?? 'human',
      holds: bot ? null : seat,
    })),
    table: { scenario: replay.heading.scenario, seats: replay.heading.seats },
    game: replay.game,
    phase: 'won',
    fair: null,
    daily: null,
    lesson: null,
  }
}
