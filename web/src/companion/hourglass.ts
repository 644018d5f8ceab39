/**
 * An hourglass on a real table: arithmetic on the moments it was turned, never on ticks, so that it is right after a
 * reload or a phone's sleep. It is the sand of the game's own clock, read by `sandAt`. Pure.
 */
import type { Sand } from '../protocol/messages'
import { sandAt } from '../state/sand'

/** What the game comes with (H1). */
export const USUAL_MS = 180_000

/** It stands, all sand below: the first turn starts the game (S6). */
export const standing = (capacity: number): Sand => ({ capacity, deadline: 0, stopped_at: 0 })

/** Whether the sand has run out (H2): the deadline itself is too late. */
export const isOut = ({ deadline, stopped_at }: Sand, now: number): boolean =>
  stopped_at === null && now >= deadline

/** What has run through is what is left (H3). An hourglass that ran out is not turned any more (H2). */
export function turned(sand: Sand, now: number): Sand {
  if (isOut(sand, now)) return sand
  return { ...sand, deadline: now + sandAt(sand, now).ifTurned, stopped_at: null }
}

/** Laid down when the game is over: both chambers stay as they are. */
export function laidDown(sand: Sand, now: number): Sand {
  return sand.stopped_at === null ? { ...sand, stopped_at: Math.min(now, sand.deadline) } : sand
}
