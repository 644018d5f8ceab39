/** Who calls whom: every pair of seats that have voice on ends in one call, whoever came first or came back. */
import { describe, expect, test } from 'vitest'
import { Mesh, type NewPeer } from '../../src/voice/mesh'
import type { PeerState } from '../../src/voice/peer'
import { readSignal, type Signal, withoutCandidates } from '../../src/voice/signals'

/** A call as the mesh sees it: the one who calls sends an offer, the other answers, and then they are connected. */
class FakePeer {
  closed = false
  restarts = 0
  track: MediaStreamTrack | null = null

  constructor(
    readonly theirs: string,
    readonly calls: boolean,
    readonly call: string,
    readonly end: Parameters<NewPeer>[2],
  ) {
    if (calls) this.#describe('offer')
  }

  take(signal: Signal): void {
    if (signal.kind !== 'description') return
    if (signal.type === 'offer') this.#describe('answer')
    this.end.changed('connected')
  }

  #describe(type: 'offer' | 'answer'): void {
    this.end.send({ kind: 'description', call: this.call, type, sdp: '' })
  }

  speak(track: MediaStreamTrack | null): void {
    this.track = track
  }

  restart(): void {
    this.restarts++
  }

  close(): void {
    this.closed = true
  }
}

/** A table whose signals arrive in the order in which they were sent. */
class Table {
  readonly meshes = new Map<number, Mesh>()
  readonly made: FakePeer[] = []
  readonly states = new Map<string, PeerState>()
  readonly #underway: (() => void)[] = []
  #calls = 0

  join(seat: number): Mesh {
    const call = `call ${this.#calls++}`
    const mesh = new Mesh({
      seat,
      call,
      newPeer: (theirs, calls, end) => {
        const peer = new FakePeer(theirs, calls, call, end)
        this.made.push(peer)
        return peer
      },
      send: (to, signal) => this.#underway.push(() => this.meshes.get(to)?.take(seat, signal)),
      heard: () => {},
      changed: (other, state) => {
        if (state) this.states.set(`${seat}-${other}`, state)
        else this.states.delete(`${seat}-${other}`)
      },
    })
    this.meshes.set(seat, mesh)
    mesh.hello([0, 1, 2, 3].filter((other) => other !== seat))
    return mesh
  }

  deliver(): this {
    for (let signal = this.#underway.shift(); signal; signal = this.#underway.shift()) signal()
    return this
  }

  get connected(): string[] {
    return [...this.states].filter(([, state]) => state === 'connected').map(([pair]) => pair)
  }

  get open(): FakePeer[] {
    return this.made.filter(({ closed }) => !closed)
  }
}

const pairs = (seats: number[]): string[] =>
  seats.flatMap((one) => seats.filter((other) => other !== one).map((other) => `${one}-${other}`)).sort()

describe('the mesh', () => {
  test.each([[[0, 1]], [[1, 0]], [[2, 0, 3, 1]], [[3, 2, 1, 0]]])(
    'seats %j join one after the other',
    (seats) => {
      const table = new Table()
      for (const seat of seats) {
        table.join(seat)
        table.deliver()
      }
      expect(table.connected.sort()).toEqual(pairs(seats))
      expect(table.open).toHaveLength(seats.length * (seats.length - 1))
    },
  )

  test('all at once', () => {
    const table = new Table()
    for (const seat of [0, 1, 2, 3]) table.join(seat)
    table.deliver()
    expect(table.connected.sort()).toEqual(pairs([0, 1, 2, 3]))
    expect(table.open).toHaveLength(12)
  })

  test('saying hello again changes nothing', () => {
    const table = new Table()
    const [ada, bo] = [table.join(0), table.join(1)]
    table.deliver()
    const made = table.made.length
    ada.hello([1])
    bo.hello([0])
    table.deliver()
    expect(table.made).toHaveLength(made)
  })

  test.each([0, 1])('seat %i loads its page again: the old call is closed and a new one made', (seat) => {
    const table = new Table()
    table.join(0)
    table.join(1)
    table.deliver()
    table.meshes.delete(seat)
    table.join(seat)
    table.deliver()
    expect(table.connected.sort()).toEqual(['0-1', '1-0'])
    const [lower, higher] = [
      table.open.filter(({ calls }) => calls),
      table.open.filter(({ calls }) => !calls),
    ]
    expect(lower.at(-1)?.theirs).toBe(higher.at(-1)?.call)
    expect(higher.at(-1)?.theirs).toBe(lower.at(-1)?.call)
  })

  test('who leaves is gone for the others; a farewell from an older call is passed over', () => {
    const table = new Table()
    const ada = table.join(0)
    const bo = table.join(1)
    table.deliver()
    bo.take(0, { kind: 'bye', call: 'long ago' })
    expect(table.connected).toHaveLength(2)
    ada.close()
    table.deliver()
    expect(table.states.size).toBe(0)
    expect(table.open).toEqual([])
  })

  test('the microphone reaches calls that are there and calls that come; a changed network reaches all', () => {
    const table = new Table()
    const ada = table.join(0)
    table.join(1)
    table.deliver()
    const track = {} as MediaStreamTrack
    ada.speak(track)
    table.join(2)
    table.deliver()
    const own = table.made.filter(({ call }) => call === 'call 0')
    expect(own.map((peer) => peer.track)).toEqual([track, track])
    ada.restart()
    expect(own.map(({ restarts }) => restarts)).toEqual([1, 1])
  })

  test('only those who still sit there are kept', () => {
    const table = new Table()
    const ada = table.join(0)
    table.join(1)
    table.join(2)
    table.deliver()
    ada.keep([2])
    expect([...table.states.keys()].filter((pair) => pair.startsWith('0'))).toEqual(['0-2'])
  })
})

describe('signals', () => {
  test('what others send that is none of ours is passed over', () => {
    expect(readSignal({ kind: 'hello', call: 'x' })).toEqual({ kind: 'hello', call: 'x' })
    expect(readSignal({ kind: 'hello' })).toBeNull()
    expect(readSignal({ kind: 'shout', call: 'x' })).toBeNull()
    expect(readSignal({ sdp: 'offer' })).toBeNull()
  })

  test('descriptions travel without candidates', () => {
    const sdp = 'v=0\r\na=candidate:1 1 udp 1 10.0.0.1 9 typ host\r\na=end-of-candidates\r\na=mid:0\r\n'
    expect(withoutCandidates(sdp)).toBe('v=0\r\na=mid:0\r\n')
  })
})
