/** The game's clock, estimated from the server's answers: the quickest of the last few is the truest. */
import type { Timers } from './timers'

const KEPT = 10

interface Sample {
  trip: number
  offset: number
}

export class GameClock {
  readonly #timers: Timers
  #samples: Sample[] = []
  #offset = 0

  constructor(timers: Timers) {
    this.#timers = timers
  }

  /** Takes the server's time with the round trip of its message. */
  sample(game: number, trip: number): void {
    this.#samples = [...this.#samples, { trip, offset: game + trip / 2 - this.#timers.now() }].slice(-KEPT)
    this.#offset = this.#samples.reduce((best, each) => (each.trip < best.trip ? each : best)).offset
  }

  /** Another game, or a clock that stood still: what was measured before means nothing; `game` is about now. */
  set(game: number): void {
    this.#samples = []
    this.#offset = game - this.#timers.now()
  }

  /** Measure anew, going on meanwhile from what we have. */
  forget(): void {
    this.#samples = []
  }

  now(): number {
    return this.#timers.now() + this.#offset
  }
}
