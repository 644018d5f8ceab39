/** Moments of a game that people look for. Pure. */
import type { ReplayUpdate } from '../protocol/api'
import type { GameEvent, RemarkedEvent, SaidEvent } from '../protocol/messages'

export const MARK_KINDS = [
  'start',
  'explore',
  'turn',
  'talk',
  'bell',
  'theft',
  'exit',
  'walls',
  'pause',
  'end',
] as const
export type HighlightKind = (typeof MARK_KINDS)[number]

export interface Highlight {
  at: number
  kind: HighlightKind
  /** How many updates there have been with it. */
  index: number
  event: GameEvent
}

const MARKED: Partial<Record<GameEvent['type'], HighlightKind>> = {
  started: 'start',
  tile_placed: 'explore',
  hourglass_turned: 'turn',
  talk_opened: 'talk',
  bell_placed: 'bell',
  theft_done: 'theft',
  hero_safe: 'exit',
  tiles_discarded: 'walls',
  paused: 'pause',
  won: 'end',
  lost: 'end',
}

export function highlightsOf(updates: readonly ReplayUpdate[]): Highlight[] {
  return updates.flatMap(({ at, events }, before) =>
    events.flatMap((event) => {
      const kind = MARKED[event.type]
      return kind ? [{ at, kind, index: before + 1, event }] : []
    }),
  )
}

export interface Span {
  from: number
  to: number
}

/** While talk was open, the planning before the first turn of the hourglass included. */
export function talksOf(updates: readonly ReplayUpdate[], start: number, end: number): Span[] {
  const spans: Span[] = []
  let from: number | null = start
  const close = (at: number): void => {
    if (from !== null && at > from) spans.push({ from, to: at })
    from = null
  }
  for (const { at, events } of updates)
    for (const { type } of events) {
      if (type === 'talk_opened') from = at
      else if (type === 'talk_closed' || type === 'started' || type === 'won' || type === 'lost') close(at)
    }
  close(end)
  return spans
}

export interface Words {
  at: number
  said: SaidEvent | RemarkedEvent
}

/** All that was said, in order. */
export const wordsOf = (updates: readonly ReplayUpdate[]): Words[] =>
  updates.flatMap(({ at, events }) =>
    events.flatMap((event) =>
      event.type === 'said' || event.type === 'remarked' ? [{ at, said: event }] : [],
    ),
  )
