/** A game as the server told it, message by message. */
import type { GameMessage, PublicHeading, ReachFacts, UpdateMessage, View } from '../protocol/messages'
import { reduce, withSeen } from './reduce'

export interface Game {
  readonly id: string
  readonly heading: PublicHeading
  /** How many events it has. */
  readonly version: number
  readonly view: View
  readonly reach: ReachFacts
}

export const opened = ({ game, heading, v, view, reach }: GameMessage): Game => ({
  id: game,
  heading,
  version: v,
  view,
  reach,
})

/** The events of an update that are new to a game; `null` where some before them are missing. */
export function news({ version }: Game, { v, events }: UpdateMessage): UpdateMessage['events'] | null {
  return v > version ? null : events.slice(version - v)
}

/** The game after an update, of which it may have the first events already; `null` where some are missing. */
export function updated(game: Game, update: UpdateMessage): Game | null {
  const fresh = news(game, update)
  if (!fresh) return null
  const outdated = update.v + update.events.length < game.version
  if (outdated) return game // its reach is older than ours
  const view = withSeen(fresh.reduce(reduce, game.view), update.seen ?? {})
  return { ...game, version: game.version + fresh.length, view, reach: { ...game.reach, ...update.reach } }
}
