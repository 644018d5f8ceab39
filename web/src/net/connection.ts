/** The connection to the server: notices when it dies, and reconnects with growing pauses. */
import type { ClientMessage, ServerMessage } from '../protocol/messages'
import { Heartbeat } from './heartbeat'
import type { Timers } from './timers'
import type { OpenSocket, Socket } from './socket'

const FIRST_PAUSE_MS = 300
const LONGEST_PAUSE_MS = 8_000
/** How long connecting and joining may take. */
const OPENING_MS = 10_000

/** The pause before try number `tries`, from 0; random, so that not everybody reconnects in step. */
export const pauseBefore = (tries: number, chance: number): number =>
  Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** tries) * (0.5 + chance / 2)

export interface ConnectionEnd {
  /** The socket is open: say who we are. */
  opened(): void
  heard(message: ServerMessage): void
  /** The line is lost; we try again. `tries` says how often that has failed since we were last in. */
  lost(tries: number): void
}

export class Connection {
  readonly #open: OpenSocket
  readonly #timers: Timers
  readonly #chance: () => number
  readonly #end: ConnectionEnd
  readonly #pulse: Heartbeat
  #wire: Socket | null = null
  #ready = false
  #tries = 0
  #stopWaiting = (): void => {}

  constructor(open: OpenSocket, timers: Timers, chance: () => number, end: ConnectionEnd) {
    this.#open = open
    this.#timers = timers
    this.#chance = chance
    this.#end = end
    this.#pulse = new Heartbeat(timers, {
      ask: (sent, rtt) => this.send({ type: 'time', sent, rtt }),
      dead: () => this.again(),
    })
  }

  /** Connect, at once. */
  start(): void {
    this.stop()
    this.#stopWaiting = this.#timers.after(OPENING_MS, () => this.again())
    this.#wire = this.#open({
      opened: () => {
        this.#ready = true
        this.#end.opened()
      },
      heard: (text) => this.#heard(text),
      lost: () => this.again(),
    })
  }

  /** Close and stay closed. */
  stop(): void {
    this.#stopWaiting()
    this.#pulse.stop()
    this.#ready = false
    this.#wire?.close()
    this.#wire = null
  }

  /** Close, and connect again in a little while. */
  again(): void {
    this.stop()
    this.#stopWaiting = this.#timers.after(pauseBefore(this.#tries, this.#chance()), () => this.start())
    this.#end.lost(this.#tries++)
  }

  /** Close, and connect again when `check` is called. */
  rest(): void {
    this.stop()
    this.#end.lost(this.#tries)
  }

  /** We are in: the line is good. */
  settled(): void {
    this.#tries = 0
    this.#stopWaiting()
    this.#pulse.start()
  }

  /** The device woke up or changed its network: find out, and do not wait any longer. */
  check(): void {
    if (this.#ready) this.#pulse.probe()
    else if (!this.#wire) this.start()
  }

  measureAnew(): void {
    if (this.#ready) this.#pulse.quicken()
  }

  /** Whether it went out; nothing is kept for later. */
  send(message: ClientMessage): boolean {
    if (this.#ready) this.#wire?.send(JSON.stringify(message))
    return this.#ready
  }

  /** The round trip of a time message that came back. */
  answered(sent: number): number {
    return this.#pulse.answered(sent)
  }

  #heard(text: string): void {
    this.#end.heard(JSON.parse(text) as ServerMessage)
  }
}
