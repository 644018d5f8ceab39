/** A finished game as it is kept for watching: what the server tells of it, or what a replay file holds. */
import type {
  BotLevel,
  GameEvent,
  PublicHeading,
  Loss,
  Phase,
  ReachFacts,
  UpdateMessage,
  View,
} from '../protocol/messages'
import type { TileSetFacts } from '../state/tileFacts'

/** The format of replay objects and files that this client reads. */
export const REPLAY_FORMAT = 1

export interface ReplaySeat {
  seat: number
  /** Empty where nobody knows it any more. */
  name: string
  /** The seat was a bot's. */
  bot: boolean
  /** Whether a bot did anything here: its own seat, or one it held for somebody who was away. */
  bot_helped: boolean
  level?: BotLevel | null
}

/** What was booked of the game; `null` of a log that was brought along. Older games lack some parts. */
export interface ReplaySummary {
  scenario: number
  name: string
  level: number | null
  seats: number
  names: string[]
  phase: Phase
  loss: Loss | null
  won: boolean
  turns: number
  sand_left: number
  counts: boolean
  bot_helped: boolean
  abandoned: boolean
  fair: boolean | null
  finished_at?: number
}

/** The whole heading of the game's log: once a game is over nothing in it is secret. */
export interface ReplayHeading extends PublicHeading {
  seed: number
  rigged: unknown
}

/** What happened at one moment, just as a socket tells it; `at` is the game's clock in milliseconds. */
export interface ReplayUpdate {
  at: number
  /** The version before the first of `events`. */
  v: UpdateMessage['v']
  /** In a line that came from a bot `n` is below zero. */
  events: GameEvent[]
  reach: UpdateMessage['reach']
  seen?: UpdateMessage['seen']
}

export interface Replay {
  hushmaze: 'replay'
  format: typeof REPLAY_FORMAT
  /** The version of the rules under which it was played. */
  rules: number
  /** Its id on the server it was played on; `null` of a log that was brought along. */
  game: string | null
  heading: ReplayHeading
  seats: ReplaySeat[]
  summary: ReplaySummary | null
  /** What lies on the tiles of its set, as `/api/tile-sets/{digest}` tells it. */
  facts: TileSetFacts
  first: { view: View; reach: ReachFacts }
  /** In order of time; several events of one moment stand in one update. */
  updates: ReplayUpdate[]
  /** The state's hash after the last update, the same on every machine. */
  digest: string
  analysis?: unknown
  /** In a file: every picture that the game needs, SVG by its path (`/art/…`), without query. */
  art?: Record<string, string>
}
