/** Talking aloud: on when this device wants it, open only while the game allows words. */
import type { Session } from '../session/api'
import { settings } from '../settings/settings.svelte'
import { Ears, Meter } from './ears'
import { Mesh } from './mesh'
import { askForMicrophone, type NoMicrophone } from './microphone'
import { Peer, type PeerState } from './peer'
import { readSignal, type Signal } from './signals'

export type VoiceStatus =
  | 'off'
  | 'asking' // the browser asks for the microphone
  | 'on'
  | 'listening' // without a microphone; `noMicrophone` says why
  | 'impossible' // this browser cannot, or the table plays without voice, or we only watch

const LOOK_EVERY_MS = 100

export class Voice {
  #wanted = $state.raw<'off' | 'asking' | 'on'>('off')
  noMicrophone = $state.raw<NoMicrophone | null>(null)
  /** How loud each seat is that we hear, and we ourselves as others hear us: 0 to 1. */
  levels = $state.raw<Readonly<Record<number, number>>>({})
  /** How it stands with each other seat that has voice on. */
  peers = $state.raw<Readonly<Record<number, PeerState>>>({})
  #pressed = $state.raw(false)

  readonly #session: Session
  readonly #seat = $derived.by(() => this.#session.me?.seat ?? null)
  readonly #possible = $derived.by(
    () =>
      'RTCPeerConnection' in globalThis && this.#seat !== null && this.#session.room?.table.voice !== false,
  )
  readonly status: VoiceStatus = $derived.by(() => {
    if (!this.#possible) return 'impossible'
    return this.#wanted === 'on' && this.noMicrophone ? 'listening' : this.#wanted
  })
  /** Whether words are allowed now: while we cannot know, they are not. */
  readonly open = $derived.by(
    () => this.#session.line === 'open' && (this.#session.game?.view.words_allowed ?? true),
  )
  /** Whether others hear us now. */
  readonly speaking = $derived.by(
    () => this.status === 'on' && this.open && (this.#pressed || !settings.pushToTalk),
  )
  /** Who else is at the table in person. */
  readonly #others = $derived.by(() => {
    const people = this.#session.room?.people ?? []
    const seats = people.filter(({ here }) => here).map(({ seat }) => seat)
    return seats.filter((seat) => seat !== null && seat !== this.#seat) as number[]
  })

  #mesh: Mesh | null = null
  #ears: Ears | null = null
  #context: AudioContext | null = null
  #track: MediaStreamTrack | null = null
  #meter: Meter | null = null
  #unsent: [number, Signal][] = []
  #stop: (() => void)[] = []

  constructor(session: Session) {
    this.#session = session
  }

  /** Switch voice on; asks for the microphone, and only listens without one. Call it from a click. */
  async join(): Promise<void> {
    if (this.#wanted !== 'off' || !this.#possible) return
    this.#wanted = 'asking'
    this.#context = new AudioContext()
    const [found, ice] = await Promise.all([askForMicrophone(), iceServers()])
    if (this.#wanted !== 'asking') return // switched off meanwhile
    this.#takeMicrophone(found)
    this.#begin(ice)
  }

  leave(): void {
    for (const stop of this.#stop.splice(0)) stop()
    this.#hangUp()
    this.#track?.stop()
    this.#meter?.stop()
    void this.#context?.close()
    this.#track = this.#meter = this.#context = null
    this.#pressed = false
    this.#wanted = 'off'
    this.noMicrophone = null
  }

  /** Push to talk. */
  press(): void {
    this.#pressed = true
  }

  release(): void {
    this.#pressed = false
  }

  #takeMicrophone(found: MediaStreamTrack | NoMicrophone): void {
    if (typeof found === 'string') {
      this.noMicrophone = found
    } else if (this.#context) {
      this.#track = found
      this.#meter = new Meter(new MediaStream([found]), this.#context)
    }
  }

  #begin(ice: RTCIceServer[]): void {
    this.#wanted = 'on'
    const looking = setInterval(() => this.#measure(), LOOK_EVERY_MS)
    const online = (): void => this.#mesh?.restart()
    addEventListener('online', online)
    this.#stop = [
      () => clearInterval(looking),
      () => removeEventListener('online', online),
      this.#session.hearSignal((from, data) => this.#heardSignal(from, data)),
      this.#session.onClose(() => this.leave()),
      $effect.root(() => {
        $effect(() => this.#sitDown(ice, this.#possible ? this.#seat : null))
        $effect(() => this.#meet(this.#others, this.open))
        $effect(() => {
          if (this.#track) this.#track.enabled = this.speaking
        })
      }),
    ]
  }

  /** Calls belong to a seat: on another one they begin anew. */
  #sitDown(ice: RTCIceServer[], seat: number | null): void {
    this.#hangUp()
    if (seat === null || !this.#context) return
    const ears = new Ears(this.#context)
    const call = crypto.randomUUID?.() ?? String(Math.random())
    this.#ears = ears
    this.#mesh = new Mesh({
      seat,
      call,
      newPeer: (theirs, calls, end) => new Peer({ call, theirs, calls, ice, end }),
      send: (to, signal) => this.#send(to, signal),
      heard: (from, track) => ears.hear(from, track),
      changed: (who, state) => this.#changed(who, state),
    })
    this.#mesh.speak(this.#track)
  }

  /** Signals travel only while words may; others are told of us as soon as they can be. */
  #meet(others: readonly number[], open: boolean): void {
    this.#ears?.open(open)
    this.#mesh?.keep(others)
    if (!open) return
    for (const [to, signal] of this.#unsent.splice(0)) this.#session.signal(to, { ...signal })
    this.#mesh?.hello(others)
  }

  #send(to: number, signal: Signal): void {
    if (this.open) this.#session.signal(to, { ...signal })
    else this.#unsent.push([to, signal])
  }

  #heardSignal(from: number, data: Record<string, unknown>): void {
    const signal = readSignal(data)
    if (signal) this.#mesh?.take(from, signal)
  }

  #changed(seat: number, state: PeerState | null): void {
    const { [seat]: _, ...others } = this.peers
    this.peers = state ? { ...others, [seat]: state } : others
    if (!state) this.#ears?.forget(seat)
  }

  #measure(): void {
    const own = this.#seat !== null && this.#meter ? { [this.#seat]: this.#meter.level() } : {}
    this.levels = { ...this.#ears?.levels(), ...own }
  }

  #hangUp(): void {
    this.#mesh?.close()
    this.#ears?.close()
    this.#mesh = this.#ears = null
    this.#unsent = []
    this.peers = {}
    this.levels = {}
  }
}

async function iceServers(): Promise<RTCIceServer[]> {
  try {
    const answer = await fetch('/api/voice')
    return ((await answer.json()) as { ice_servers: RTCIceServer[] }).ice_servers
  } catch {
    return [] // within one network it works without
  }
}

const voices = new WeakMap<Session, Voice>()

/** The one voice of a session, whichever screen asks. */
export function voiceOf(session: Session): Voice {
  const voice = voices.get(session) ?? new Voice(session)
  voices.set(session, voice)
  return voice
}
