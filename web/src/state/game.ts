/** A game as the server told it, message by message. Pure. */
import type {
  GameEvent,
  GameMessage,
  PublicHeading,
  ReachFacts,
  UpdateMessage,
  View,
} from '../protocol/messages'
import { reduce, withSeen } from './reduce'
import { NOTHING_RECENT, remember, type Recent } from './recent'

export interface Game {
  readonly id: string
  readonly heading: PublicHeading
  /** How many events it has. */
  readonly version: number
  readonly view: View
  readonly reach: ReachFacts
  /** What seats did lately; what of it is still shown depends on the time (`recentAt`). */
  readonly recent: Recent
}

/** The outcome of an update. */
export interface Progress {
  readonly game: Game
  /** Those that the game did not have yet. */
  readonly events: readonly GameEvent[]
}

export const opened = ({ game, heading, v, view, reach }: GameMessage): Game => ({
  id: game,
  heading,
  version: v,
  view,
  reach,
  recent: NOTHING_RECENT,
})

/** Applies an update, of which the game may have the first events already; `null` where some before it are missing. */
export function updated(game: Game, { v, events: told, seen, reach }: UpdateMessage): Progress | null {
  if (v > game.version) return null
  const events = told.slice(game.version - v)
  const outdated = v + told.length < game.version
  if (outdated) return { game, events } // its reach is older than ours
  const view = withSeen(events.reduce(reduce, game.view), seen ?? {})
  const version = game.version + events.length
  const recent = events.reduce(remember, game.recent)
  return { game: { ...game, version, view, reach: { ...game.reach, ...reach }, recent }, events }
}
