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
