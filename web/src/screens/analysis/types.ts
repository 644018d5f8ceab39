/** The analysis of a finished game, as the server works it out (`analysis/report.py`): times in milliseconds. */
import type { Ability, BotLevel, Hero, Loss, Phase, Square } from '../../protocol/messages'
import type { Replay } from '../../replay/types'

export interface Stretch {
  start: number
  end: number
}

/** All parts together are the time that was played. */
export interface HeroTime {
  hero: Hero
  moving_ms: number
  /** By seat. */
  waiting_ms: number[]
  resting_ms: number
  talking_ms: number
  safe_ms: number
}

export const CHAPTERS = ['search', 'gathering', 'escape'] as const
export type Chapter = (typeof CHAPTERS)[number]

export interface PhaseTime {
  phase: Chapter
  ms: number
  talk_ms: number
  actions: number
  heroes: HeroTime[]
}

export interface PhaseStretch extends Stretch {
  phase: Chapter
}

export interface Reaction {
  count: number
  median_ms: number | null
  p90_ms: number | null
}

export interface SeatShare {
  seat: number
  actions: number
  moves: number
  steps: number
  vortices: number
  escalators: number
  explorations: number
  turns: number
  cards_turned: number
  bells_placed: number
  bells_received: number
  stares: number
  useful: number
  reaction: Reaction
}

export type Purpose =
  'hourglass' | 'camera' | 'ball' | 'explore' | 'item' | 'exit' | 'aside' | 'aside_at_once' | 'table'

/** Something useful that was open while nobody who had it did anything. */
export interface Chance extends Stretch {
  hero: Hero
  ability: Ability
  square: Square
  purpose: Purpose
  seats: number[]
  /** Whether it was done in the end. */
  taken: boolean
}

export interface Turn {
  at: number
  hero: Hero
  seat: number
  square: Square
  left_ms: number
  sand_ms: number
  wasted_ms: number
}

export interface Camera {
  at: number
  square: Square
}

export interface Sand {
  capacity_ms: number
  /** Moment and sand left; straight lines in between. */
  curve: [number, number][]
  turns: Turn[]
  wasted_ms: number
  left_ms: number
  locked: Stretch[]
  locked_ms: number
  broken: Camera[]
}

export interface Warmth {
  hero: Hero
  square: Square
  stops: number
  passes: number
  stood_ms: number
}

export interface Leg {
  at: number
  hero: Hero
  ability: Ability
  origin: Square
  to: Square
}

export interface LyingTile {
  corner: Square
  /** As `board/art.ts` names it. */
  picture: string
}

export interface Pace {
  action_ms: number
  look_ms: number
  card_ms: number
}

export interface Planned {
  actions: number
  turns: number
  time_ms: number
  sand_left_ms: number
  in_time: boolean
}

export interface Beside {
  actions: number
  least_actions: number | null
  pace: Pace
  plan: Planned | null
}

export interface Analysis {
  format: number
  seats: number
  phase: Phase
  started_at: number | null
  ended_at: number
  play_ms: number
  phases: PhaseTime[]
  strip: PhaseStretch[]
  talks: Stretch[]
  pauses: Stretch[]
  heroes: HeroTime[]
  shares: SeatShare[]
  /** The longest first. */
  chances: Chance[]
  chances_in_all: number
  sand: Sand
  warmth: Warmth[]
  ways: Leg[]
  mall: LyingTile[]
  beside: Beside
}

/** How bots went on from a moment. */
export interface Branch {
  version: number
  at: number
  level: BotLevel
  seed: number
  phase: Phase
  loss: Loss | null
  ended_at: number
  sand_left_ms: number
  turns: number
  replay: Replay
}
