/** Asks the server for the time: to know it, to measure the round trip, and to notice a dead connection. */
import type { Timers } from './timers'

/** After joining, some in quick succession; then now and then. */
const QUICK = 4
const QUICK_EVERY_MS = 250
const EVERY_MS = 4_000
const PATIENCE_MS = 8_000
const SHORT_PATIENCE_MS = 2_500

export interface HeartbeatEnd {
  ask(sent: number, rtt: number | null): void
  /** Nothing came back in time. */
  dead(): void
}

export class Heartbeat {
  readonly #timers: Timers
  readonly #end: HeartbeatEnd
  #rtt: number | null = null
  #quick = 0
  #stopNext = (): void => {}
  #stopWaiting: (() => void) | null = null

  constructor(timers: Timers, end: HeartbeatEnd) {
    this.#timers = timers
    this.#end = end
  }

  start(): void {
    this.stop()
    this.quicken()
  }

  stop(): void {
    this.#stopNext()
    this.#stopWaiting?.()
    this.#stopWaiting = null
  }

  /** Ask some times quickly again: the clock may have changed. */
  quicken(): void {
    this.#quick = QUICK
    this.#beat()
  }

  /** Find out soon whether anybody is there: the device has slept or changed its network. */
  probe(): void {
    this.#stopWaiting?.()
    this.#stopWaiting = null
    this.#ask(SHORT_PATIENCE_MS)
  }

  /** An answer to what was asked at `sent`; gives the round trip. */
  answered(sent: number): number {
    this.#stopWaiting?.()
    this.#stopWaiting = null
    const trip = this.#timers.now() - sent
    this.#rtt = Math.round(trip)
    return trip
  }

  #beat(): void {
    this.#stopNext()
    this.#ask(PATIENCE_MS)
    const pause = this.#quick-- > 0 ? QUICK_EVERY_MS : EVERY_MS
    this.#stopNext = this.#timers.after(pause, () => this.#beat())
  }

  #ask(patience: number): void {
    this.#stopWaiting ??= this.#timers.after(patience, () => {
      this.stop()
      this.#end.dead()
    })
    this.#end.ask(this.#timers.now(), this.#rtt)
  }
}
