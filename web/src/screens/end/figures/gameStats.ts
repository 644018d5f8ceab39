/** Reads a finished game from its log: the deeds of each seat, and the paths of the heroes. Pure. */
import { HEROES, type GameEvent, type Hero, type Square } from '../../../protocol/messages'

/** The first line is the heading; every other is an event. Lines that cannot be read are passed over. */
export function eventsOf(log: string): GameEvent[] {
  const lines = log.split('\n').slice(1)
  return lines.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line) as GameEvent)
}

export interface SeatDeeds {
  seat: number
  moves: number
  /** All squares gone together. */
  squares: number
  vortices: number
  escalators: number
  explored: number
  bells: number
  stares: number
  /** What the rules call actions (T3). */
  actions: number
}

export interface GameStats {
  deeds: SeatDeeds[]
  /** From the first turn of the hourglass to the end, without pauses. */
  played: number
  /** When the theft happened, counted likewise; `null` if it did not. */
  theft: number | null
  explored: number
}

type Count = Exclude<keyof SeatDeeds, 'seat' | 'squares' | 'actions'>

const COUNTED: Partial<Record<GameEvent['type'], Count>> = {
  moved: 'moves',
  vortex_taken: 'vortices',
  escalator_taken: 'escalators',
  tile_placed: 'explored',
  bell_placed: 'bells',
  stared: 'stares',
}
const ACTIONS: readonly Count[] = ['moves', 'vortices', 'escalators', 'explored']

const nothing = (seat: number): SeatDeeds => ({
  seat,
  moves: 0,
  squares: 0,
  vortices: 0,
  escalators: 0,
  explored: 0,
  bells: 0,
  stares: 0,
  actions: 0,
})

function count(deeds: SeatDeeds[], event: GameEvent): void {
  const what = COUNTED[event.type]
  const own = 'seat' in event && event.seat !== null ? deeds[event.seat] : undefined
  if (!what || !own) return
  own[what] += 1
  if (ACTIONS.includes(what)) own.actions += 1
  if (event.type === 'moved') own.squares += event.steps
}

/** How long was played until then. */
function playedUntil(end: number, events: readonly GameEvent[]): number {
  let played = 0
  let since: number | null = events.some(({ type }) => type === 'started') ? null : 0 // a game from the middle
  for (const { type, at } of events) {
    if (at > end) break
    if (type === 'started' || type === 'resumed') since = at
    else if (type === 'paused' && since !== null) {
      played += at - since
      since = null
    }
  }
  return since === null ? played : played + end - since
}

export function gameStats(events: readonly GameEvent[], seats: number): GameStats {
  const deeds = Array.from({ length: seats }, (_, seat) => nothing(seat))
  events.forEach((event) => count(deeds, event))
  const when = (type: GameEvent['type']) => events.find((event) => event.type === type)?.at
  const end = when('won') ?? when('lost') ?? 0
  const theft = when('theft_done')
  return {
    deeds,
    played: playedUntil(end, events),
    theft: theft === undefined ? null : playedUntil(theft, events),
    explored: deeds.reduce((sum, one) => sum + one.explored, 0),
  }
}

/** A stretch of a hero's way: on foot and by escalator drawn through, by vortex a jump. */
export interface Stretch {
  from: Square
  to: Square
  jump: boolean
}

export function waysOf(events: readonly GameEvent[]): Record<Hero, Stretch[]> {
  const ways = Object.fromEntries(HEROES.map((hero) => [hero, []])) as unknown as Record<Hero, Stretch[]>
  for (const event of events) {
    if (event.type === 'moved' || event.type === 'vortex_taken' || event.type === 'escalator_taken')
      ways[event.hero].push({ from: event.from, to: event.to, jump: event.type === 'vortex_taken' })
  }
  return ways
}
