/** A room as one device sees it: joins, comes back by itself, keeps the game, and tells the screens. */
import type { TileSetFaces } from '../protocol/api'
import { Connection } from '../net/connection'
import { GameClock } from '../net/gameClock'
import type { Timers } from '../net/timers'
import type { OpenSocket } from '../net/socket'
import type {
  ClientMessage,
  Deed,
  ErrorReason,
  GameEvent,
  PersonFacts,
  RoomFacts,
  ServerMessage,
} from '../protocol/messages'
import { withChanges } from '../rooms/changes'
import { sandAt } from '../state/sand'
import type { ShownGame, SessionEvent, ConnectionStatus, Me, Session, SignalData, ChatLine } from './api'
import { Chat } from './chat.svelte'
import { Listeners } from './listeners'
import { PlayedGame } from './playedGame'
import { PlayedTiles } from './playedTiles'
import { Requests } from './requests'
import type { Tokens } from './tokens'
import { WantedCode } from './wantedCode'

type MessageOf<T extends ServerMessage['type']> = Extract<ServerMessage, { type: T }>
type Handlers = { [T in ServerMessage['type']]: (message: MessageOf<T>) => void }

/** Errors that answer `join` for good: trying again does not help. */
const SHUT_OUT: readonly ErrorReason[] = ['no_such_room', 'room_full']

export interface SessionParts {
  code: string
  /** Used when this device is new in the room. */
  name: string
  /** A code from another device, whose place we take. */
  handover?: string | undefined
  open: OpenSocket
  timers: Timers
  chance: () => number
  tokens: Tokens
  /** The facts of a tile set, by its digest; without them escalators are not predicted. */
  facts: (digest: string) => Promise<TileSetFaces>
}

export class RoomSession extends Requests implements Session {
  status = $state.raw<ConnectionStatus>('connecting')
  room = $state.raw<RoomFacts | null>(null)
  game = $state.raw<ShownGame | null>(null)
  closed = $state.raw<ErrorReason | null>(null)
  handedOver = $state.raw(false)
  #id = $state.raw<number | null>(null)
  #lagsById = $state.raw<Readonly<Record<string, number>>>({})

  readonly me = $derived.by((): Me | null => {
    const person = this.#person(({ id }) => id === this.#id)
    return person ? { id: person.id, name: person.name, seat: person.seat } : null
  })
  readonly isHost = $derived(this.#id !== null && this.room?.host === this.#id)
  readonly lags = $derived.by((): Record<number, number> => {
    const sitting = this.room?.people.filter(({ seat }) => seat !== null) ?? []
    const pairs = sitting.map(({ id, seat, lag }) => [seat, this.#lagsById[id] ?? lag])
    return Object.fromEntries(pairs.filter(([, lag]) => lag !== null))
  })

  readonly #parts: SessionParts
  readonly #connection: Connection
  readonly #clock: GameClock
  readonly #play: PlayedGame
  readonly #tiles: PlayedTiles
  readonly #code = new WantedCode()
  readonly #chat = new Chat((seat) => this.#nameAt(seat))
  readonly #listeners = new Listeners<[SessionEvent]>()
  readonly #signals = new Listeners<[number, SignalData]>()
  readonly #closings = new Listeners<[]>()
  #handover: string | undefined
  /** The deed number from `welcome`, until its game has come. */
  #joining: number | null = null
  #missing = false

  constructor(parts: SessionParts) {
    super()
    this.#parts = parts
    this.#handover = parts.handover
    this.#clock = new GameClock(parts.timers)
    this.#tiles = new PlayedTiles(parts.facts)
    this.#play = new PlayedGame((game, from) => this.#tiles.otherEnd(game.view, from))
    this.#connection = new Connection(parts.open, parts.timers, parts.chance, {
      opened: () => this.#join(),
      heard: (message) => this.#heard(message),
      lost: (tries) => this.#lost(tries),
    })
    this.#connection.start()
  }

  // The line

  #join(): void {
    const { code, name, tokens } = this.#parts
    const who = this.#handover ? { handover: this.#handover } : { token: tokens.get(code) }
    const first = { room: code, name: name || null, acks: false, changes: true }
    this.#connection.send({ type: 'join', ...first, ...who, ...this.#play.have })
  }

