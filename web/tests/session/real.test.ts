/** A session against a real server: what the fakes of the other tests promise is true. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket as NodeSocket } from 'ws'
import { browserTimers } from '../../src/net/timers'
import { socketsAt, type OpenSocket, type Socket } from '../../src/net/socket'
import type { SessionEvent } from '../../src/session/api'
import { RoomSession } from '../../src/session/session.svelte'
import type { Tokens } from '../../src/session/tokens'
import { realServer, type RealServer } from './realServer'

let server: RealServer
beforeAll(async () => {
  server = await realServer()
})
afterAll(() => server.stop())

/** Sockets that a test can cut as a bad network does. */
function cuttable(): { open: OpenSocket; cut: () => void } {
  const open = socketsAt(server.socketUrl, NodeSocket)
  let current: { wire: Socket; lost: () => void } | null = null
  return {
    open(end) {
      const wire = open(end)
      current = { wire, lost: end.lost }
      return wire
    },
    cut() {
      current?.wire.close()
      current?.lost()
    },
  }
}

function memoryTokens(): Tokens {
  const kept = new Map<string, string>()
  return { get: (code) => kept.get(code) ?? null, set: (code, token) => void kept.set(code, token) }
}

const facts = async (digest: string) => (await fetch(`${server.url}/api/tile-sets/${digest}`)).json()

class Guest {
  readonly line = cuttable()
  readonly tokens = memoryTokens()
  readonly heard: SessionEvent[] = []
  readonly session: RoomSession

  constructor(code: string, name: string, handover?: string) {
    const { line, tokens } = this
    const testRoom = { timers: browserTimers, chance: () => 0, tokens, facts }
    this.session = new RoomSession({ code, name, handover, open: line.open, ...testRoom })
    this.session.subscribe((sessionEvent) => this.heard.push(sessionEvent))
  }
}

const until = (reached: () => boolean): Promise<void> =>
  expect.poll(reached, { interval: 5, timeout: 150_000 }).toBe(true)

async function table(): Promise<[Guest, Guest, string]> {
  const code = await server.newRoom()
  const ada = new Guest(code, 'Ada')
  await until(() => ada.session.isHost)
  const bo = new Guest(code, 'Bo')
  await until(() => bo.session.me !== null)
  ada.session.setUp({ seats: 2, cards: ['NEV', 'SWCX'] })
  ada.session.sit(0)
  await until(() => ada.session.me?.seat === 0)
  bo.session.sit(1)
  await until(() => bo.session.me?.seat === 1)
  ada.session.deal()
  await until(() => bo.session.game !== null && ada.session.room?.phase === 'planning')
  return [ada, bo, code]
}

const northward = (guest: Guest) => {
  const { reach, view } = guest.session.game!
  const hero = view.heroes.find((each) => reach.north[each.hero])!
  return { type: 'move', hero: hero.hero, from: hero.square!, direction: 'north', steps: 1 } as const
}

describe('a real server', () => {
  test('two sit, start, move, are refused, lose the line and come back', async () => {
    const [ada, bo] = await table()
    ada.session.act({ type: 'start' })
    await until(() => [ada, bo].every(({ session }) => session.game?.view.phase === 'heist'))
    await until(() => ada.session.game?.pending === 0)
    expect(bo.session.sand().running).toBe(true)
    expect(bo.session.game?.view.words_allowed).toBe(false)

    const move = northward(ada)
    ada.session.act(move)
    expect(ada.session.game?.pending).toBe(1)
    await until(() => bo.session.game?.version === 2)
    await until(() => ada.session.game?.pending === 0)
    expect(ada.session.game?.view).toEqual(bo.session.game?.view)

    bo.session.act({ type: 'say', text: 'psst' })
    await until(() => bo.heard.some(({ kind }) => kind === 'refused'))
    expect(bo.heard.at(-1)).toMatchObject({ kind: 'refused', reason: 'silence' })

    ada.session.act({ type: 'bell', target: 1 })
    ada.line.cut() // the deed may have arrived or not; it happens once
    expect(ada.session.status).toBe('connecting')
    await until(() => ada.session.status === 'open' && ada.session.game?.pending === 0)
    expect(ada.session.me?.seat).toBe(0)
    bo.session.act({ type: 'bell', target: 0 })
    await until(() => ada.session.game?.version === 4 && bo.session.game?.version === 4)
    expect(ada.session.game?.view.bell).toBe(0)
    expect(ada.session.game?.view).toEqual(bo.session.game?.view)
    ada.session.close()
    bo.session.close()
  })

  test('another device takes the place with a code, and the first one is told', async () => {
    const code = await server.newRoom()
    const first = new Guest(code, 'Ada')
    await until(() => first.session.me !== null)
    const second = new Guest(code, 'x', await first.session.handover())
    await until(() => second.session.me?.name === 'Ada' && first.session.status === 'elsewhere')
    expect(second.tokens.get(code)).not.toBe(first.tokens.get(code))
    second.session.close()
  })

  test('a room that is not there', async () => {
    const lost = new Guest('nono-nono', 'Ada')
    await until(() => lost.session.status === 'gone')
    expect(lost.session.closed).toBe('no_such_room')
  })
})
