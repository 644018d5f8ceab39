/** A session in a room that a test plays the server of. */
import type { TileSetFaces } from '../../src/protocol/api'
import type {
  GameMessage,
  PersonFacts,
  RoomFacts,
  ServerMessage,
  UpdateMessage,
} from '../../src/protocol/messages'
import type { SessionEvent } from '../../src/session/api'
import { RoomSession } from '../../src/session/session.svelte'
import type { Tokens } from '../../src/session/tokens'
import { FakeServer, FakeTimers } from '../net/fakes'
import { goldenGame } from '../state/goldenGames'

export const GOLDEN = goldenGame('scenario-03')

export const person = (id: number, name: string, seat: number | null): PersonFacts => ({
  id,
  name,
  seat,
  ready: false,
  here: true,
  lag: null,
})

export const room = (change: Partial<RoomFacts> = {}): ServerMessage => ({
  type: 'room',
  room: {
    code: 'kibo-ruta',
    host: 1,
    people: [person(1, 'Ada', 0), person(2, 'Bo', 1)],
    bots: [],
    table: { scenario: 3, seats: 2 },
    game: 'golden',
    phase: 'planning',
    fair: null,
    daily: null,
    lesson: null,
    ...change,
  },
})

export const welcome = (n = 1, seat: number | null = 0, token: string | null = null): ServerMessage => ({
  type: 'welcome',
  protocol: 1,
  you: { id: 1, name: 'Ada', seat, token, n },
  server: 1,
})

export const game = (change: Partial<GameMessage> = {}): GameMessage => ({ ...GOLDEN.game, ...change })

/** The game is under way: everything can be reached that its first moment allows. */
export const STARTED: UpdateMessage = GOLDEN.updates.find(({ update }) =>
  update.events.some(({ type }) => type === 'started'),
)!.update

export class TestRoom {
  readonly server = new FakeServer()
  readonly timers = new FakeTimers()
  readonly kept = new Map<string, string>()
  readonly heard: SessionEvent[] = []
  readonly session: RoomSession

  constructor(parts: { handover?: string; facts?: (digest: string) => Promise<TileSetFaces> } = {}) {
    const tokens: Tokens = {
      get: (code) => this.kept.get(code) ?? null,
      set: (code, token) => void this.kept.set(code, token),
    }
    this.session = new RoomSession({
      code: 'kibo-ruta',
      name: 'Ada',
      handover: parts.handover,
      open: this.server.open,
      timers: this.timers,
      chance: () => 1,
      tokens,
      facts: parts.facts ?? (() => Promise.reject(new Error('no facts'))),
    })
    this.session.subscribe((sessionEvent) => this.heard.push(sessionEvent))
  }

  /** In the room, on seat 0, with a game that has begun. */
  playing(): this {
    this.server.last.accept().tell(welcome(1, 0, 'secret'), room(), game())
    const first = GOLDEN.updates.findIndex(({ update }) => update === STARTED)
    for (const { update } of GOLDEN.updates.slice(0, first + 1)) this.server.last.tell(update)
    this.heard.length = 0
    return this
  }

  kinds(): string[] {
    return this.heard.map(({ kind }) => kind)
  }
}
