/** A steady clock and alarms, so that tests can move time by hand. */
export interface Timers {
  /** Milliseconds that only go forward. */
  now(): number
  /** Calls once, after so many milliseconds; gives back how to call it off. */
  after(ms: number, ring: () => void): () => void
}

export const browserTimers: Timers = {
  now: () => performance.now(),
  after(ms, ring) {
    const alarm = setTimeout(ring, ms)
    return () => clearTimeout(alarm)
  },
}
