/** Talking aloud: on when this device wants it, open only while the game allows words. */
import type { VoiceSetup } from '../protocol/api'
import { untrack } from 'svelte'
import type { PersonFacts } from '../protocol/messages'
import type { Session } from '../session/api'
import { settings } from '../settings/settings.svelte'
import { Speakers, Meter } from './speakers'
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
  /** The state of the call with each other seat that has voice on. */
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
    () => this.#session.status === 'open' && (this.#session.game?.view.words_allowed ?? true),
  )
  /** Whether others hear us now. */
  readonly speaking = $derived.by(
    () => this.status === 'on' && this.open && (this.#pressed || !settings.pushToTalk),
  )
  /** Other seats with a person, and those of them who are here; as text, so that only a change counts. */
  readonly #taken = $derived.by(() => this.#seatsOf(() => true))
  readonly #here = $derived.by(() => this.#seatsOf(({ here }) => here))

  #mesh: Mesh | null = null
  #speakers: Speakers | null = null
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
    const context = (this.#context = new AudioContext())
    this.#wanted = 'asking'
    this.#leaveInTime()
    const [found, ice] = await Promise.all([askForMicrophone(), iceServers()])
    if (this.#context === context) {
      this.#takeMicrophone(found)
      this.#begin(ice)
    } else if (typeof found !== 'string') found.stop() // switched off meanwhile
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

  /** No microphone stays on after the page was left, the host turned voice off, or we stood up. */
  #leaveInTime(): void {
    this.#stop.push(
      this.#session.onClose(() => this.leave()),
      $effect.root(() =>
        this.#follow(
          () => this.#possible,
          (possible) => !possible && this.leave(),
        ),
      ),
    )
  }

  #takeMicrophone(found: MediaStreamTrack | NoMicrophone): void {
    if (typeof found === 'string') {
      this.noMicrophone = found
    } else if (this.#context) {
      this.#track = found
      this.#meter = meterOf(found, this.#context)
    }
  }

  #begin(ice: RTCIceServer[]): void {
    this.#wanted = 'on'
    const looking = setInterval(() => this.#measure(), LOOK_EVERY_MS)
    const online = (): void => this.#mesh?.restart()
    const release = (): void => this.release() // a key let go elsewhere is never heard of
    addEventListener('online', online)
    addEventListener('blur', release)
    this.#stop.push(
      () => clearInterval(looking),
      () => removeEventListener('online', online),
      () => removeEventListener('blur', release),
      this.#session.onSignal((from, data) => this.#heardSignal(from, data)),
      $effect.root(() => {
        this.#follow(
          () => this.#seat,
          (seat) => this.#sitDown(ice, seat),
        )
        this.#follow(
          () => this.#taken,
          (seats) => this.#mesh?.keep(numbers(seats)),
        )
        this.#follow(
          () => this.open,
          (open) => this.#opened(open),
        )
        this.#follow(
          () => this.open && this.#here,
          (seats) => seats && this.#mesh?.hello(numbers(seats)),
        )
        this.#follow(
          () => this.speaking,
          (speaking) => this.#track && (this.#track.enabled = speaking),
        )
      }),
    )
  }

  /** Calls belong to a seat: on another one they begin anew. */
  #sitDown(ice: RTCIceServer[], seat: number | null): void {
    this.#hangUp()
    if (seat === null || !this.#context) return
    const speakers = new Speakers(this.#context)
    speakers.open(this.open)
    const call = crypto.randomUUID?.() ?? String(Math.random())
    this.#speakers = speakers
    this.#mesh = new Mesh({
      seat,
      call,
      newPeer: (theirs, calls, end) => new Peer({ call, theirs, calls, ice, end }),
      send: (to, signal) => this.#send(to, signal),
      heard: (from, track) => speakers.add(from, track),
      changed: (who, state) => this.#changed(who, state),
    })
    this.#mesh.speak(this.#track)
    if (this.open) this.#mesh.hello(numbers(this.#here))
  }

  /** Signals travel only while words may; what had to wait goes first. */
  #opened(open: boolean): void {
    this.#speakers?.open(open)
    if (open) for (const [to, signal] of this.#unsent.splice(0)) this.#session.signal(to, { ...signal })
  }

  /** Do something with every value that something takes, whatever else is read in doing it. */
  #follow<T>(value: () => T, act: (value: T) => unknown): void {
    $effect(() => {
      const now = value()
      untrack(() => act(now))
    })
  }

  #seatsOf(is: (person: PersonFacts) => boolean): string {
    const people = this.#session.room?.people.filter(is) ?? []
    const others = people.map(({ seat }) => seat).filter((seat) => seat !== null && seat !== this.#seat)
    return others.join()
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
    if (!state) this.#speakers?.forget(seat)
  }

  #measure(): void {
    const own = this.#seat !== null && this.#meter ? { [this.#seat]: this.#meter.level() } : {}
    this.levels = { ...this.#speakers?.levels(), ...own }
  }

  #hangUp(): void {
    this.#mesh?.close()
    this.#speakers?.close()
    this.#mesh = this.#speakers = null
    this.#unsent = []
    this.peers = {}
    this.levels = {}
  }
}

/** None where the browser cannot measure this microphone (Firefox, of another sample rate): it is sent all the same. */
function meterOf(track: MediaStreamTrack, context: AudioContext): Meter | null {
  try {
    return new Meter(new MediaStream([track]), context)
  } catch {
    return null
  }
}

const numbers = (seats: string): number[] => (seats ? seats.split(',').map(Number) : [])

async function iceServers(): Promise<RTCIceServer[]> {
  try {
    const answer = await fetch('/api/voice')
    return ((await answer.json()) as VoiceSetup).ice_servers
  } catch {
    return [] // within one network it works without
  }
}

const voices = new WeakMap<Session, Voice>()

/** The one voice of a session, whichever screen asks: made apart, it outlives the screen that asked first. */
export function voiceOf(session: Session): Voice {
  if (!voices.has(session)) $effect.root(() => void voices.set(session, new Voice(session)))
  return voices.get(session) as Voice
}
