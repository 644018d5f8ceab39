/** A monotonic clock and timers, so that tests can move time by hand. */
export interface Timers {
  /** Milliseconds that only go forward. */
  now(): number
  /** Calls once, after so many milliseconds; returns how to cancel it. */
  after(ms: number, ring: () => void): () => void
}

export const browserTimers: Timers = {
  now: () => performance.now(),
  after(ms, ring) {
    const alarm = setTimeout(ring, ms)
    return () => clearTimeout(alarm)
  },
}