  #lost(tries: number): void {
    this.status = tries === 0 && this.status !== 'away' ? 'connecting' : 'away'
    this.#joining = null
    this.#missing = false
    this.#code.fail('away')
  }

  #shut(status: ConnectionStatus): void {
    this.#connection.stop()
    this.#code.fail('away')
    this.status = status
  }

  #heard(message: ServerMessage): void {
    const handle = this.#handlers[message.type] as ((message: ServerMessage) => void) | undefined
    handle?.(message) // what we do not know yet is passed over
  }

  readonly #handlers: Handlers = {
    welcome: ({ you }) => {
      if (you.token) this.#parts.tokens.set(this.#parts.code, you.token)
      this.#handover = undefined
      const sameSeat = this.#id === you.id && this.#play.seat === you.seat
      this.#id = you.id
      this.#play.seat = you.seat
      this.#play.number(you.n, sameSeat)
      this.#joining = you.n
      this.#clock.forget() // the game may have slept meanwhile
      this.status = 'open'
      this.#connection.settled()
    },
    room: ({ room }) => this.#enter(room),
    changes: ({ room }) => {
      if (this.room) this.#enter(withChanges(this.room, room))
    },
    seat: ({ seat, n }) => {
      this.#play.seat = seat
      this.#play.number(n, false)
      this.#publish()
    },
    game: (message) => {
      this.#clock.set(message.now)
      this.#publish(this.#play.open(message, this.#joining ?? 1))
      this.#caughtUp()
    },
    update: (message) => {
      const events = this.#play.update(message)
      if (events) {
        this.#publish(events)
        this.#caughtUp()
      } else if (!this.#missing) {
        this.#missing = this.#connection.send({ type: 'since', v: this.#play.version })
      }
    },
    done: ({ n }) => {
      this.#play.done(n)
      this.#publish()
    },
    refused: (message) => this.#publish(this.#play.refused(message)),
    time: ({ sent, game }) => {
      const trip = this.#connection.answered(sent)
      if (game !== null) this.#clock.sample(game, trip)
    },
    lags: ({ lags }) => {
      this.#lagsById = lags
    },
    chat: ({ person, name, text }) => this.#chat.add({ from: name, text, own: person === this.#id }),
    signal: ({ seat, data }) => this.#signals.tell(seat, data),
    handover: ({ code }) => {
      this.handedOver = true
      this.#code.come(code)
    },
    error: (message) => this.#error(message),
    bye: ({ reason }) => {
      if (reason === 'open_elsewhere') this.#shut('elsewhere')
      else this.#connection.again()
    },
  }

  #error({ reason, message }: MessageOf<'error'>): void {
    const joined = this.status === 'open'
    if (!joined && SHUT_OUT.includes(reason)) {
      this.closed = reason
      this.#shut('gone')
    } else if (!joined && reason === 'bad_handover') {
      this.#handover = undefined
      this.#join() // under the identity of this device
    } else if (!joined) {
      this.#connection.again()
    }
    this.#code.fail(reason) // an error does not say what it answers
    this.#publish([{ kind: 'error', reason, message }])
  }

  /** Whatever the server missed of us is sent again, under its old number. */
  #caughtUp(): void {
    this.#missing = false
    if (this.#joining === null) return
    this.#joining = null
    for (const request of this.#play.unanswered()) this.#connection.send(request)
    this.#connection.measureAnew()
  }

  #enter(room: RoomFacts): void {
    this.room = room
    this.#play.seat = this.me?.seat ?? null
    if (room.game === null) this.#play.close()
    this.#publish()
  }

  /** Shows the newest game, once, and then notifies listeners of the events that led to it. */
  #publish(events: readonly SessionEvent[] = []): void {
    this.game = this.#play.shown
    for (const event of events) {
      this.#noticed(event)
      this.#listeners.tell(event)
    }
  }

  #noticed(told: SessionEvent): void {
    if (told.kind === 'event') this.#overheard(told.event)
    if (told.kind !== 'game') return
    this.#connection.measureAnew()
    this.#tiles.learn(told.game.heading.tile_set.digest)
  }

  #overheard(event: GameEvent): void {
    if (event.type === 'said') {
      this.#chat.said(event, this.#play.seat)
    } else if (event.type === 'remarked') {
      this.#chat.remarked(event, this.#play.seat)
    } else if (this.room?.lesson) {
      this.#clock.set(event.at) // it stands while a learner thinks
    } else if (event.type === 'interrupted') {
      this.#clock.set(event.at)
      this.#connection.measureAnew()
    }
  }

  #nameAt(wanted: number): string {
    const there = ({ seat }: { seat: number | null }) => seat === wanted
    return (this.#person(there) ?? this.room?.bots.find(there))?.name ?? ''
  }

  #person(is: (person: PersonFacts) => boolean): PersonFacts | undefined {
    return this.room?.people.find(is)
  }

  // What screens may ask

  get chatLines(): readonly ChatLine[] {
    return this.#chat.lines
  }

  now(): number {
    return this.#clock.now()
  }

  sand(): { left: number; ifTurned: number; capacity: number; running: boolean } {
    const sand = this.game?.view.sand
    if (!sand) return { left: 0, ifTurned: 0, capacity: 0, running: false }
    const kept = this.room?.lesson?.sand_kept
    const waitsAt = kept === undefined ? Infinity : Math.max(sand.deadline - kept, this.game?.view.time ?? 0)
    return sandAt(sand, Math.min(this.now(), waitsAt))
  }

  subscribe(listener: (sessionEvent: SessionEvent) => void): () => void {
    return this.#listeners.add(listener)
  }

  onSignal(listener: (from: number, data: SignalData) => void): () => void {
    return this.#signals.add(listener)
  }

  // What screens may do

  act(deed: Deed): void {
    if (this.status === 'open') {
      const { request, events } = this.#play.act(deed)
      this.#connection.send(request)
      this.#publish(events)
    } else {
      this.#publish([{ kind: 'refused', deed, reason: 'away', message: '' }])
    }
  }

  protected send(message: ClientMessage): boolean {
    const sent = this.#connection.send(message)
    if (!sent) this.#publish([{ kind: 'error', reason: 'away', message: '' }])
    return sent
  }

  /** Nobody asked for it by hand: if the line is lost, calls begin anew when it is back. */
  signal(to: number, data: SignalData): void {
    this.#connection.send({ type: 'signal', to, data })
  }

  abandon(deal = false): void {
    if (this.game) this.send({ type: 'abandon', game: this.game.id, deal })
  }

  handover(): Promise<string> {
    return this.#code.ask(() => this.#connection.send({ type: 'handover' }))
  }

  retry(): void {
    this.closed = null
    this.status = 'connecting'
    this.#connection.start()
  }

  /** The page is put away: leaves the line until `wake`. */
  sleep(): void {
    if (this.status !== 'elsewhere' && this.status !== 'gone') this.#connection.rest()
  }

  /** The device woke up, or its network changed. */
  wake(): void {
    if (this.status !== 'elsewhere' && this.status !== 'gone') this.#connection.check()
  }

  close(): void {
    this.#closings.tell()
    this.#connection.stop()
  }

  onClose(listener: () => void): () => void {
    return this.#closings.add(listener)
  }
}
