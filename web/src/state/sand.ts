/** The sand at a moment of the game's clock, in both chambers. Pure. */
import type { Sand } from '../protocol/messages'

export interface SandNow {
  left: number
  /** What would be left if the hourglass were turned now: what lies below. */
  ifTurned: number
  capacity: number
  running: boolean
}

export function sandAt({ capacity, deadline, stopped_at }: Sand, at: number): SandNow {
  const left = Math.max(0, Math.min(capacity, deadline - (stopped_at ?? at)))
  return { left, ifTurned: capacity - left, capacity, running: stopped_at === null }
}

/** What was left when the game was over: none where nothing stopped the sand. */
export const leftAtEnd = (sand: Sand): number => sandAt(sand, sand.deadline).left

/** From here on the sand is short. */
export const ALARM_MS = 30_000

/** Seconds at which the time left is said aloud. */
export const SPOKEN_SECONDS: readonly number[] = [120, 60, 30, 10]

/** From this second on each one ticks. */
export const TICKING_SECONDS = 10

/** And from this one on more clearly. */
export const LAST_SECONDS = 3

/** How full the upper chamber is, 0 to 1. */
export const fullness = (left: number, capacity: number): number =>
  capacity > 0 ? Math.min(1, Math.max(0, left / capacity)) : 0

/** How high a heap of sand stands in a chamber that is widest away from the neck: its area grows with the square. */
export const heightOf = (share: number): number => Math.sqrt(Math.min(1, Math.max(0, share)))
