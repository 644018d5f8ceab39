/** Sand as people read it. */

/** `1:47`; a started second counts, so that it says 0:00 only when all is over. */
export function clockText(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

export const ALARM_MS = 30_000

/** Seconds at which the time left is said aloud. */
export const SPOKEN_SECONDS: readonly number[] = [120, 60, 30, 10]

/** From this second on each one ticks. */
export const TICKING_SECONDS = 10

/** How full the upper chamber is, 0 to 1. */
export const fullness = (left: number, capacity: number): number =>
  capacity > 0 ? Math.min(1, Math.max(0, left / capacity)) : 0

/** How high a heap of sand stands in a chamber that is widest away from the neck: its area grows with the square. */
export const heightOf = (share: number): number => Math.sqrt(Math.min(1, Math.max(0, share)))
