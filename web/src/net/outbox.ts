/** Keeps own deeds until they are answered: each has a number of its own, under which it is sent again. */
import type { Deed, DoRequest } from '../protocol/messages'

export interface Sent {
  readonly n: number
  readonly deed: Deed
}

export class Outbox {
  #next = 1
  #waiting: Sent[] = []

  /** What was not answered, in order. */
  get waiting(): readonly Sent[] {
    return this.#waiting
  }

  /** Another game or seat: nothing of before counts, and numbers go on from `next`. */
  reset(next: number): void {
    this.#next = next
    this.#waiting = []
  }

  /** The server would take `next`; it may have forgotten refusals, so ours may be greater. */
  atLeast(next: number): void {
    this.#next = Math.max(this.#next, next)
  }

  put(deed: Deed): DoRequest {
    const n = this.#next++
    this.#waiting = [...this.#waiting, { n, deed }]
    return { type: 'do', n, deed }
  }

  /** Removes an answered deed, and returns it if it was still waiting. */
  take(n: number): Sent | undefined {
    const found = this.#waiting.find((sent) => sent.n === n)
    this.#waiting = this.#waiting.filter((sent) => sent !== found)
    return found
  }

  /** All that was not answered, to be sent again under the old numbers. */
  again(): DoRequest[] {
    return this.#waiting.map(({ n, deed }) => ({ type: 'do', n, deed }))
  }
}
