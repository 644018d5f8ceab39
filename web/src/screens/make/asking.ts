/** Asks the server about what somebody is changing: a moment after each change, and again while nobody answers. */

/** Pause before a change is asked about, so that typing is not checked letter by letter. */
const PAUSE_MS = 200
const AGAIN_MS = 1500

/** Says whether it was answered. What comes after `stale` has fired is about something older: leave it alone. */
export type Question = (stale: AbortSignal) => Promise<boolean>

export class Asking {
  readonly #ask: Question
  #timer: ReturnType<typeof setTimeout> | undefined
  #latest = new AbortController()

  constructor(ask: Question) {
    this.#ask = ask
  }

  async now(): Promise<void> {
    this.stop()
    const { signal } = (this.#latest = new AbortController())
    const answered = await this.#ask(signal)
    if (!answered && !signal.aborted) this.#later(AGAIN_MS)
  }

  /** Overtakes a question that is under way. */
  soon(): void {
    this.stop()
    this.#later(PAUSE_MS)
  }

  stop(): void {
    clearTimeout(this.#timer)
    this.#latest.abort()
  }

  #later(ms: number): void {
    this.#timer = setTimeout(() => void this.now(), ms)
  }
}
