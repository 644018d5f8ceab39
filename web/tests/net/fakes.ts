/** A clock that is moved by hand, and a server that says what a test makes it say. */
import type { Timers } from '../../src/net/timers'
import type { OpenSocket, SocketEvents } from '../../src/net/socket'
import type { ClientMessage, ServerMessage } from '../../src/protocol/messages'

export class FakeTimers implements Timers {
  #now = 5_000
  #alarms: { when: number; ring: () => void }[] = []

  now(): number {
    return this.#now
  }

  after(ms: number, ring: () => void): () => void {
    const alarm = { when: this.#now + ms, ring }
    this.#alarms.push(alarm)
    return () => {
      this.#alarms = this.#alarms.filter((other) => other !== alarm)
    }
  }

  /** Time passes; every alarm rings at its own moment. */
  advance(ms: number): void {
    const until = this.#now + ms
    for (;;) {
      const next = this.#alarms.filter(({ when }) => when <= until).sort((a, b) => a.when - b.when)[0]
      if (!next) break
      this.#alarms = this.#alarms.filter((alarm) => alarm !== next)
      this.#now = Math.max(this.#now, next.when)
      next.ring()
    }
    this.#now = until
  }
}

/** One socket as the server holds it. */
export class FakeSocket {
  readonly said: ClientMessage[] = []
  closed = false
  readonly #end: SocketEvents

  constructor(end: SocketEvents) {
    this.#end = end
  }

  accept(): this {
    this.#end.opened()
    return this
  }

  tell(...messages: ServerMessage[]): this {
    for (const message of messages) this.#end.heard(JSON.stringify(message))
    return this
  }

  /** The network fails, or the server closes. */
  drop(): void {
    this.closed = true
    this.#end.lost()
  }

  of<T extends ClientMessage['type']>(type: T): Extract<ClientMessage, { type: T }>[] {
    return this.said.filter(
      (message): message is Extract<ClientMessage, { type: T }> => message.type === type,
    )
  }
}

export class FakeServer {
  readonly sockets: FakeSocket[] = []

  readonly open: OpenSocket = (end) => {
    const socket = new FakeSocket(end)
    this.sockets.push(socket)
    return {
      send: (text) => socket.said.push(JSON.parse(text) as ClientMessage),
      close: () => {
        socket.closed = true
      },
    }
  }

  get last(): FakeSocket {
    return this.sockets.at(-1)!
  }
}
