/** Chooses the event for the caption under the mall: an important one stays long enough to be read. Pure. */
import type { GameEvent, View } from '../../protocol/messages'
import { lastAt } from './seek'
import type { Storyboard } from './storyboard'

export interface Caption {
  at: number
  event: GameEvent
  view: View
}

/** Rank of each event; those not listed get no caption. */
const RANKS: Partial<Record<GameEvent['type'], number>> = {
  moved: 0,
  vortex_taken: 0,
  escalator_taken: 0,
  pinged: 1,
  signed: 1,
  stared: 1,
  card_turned: 1,
  tile_revealed: 1,
  tile_placed: 1,
  bell_placed: 2,
  said: 2,
  remarked: 2,
  cards_passed: 2,
  discard_due: 2,
  tiles_discarded: 2,
  paused: 2,
  resumed: 2,
  interrupted: 2,
  hero_safe: 2,
  started: 3,
  hourglass_turned: 3,
  theft_done: 4,
  won: 5,
  lost: 5,
}

/** How long, in milliseconds of the film, a caption is safe from others of the same or a lower rank. */
const SAME_MS = 450
const LOWER_MS = 1300

const rankOf = ({ type }: GameEvent): number => RANKS[type] ?? -1

export class Captions {
  readonly all: readonly Caption[]

  constructor({ moments }: Storyboard, pace: number) {
    const all: Caption[] = []
    for (const { at, view, events } of moments) {
      const event = weightiest(events)
      if (event && replaces(all.at(-1), event, at, pace)) all.push({ at, event, view })
    }
    this.all = all
  }

  at(at: number): Caption | null {
    return this.all[lastAt(this.all, at)] ?? null
  }
}

function weightiest(events: readonly GameEvent[]): GameEvent | null {
  const told = events.filter((event) => rankOf(event) >= 0)
  return told.reduce<GameEvent | null>(
    (best, event) => (best && rankOf(best) >= rankOf(event) ? best : event),
    null,
  )
}

function replaces(shown: Caption | undefined, event: GameEvent, at: number, pace: number): boolean {
  if (!shown) return true
  const difference = rankOf(event) - rankOf(shown.event)
  if (difference > 0) return true
  return at - shown.at >= (difference === 0 ? SAME_MS : LOWER_MS) * pace
}
