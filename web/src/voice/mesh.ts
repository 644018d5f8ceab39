/** Keeps calls with all other seats that have voice on. Decides when to call whom; knows no sounds and no screens. */
import type { Signal } from './signals'
import type { Peer, PeerEnd, PeerState } from './peer'

export type NewPeer = (
  theirs: string,
  calls: boolean,
  end: PeerEnd,
) => Pick<Peer, 'theirs' | 'speak' | 'take' | 'restart' | 'close'>

export interface MeshParts {
  seat: number
  /** Our word for this call. */
  call: string
  newPeer: NewPeer
  send(to: number, signal: Signal): void
  heard(seat: number, track: MediaStreamTrack): void
  /** The state of the call with a seat; `null` when it has ended. */
  changed(seat: number, state: PeerState | null): void
}

export class Mesh {
  readonly #parts: MeshParts
  readonly #peers = new Map<number, ReturnType<NewPeer>>()
  #track: MediaStreamTrack | null = null

  constructor(parts: MeshParts) {
    this.#parts = parts
  }

  /** Tell these seats that we are here; harmless if they know. */
  hello(seats: readonly number[]): void {
    for (const seat of seats) this.#parts.send(seat, { kind: 'hello', call: this.#parts.call })
  }

  take(from: number, signal: Signal): void {
    if (signal.kind === 'bye') {
      if (this.#peers.get(from)?.theirs === signal.call) this.drop(from)
    } else if (signal.kind === 'hello') {
      this.#greeted(from, signal.call)
    } else {
      this.#peer(from, signal.call).take(signal)
    }
  }

  /** The lower seat calls; the higher one says hello back, should the lower not know of it yet. */
  #greeted(from: number, call: string): void {
    if (this.#peers.get(from)?.theirs === call) return
    if (this.#parts.seat < from) this.#peer(from, call)
    else this.hello([from])
  }

  /** The call with a seat, begun anew if their page has been. */
  #peer(seat: number, theirs: string): ReturnType<NewPeer> {
    const known = this.#peers.get(seat)
    if (known?.theirs === theirs) return known
    known?.close()
    const peer = this.#parts.newPeer(theirs, this.#parts.seat < seat, {
      send: (signal) => this.#parts.send(seat, signal),
      heard: (track) => this.#parts.heard(seat, track),
      changed: (state) => this.#parts.changed(seat, state),
    })
    this.#peers.set(seat, peer)
    peer.speak(this.#track)
    this.#parts.changed(seat, 'calling')
    return peer
  }

  /** Sets the track that is sent to everybody from now on. */
  speak(track: MediaStreamTrack | null): void {
    this.#track = track
    for (const peer of this.#peers.values()) peer.speak(track)
  }

  /** The network has changed. */
  restart(): void {
    for (const peer of this.#peers.values()) peer.restart()
  }

  /** Somebody has left this seat. */
  drop(seat: number): void {
    this.#peers.get(seat)?.close()
    if (this.#peers.delete(seat)) this.#parts.changed(seat, null)
  }

  /** Only these seats are still at the table. */
  keep(seats: readonly number[]): void {
    for (const seat of [...this.#peers.keys()]) if (!seats.includes(seat)) this.drop(seat)
  }

  close(): void {
    for (const seat of [...this.#peers.keys()]) {
      this.#parts.send(seat, { kind: 'bye', call: this.#parts.call })
      this.drop(seat)
    }
  }
}
