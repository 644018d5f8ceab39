/** The call with one other seat. One side always calls and the other answers, so offers never cross. */
import { type Signal, withoutCandidates } from './signals'

export type PeerState = 'calling' | 'connected' | 'lost'

export interface PeerEnd {
  send(signal: Signal): void
  /** Their voice has come; it is silent as long as they say nothing. */
  heard(track: MediaStreamTrack): void
  changed(state: PeerState): void
}

const STATES: Partial<Record<RTCPeerConnectionState, PeerState>> = {
  new: 'calling',
  connecting: 'calling',
  connected: 'connected',
  disconnected: 'lost',
  failed: 'lost',
}

export interface PeerParts {
  /** Our own call, and theirs. */
  call: string
  theirs: string
  calls: boolean
  ice: RTCIceServer[]
  end: PeerEnd
}

export class Peer {
  readonly theirs: string
  readonly #call: string
  readonly #calls: boolean
  readonly #end: PeerEnd
  readonly #connection: RTCPeerConnection
  #track: MediaStreamTrack | null = null
  #early: RTCIceCandidateInit[] = []
  /** Messages of the other side are handled one after the other. */
  #work: Promise<void> = Promise.resolve()

  constructor({ call, theirs, calls, ice, end }: PeerParts) {
    this.theirs = theirs
    this.#call = call
    this.#calls = calls
    this.#end = end
    const connection = new RTCPeerConnection({ iceServers: ice })
    this.#connection = connection
    connection.onicecandidate = ({ candidate }) => {
      if (candidate) end.send({ kind: 'candidate', call, candidate: candidate.toJSON() })
    }
    connection.ontrack = ({ track }) => end.heard(track)
    connection.onconnectionstatechange = () => this.#changed()
    connection.onnegotiationneeded = () => this.#next(() => this.#offer())
    if (calls) onlyOpus(connection.addTransceiver('audio', { direction: 'sendrecv' }))
  }

  /** Sets the track that is sent from now on; `null` for none. Needs no new agreement. */
  speak(track: MediaStreamTrack | null): void {
    this.#track = track
    for (const { sender } of this.#connection.getTransceivers()) void sender.replaceTrack(track)
  }

  take(signal: Signal): void {
    if (signal.kind === 'description') this.#next(() => this.#described(signal.type, signal.sdp))
    else if (signal.kind === 'candidate') this.#next(() => this.#candidate(signal.candidate))
  }

  /** The network has changed: find another way. */
  restart(): void {
    if (this.#calls) this.#connection.restartIce()
  }

  close(): void {
    this.#connection.close()
  }

  #next(work: () => Promise<void>): void {
    this.#work = this.#work.then(work).catch(() => {
      if (this.#connection.signalingState !== 'closed') this.#end.changed('lost')
    })
  }

  #changed(): void {
    const state = STATES[this.#connection.connectionState]
    if (state) this.#end.changed(state)
    if (this.#connection.connectionState === 'failed') this.restart()
  }

  async #offer(): Promise<void> {
    if (!this.#calls) return
    await this.#connection.setLocalDescription()
    this.#describe()
  }

  async #described(type: 'offer' | 'answer', sdp: string): Promise<void> {
    await this.#connection.setRemoteDescription({ type, sdp })
    for (const candidate of this.#early.splice(0)) await this.#connection.addIceCandidate(candidate)
    if (type === 'answer') return
    for (const transceiver of this.#connection.getTransceivers()) {
      transceiver.direction = 'sendrecv'
      await transceiver.sender.replaceTrack(this.#track)
    }
    await this.#connection.setLocalDescription()
    this.#describe()
  }

  async #candidate(candidate: RTCIceCandidateInit): Promise<void> {
    if (this.#connection.remoteDescription) await this.#connection.addIceCandidate(candidate)
    else this.#early.push(candidate)
  }

  #describe(): void {
    const { type, sdp } = this.#connection.localDescription ?? {}
    if ((type === 'offer' || type === 'answer') && sdp) {
      this.#end.send({ kind: 'description', call: this.#call, type, sdp: withoutCandidates(sdp) })
    }
  }
}

/** One codec that all browsers have keeps descriptions far below the longest message. */
function onlyOpus(transceiver: RTCRtpTransceiver): void {
  const codecs = RTCRtpReceiver.getCapabilities('audio')?.codecs ?? []
  const opus = codecs.filter(({ mimeType }) => mimeType.toLowerCase() === 'audio/opus')
  if (opus.length) transceiver.setCodecPreferences(opus)
}
