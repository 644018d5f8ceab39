/** What seats did lately, as far as it is still shown: calls by bell and stare (T5, T6), and deeds. It fades. Pure. */
import type { Ability, GameEvent } from '../protocol/messages'

/** A seat rings for another one, or stares at it. */
export interface Call {
  readonly kind: 'bell' | 'stare'
  readonly from: number
  readonly target: number
  readonly at: number
}

/** A seat has used an ability. */
export interface Act {
  readonly seat: number
  readonly ability: Ability
  readonly at: number
}

export interface Recent {
  readonly calls: readonly Call[]
  /** The newest of each seat. */
  readonly acts: readonly Act[]
}

export const NOTHING_RECENT: Recent = { calls: [], acts: [] }

/** How long each is shown, in milliseconds of the game's clock. */
export const CALL_MS: Readonly<Record<Call['kind'], number>> = { bell: 6000, stare: 4000 }
export const ACT_MS = 2000

type EventOf<T extends GameEvent['type']> = Extract<GameEvent, { type: T }>
type AbilityOf = { [T in GameEvent['type']]?: (event: EventOf<T>) => Ability }

const ABILITY_OF: AbilityOf = {
  moved: ({ direction }) => direction,
  vortex_taken: () => 'vortex',
  escalator_taken: () => 'escalator',
  tile_placed: () => 'explore',
}

/** Deeds that answer a call besides the use of an ability: who does one of them has done something. */
const ANSWERS: ReadonlySet<GameEvent['type']> = new Set(['tile_revealed', 'tiles_discarded', 'theft_done'])

/** The ability that was used; `null` where the event is no action (T3). */
export function abilityUsed(event: GameEvent): Ability | null {
  const read = ABILITY_OF[event.type] as ((event: GameEvent) => Ability) | undefined
  return read?.(event) ?? null
}

const endOf = (call: Call): number => call.at + CALL_MS[call.kind]

/** Those that hold at a moment; the same list where all do. */
function lasting<T>(all: readonly T[], holds: (one: T) => boolean): readonly T[] {
  return all.every(holds) ? all : all.filter(holds)
}

/** What is still shown at a moment; the same object where nothing has faded. */
export function recentAt(recent: Recent, now: number): Recent {
  const calls = lasting(recent.calls, (call) => now < endOf(call))
  const acts = lasting(recent.acts, (act) => now < act.at + ACT_MS)
  return calls === recent.calls && acts === recent.acts ? recent : { calls, acts }
}

/** When the next of them fades; `null` where nothing is shown. */
export function nextFading({ calls, acts }: Recent): number | null {
  const ends = [...calls.map(endOf), ...acts.map((act) => act.at + ACT_MS)]
  return ends.length ? Math.min(...ends) : null
}

function callOf(event: GameEvent): Call | null {
  if (event.type === 'bell_placed') return { ...between(event), kind: 'bell' }
  return event.type === 'stared' ? { ...between(event), kind: 'stare' } : null
}

const between = ({ seat, target, at }: EventOf<'bell_placed' | 'stared'>) => ({ from: seat, target, at })

/** There is one bell, and a seat stares at one other. */
const replaces = (fresh: Call, old: Call): boolean =>
  fresh.kind === old.kind && (fresh.kind === 'bell' || fresh.from === old.from)

/** What is recent after an event. */
export function remember(before: Recent, event: GameEvent): Recent {
  if (event.type === 'won' || event.type === 'lost') return NOTHING_RECENT
  const { calls, acts } = recentAt(before, event.at)
  const call = callOf(event)
  if (call) return { calls: [...calls.filter((old) => !replaces(call, old)), call], acts }
  const seat = 'seat' in event ? event.seat : null
  const ability = abilityUsed(event)
  if (seat === null || (!ability && !ANSWERS.has(event.type))) return before
  const unanswered = lasting(calls, (one) => one.target !== seat)
  if (!ability) return { calls: unanswered, acts }
  return {
    calls: unanswered,
    acts: [...acts.filter((act) => act.seat !== seat), { seat, ability, at: event.at }],
  }
}
