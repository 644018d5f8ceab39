/** A session by docs/protocol.md: joining, coming back, numbers, versions, predictions. */
import { describe, expect, test } from 'vitest'
import type { Deed, MovedEvent, UpdateMessage } from '../../src/protocol/messages'
import { squareOf } from '../../src/state/view'
import { stepsFrom } from '../../src/state/squares'
import { game, TestRoom, person, room, welcome } from './testRoom'

/** A step that can be taken now, and the update it leads to. */
function someMove({ session }: TestRoom): { deed: Extract<Deed, { type: 'move' }>; told: UpdateMessage } {
  const { reach, version, view } = session.game!
  const direction = (['north', 'east', 'south', 'west'] as const).find(
    (each) => Object.keys(reach[each]).length,
  )!
  const hero = view.heroes.find((each) => reach[direction][each.hero])!
  const deed = { type: 'move', hero: hero.hero, from: hero.square!, direction, steps: 1 } as const
  const event: MovedEvent = {
    ...deed,
    type: 'moved',
    at: view.time + 100,
    seat: 0,
    to: stepsFrom(deed.from, direction, 1),
    n: 1,
  }
  return { deed, told: { type: 'update', v: version, events: [event], reach: {} } }
}

describe('a page that is put away and shown again', () => {
  test('leaves the line, tries nothing meanwhile, and comes back with its token', () => {
    const { server, session, timers } = new TestRoom().playing()
    const line = server.last
    session.sleep()
    expect(line.closed).toBe(true)
    expect(session.status).toBe('connecting')
    timers.advance(60_000)
    expect(server.last).toBe(line)
    session.wake()
    server.last.accept()
    expect(server.last).not.toBe(line)
    expect(server.last.said[0]).toMatchObject({ type: 'join', token: 'secret', game: 'golden' })
  })
})

describe('joining', () => {
  test('a new person gets a token and keeps it', () => {
    const { server, session, kept } = new TestRoom()
    expect(session.status).toBe('connecting')
    server.last.accept()
    expect(server.last.said[0]).toEqual({
      type: 'join',
      room: 'kibo-ruta',
      name: 'Ada',
      acks: false,
      changes: true,
      token: null,
    })
    server.last.tell(welcome(1, null, 'secret'), room({ game: null, phase: 'lobby' }))
    expect(kept.get('kibo-ruta')).toBe('secret')
    expect(session.status).toBe('open')
    expect(session.me).toEqual({ id: 1, name: 'Ada', seat: 0 })
    expect(session.isHost).toBe(true)
  })

  test('coming back: the token, the game and the version, and what was not answered under its old number', () => {
    const testRoom = new TestRoom().playing()
    const { server, session, timers } = testRoom
    const version = session.game!.version
    session.act({ type: 'bell', target: 1 })
    session.act({ type: 'bell', target: 0 })
    const [first, second] = server.last.of('do')
    server.last.tell({ type: 'done', n: first!.n, v: version })
    server.last.drop()
    expect(session.status).toBe('connecting')
    timers.advance(300)
    server.last.accept()
    expect(server.last.said[0]).toMatchObject({ token: 'secret', game: 'golden', since: version })
    server.last.tell(welcome(2), room())
    expect(server.last.of('do')).toEqual([])
    server.last.tell({ type: 'update', v: version, events: [], reach: {} })
    expect(server.last.of('do')).toEqual([second])
    session.act({ type: 'bell', target: 1 })
    expect(server.last.of('do').at(-1)?.n).toBe(second!.n + 1)
  })

  test('what an update brings back of our own is not sent again', () => {
    const { server, session, timers } = new TestRoom().playing()
    const version = session.game!.version
    session.act({ type: 'bell', target: 1 })
    server.last.drop()
    timers.advance(300)
    const events = [{ type: 'bell_placed', at: 2_000, seat: 0, target: 1, n: 1 }] as const
    server.last
      .accept()
      .tell(welcome(2), room(), { type: 'update', v: version, events: [...events], reach: {} })
    expect(server.last.of('do')).toEqual([])
    expect(session.game?.pending).toBe(0)
  })

  test('another game or another seat: nothing of before is sent', () => {
    for (const back of [
      [welcome(1), room({ game: 'other' }), game({ game: 'other' })],
      [welcome(7, null), room({ people: [person(1, 'Ada', null)] }), game()],
    ]) {
      const { server, session, timers } = new TestRoom().playing()
      session.act({ type: 'bell', target: 1 })
      server.last.drop()
      timers.advance(300)
      server.last.accept().tell(...back)
      expect(server.last.of('do')).toEqual([])
      expect(session.game?.pending).toBe(0)
    }
  })

  test('a hand-over code takes a place; a wrong one is forgotten', () => {
    const { server, session } = new TestRoom({ handover: 'CODE' })
    server.last.accept()
    expect(server.last.said[0]).toMatchObject({ handover: 'CODE' })
    server.last.tell({ type: 'error', reason: 'bad_handover', message: '' })
    expect(server.last.of('join')[1]).toMatchObject({ token: null })
    server.last.tell(welcome(1, null, 'secret'), room())
    expect(session.status).toBe('open')
  })

  test('the room is gone, or full: we stay away, and may try again', () => {
    for (const reason of ['no_such_room', 'room_full'] as const) {
      const { server, session, timers } = new TestRoom()
      server.last.accept().tell({ type: 'error', reason, message: '' })
      expect([session.status, session.closed]).toEqual(['gone', reason])
      session.wake()
      timers.advance(60_000)
      expect(server.sockets).toHaveLength(1)
      session.retry()
      expect([session.status, session.closed]).toEqual(['connecting', null])
      expect(server.sockets).toHaveLength(2)
    }
  })

  test('a server that cannot take us in now is asked again', () => {
    const { server, timers } = new TestRoom()
    server.last.accept().tell({ type: 'error', reason: 'not_stored', message: '' })
    timers.advance(300)
    expect(server.sockets).toHaveLength(2)
  })
})

describe('losing the line', () => {
  test('the seat is open elsewhere: no trying again by itself, but the user may', () => {
    const { server, session, timers } = new TestRoom().playing()
    server.last.tell({ type: 'bye', reason: 'open_elsewhere' })
    expect(session.status).toBe('elsewhere')
    session.wake()
    timers.advance(60_000)
    expect(server.sockets).toHaveLength(1)
    session.retry()
    expect(server.sockets).toHaveLength(2)
  })

  test('the server stops, and is away for some time', () => {
    const { server, session, timers } = new TestRoom().playing()
    server.last.tell({ type: 'bye', reason: 'server_stopping' })
    expect(session.status).toBe('connecting')
    timers.advance(300)
    server.last.drop()
    expect(session.status).toBe('away')
    expect(session.game?.view.phase).toBe('heist') // what we have stays to be seen
    timers.advance(600)
    server.last.accept().tell(welcome(1), room(), game({ v: 5 }))
    expect([session.status, session.game?.version]).toEqual(['open', 5])
  })

  test('what is done meanwhile is refused at once', () => {
    const testRoom = new TestRoom().playing()
    testRoom.server.last.drop()
    testRoom.session.act({ type: 'bell', target: 1 })
    expect(testRoom.heard.at(-1)).toMatchObject({ kind: 'refused', reason: 'away' })
    expect(testRoom.session.game?.pending).toBe(0)
  })

  test('what is asked of the room meanwhile was not sent, and that is told', () => {
    const testRoom = new TestRoom().playing()
    const { server, session, heard } = testRoom
    expect(session.chat('hi')).toBe(true)
    server.last.drop()
    expect(session.chat('hello?')).toBe(false)
    session.deal()
    session.abandon()
    const away = { kind: 'error', reason: 'away', message: '' }
    expect(heard).toEqual([away, away, away])
    session.signal(1, { sdp: 'x' })
    expect(heard).toHaveLength(3) // nobody asked for it by hand
  })

  test('a code for another device that will not come', async () => {
    const { server, session } = new TestRoom().playing()
    const code = session.handover()
    server.last.drop()
    await expect(code).rejects.toThrow('away')
    await expect(session.handover()).rejects.toThrow('away')
  })

  test('a code that is refused for whatever reason is not waited for', async () => {
    for (const reason of ['not_stored', 'slow_down', 'busy'] as const) {
      const { server, session } = new TestRoom().playing()
      const code = session.handover()
      server.last.tell({ type: 'error', reason, message: '' })
      await expect(Promise.race([code, 'still waiting'])).rejects.toThrow(reason)
      const another = session.handover()
      server.last.tell({ type: 'handover', code: 'AB12' })
      expect(await another).toBe('AB12')
    }
  })

  test('a code for a device that took our place without it', async () => {
    const { server, session } = new TestRoom().playing()
    const code = session.handover()
    server.last.tell({ type: 'bye', reason: 'open_elsewhere' })
    await expect(Promise.race([code, 'still waiting'])).rejects.toThrow('away')
  })
})

describe('playing', () => {
  test('an own move is shown at once and then confirmed', () => {
    const testRoom = new TestRoom().playing()
    const { server, session, heard } = testRoom
    const { deed, told } = someMove(testRoom)
    const to = stepsFrom(deed.from, deed.direction, 1)
    session.act(deed)
    expect(squareOf(session.game!.view, deed.hero)).toEqual(to)
    expect(session.game?.pending).toBe(1)
    server.last.tell(told, { type: 'done', n: 1, v: told.v + 1 })
    expect(squareOf(session.game!.view, deed.hero)).toEqual(to)
    expect(session.game?.pending).toBe(0)
    expect(heard).toEqual([
      { kind: 'predicted', deed },
      { kind: 'event', event: told.events[0], own: true, predicted: true },
    ])
  })

  test('a refused one is taken back, with its reason', () => {
    const testRoom = new TestRoom().playing()
    const { server, session, heard } = testRoom
    const { deed } = someMove(testRoom)
    const before = session.game!
    session.act(deed)
    server.last.tell({
      type: 'refused',
      n: 1,
      reason: 'way_blocked',
      message: 'Something stands in the way.',
    })
    expect(session.game).toEqual(before)
    expect(heard.at(-1)).toMatchObject({ kind: 'refused', deed, reason: 'way_blocked' })
  })

  test("somebody else's move comes first: ours is not shown on top of it, and the refusal explains", () => {
    const testRoom = new TestRoom().playing()
    const { server, session } = testRoom
    const { deed, told } = someMove(testRoom)
    session.act(deed)
    const elsewhere = stepsFrom(deed.from, deed.direction, 2)
    const theirs = { ...(told.events[0] as MovedEvent), seat: 1, to: elsewhere }
    server.last.tell({ ...told, events: [theirs] })
    expect(squareOf(session.game!.view, deed.hero)).toEqual(elsewhere)
    expect(session.game?.pending).toBe(1)
    server.last.tell({ type: 'refused', n: 1, reason: 'hero_not_there', message: '' })
    expect(session.game?.pending).toBe(0)
  })

  test("others' and bots' events are not ours, whatever their number", () => {
    const testRoom = new TestRoom().playing()
    const { told } = someMove(testRoom)
    testRoom.session.act({ type: 'stare', target: 1 })
    const events = [
      { ...(told.events[0] as MovedEvent), seat: 1, n: 1 },
      { type: 'talk_opened', at: 3_000, n: 1 } as const,
      { type: 'bell_placed', at: 3_000, seat: 1, target: 0, n: -4 } as const,
    ]
    testRoom.server.last.tell({ ...told, events })
    expect(testRoom.heard.map((each) => each.kind === 'event' && each.own)).toEqual([false, false, false])
    expect(testRoom.session.game?.pending).toBe(1)
  })

  test('what follows from an own deed is own too', () => {
    const testRoom = new TestRoom().playing()
    const { deed, told } = someMove(testRoom)
    testRoom.session.act(deed)
    const at = told.events[0]!.at
    const events = [{ type: 'talk_closed', at }, told.events[0]!, { type: 'talk_opened', at, n: 1 }] as const
    testRoom.server.last.tell({ ...told, events: [...events] })
    const happened = testRoom.heard.filter((each) => each.kind === 'event')
    expect(happened.map(({ own, predicted }) => [own, predicted])).toEqual([
      [false, false],
      [true, true],
      [true, false],
    ])
  })

  test('a gap is asked for, once', () => {
    const testRoom = new TestRoom().playing()
    const { server, session } = testRoom
    const { told } = someMove(testRoom)
    const v = told.v
    server.last.tell({ ...told, v: v + 3 }, { ...told, v: v + 4 })
    expect(server.last.of('since')).toEqual([{ type: 'since', v }])
    expect(session.game?.version).toBe(v)
    server.last.tell({ ...told, events: Array(5).fill(told.events[0]) as UpdateMessage['events'] })
    expect(session.game?.version).toBe(v + 5)
    server.last.tell({ ...told, v: v + 9 })
    expect(server.last.of('since')).toHaveLength(2)
  })

  test('numbers begin anew with a new game, and go on where a new seat is', () => {
    const { server, session } = new TestRoom().playing()
    session.act({ type: 'bell', target: 1 })
    server.last.tell({ type: 'seat', seat: 1, n: 9 })
    session.act({ type: 'bell', target: 1 })
    server.last.tell(game({ game: 'second' }))
    session.act({ type: 'start' })
    expect(server.last.of('do').map(({ n }) => n)).toEqual([1, 9, 1])
  })

  test('an abandoned game is gone', () => {
    const { server, session } = new TestRoom().playing()
    session.abandon()
    expect(server.last.said.at(-1)).toEqual({ type: 'abandon', game: 'golden', deal: false })
    server.last.tell(room({ game: null, phase: 'lobby' }))
    expect(session.game).toBeNull()
  })

  test('messages from a later version are passed over', () => {
    const { server, session } = new TestRoom().playing()
    server.last.tell({ type: 'confetti' } as never)
    expect(session.status).toBe('open')
  })
})

describe('the rest of the table', () => {
  test('sand: what is left, and what would be if it were turned', () => {
    const { server, session, timers } = new TestRoom().playing()
    const { capacity, deadline } = session.game!.view.sand
    const [asked] = server.last.of('time')
    server.last.tell({ type: 'time', sent: asked!.sent, server: 1, game: deadline - 60_000 })
    expect(session.sand()).toEqual({ left: 60_000, ifTurned: capacity - 60_000, capacity, running: true })
    timers.advance(1_000)
    expect(session.sand().left).toBe(59_000)
    timers.advance(90_000)
    expect(session.sand()).toMatchObject({ left: 0, ifTurned: capacity })
  })

  test('before there is a game there is no sand', () => {
    expect(new TestRoom().session.sand()).toEqual({ left: 0, ifTurned: 0, capacity: 0, running: false })
  })

  test('an interrupted game goes on from where its clock stood', () => {
    const { server, session } = new TestRoom().playing()
    const { version, view } = session.game!
    const events = [{ type: 'interrupted', at: view.time } as const]
    server.last.tell({ type: 'update', v: version, events, reach: {} })
    expect(session.now()).toBe(view.time)
    expect(session.game?.view.was_interrupted).toBe(true)
  })

  test('lags by seat, from the room and then from their own message', () => {
    const { server, session } = new TestRoom().playing()
    server.last.tell(room({ people: [{ ...person(1, 'Ada', 0), lag: 12 }, person(2, 'Bo', 1)] }))
    expect(session.lags).toEqual({ 0: 12 })
    server.last.tell({ type: 'lags', lags: { '1': 15, '2': 80, '77': 9 } })
    expect(session.lags).toEqual({ 0: 15, 1: 80 })
  })

  test('words of the lobby and of the game', () => {
    const { server, session } = new TestRoom().playing()
    const { version } = session.game!
    server.last.tell({ type: 'chat', person: 2, name: 'Bo', text: 'Hello' })
    const events = [{ type: 'said', at: 9_000, seat: 1, text: 'Look' } as const]
    server.last.tell({ type: 'update', v: version, events, reach: {} })
    expect(session.chatLines).toEqual([
      { from: 'Ada', text: 'Who explores?', own: true },
      { from: 'Bo', text: 'Hello', own: false },
      { from: 'Bo', text: 'Look', own: false },
    ])
  })

  test('what a bot says is read with its name', () => {
    const { server, session } = new TestRoom().playing()
    const bots = [{ seat: 1, name: 'Tick', level: 'human', holds: null } as const]
    server.last.tell(room({ people: [person(1, 'Ada', 0)], bots }))
    const code = { topic: 'waits', hero: 'elf', ability: 'north', aim: 'exit', target: 0 } as const
    const events = [{ type: 'remarked', at: 9_000, seat: 1, ...code } as const]
    server.last.tell({ type: 'update', v: session.game!.version, events, reach: {} })
    expect(session.chatLines.at(-1)).toMatchObject({ from: 'Tick', text: 'remark-waits-you', own: false })
  })

  test('signals, errors and codes reach who waits for them, until they stop', async () => {
    const testRoom = new TestRoom().playing()
    const { server, session } = testRoom
    const signals: unknown[] = []
    const stop = session.onSignal((from, data) => signals.push([from, data]))
    server.last.tell({ type: 'signal', seat: 1, data: { sdp: 'x' } })
    stop()
    server.last.tell({ type: 'signal', seat: 1, data: { sdp: 'y' } })
    expect(signals).toEqual([[1, { sdp: 'x' }]])
    server.last.tell({ type: 'error', reason: 'seat_taken', message: 'Bo sits there.' })
    expect(testRoom.heard.at(-1)).toEqual({ kind: 'error', reason: 'seat_taken', message: 'Bo sits there.' })
    const code = session.handover()
    server.last.tell({ type: 'handover', code: 'AB12' })
    expect(await code).toBe('AB12')
  })

  test('everything a room can be asked is said in one message', () => {
    const { server, session } = new TestRoom().playing()
    session.sit(1)
    session.stand()
    session.rename('Bea')
    session.ready(true)
    session.setUp({ seats: 3 })
    session.offer(2, true, 'brisk')
    session.free(1)
    session.passHost(2)
    session.deal()
    session.chat('hi')
    session.signal(1, { sdp: 'x' })
    expect(server.last.said.filter(({ type }) => type !== 'join' && type !== 'time')).toEqual([
      { type: 'sit', seat: 1 },
      { type: 'stand', bot: false },
      { type: 'rename', name: 'Bea' },
      { type: 'ready', ready: true },
      { type: 'setup', table: { seats: 3 } },
      { type: 'offer', seat: 2, bot: true, level: 'brisk' },
      { type: 'free', seat: 1 },
      { type: 'host', person: 2 },
      { type: 'deal' },
      { type: 'chat', text: 'hi' },
      { type: 'signal', to: 1, data: { sdp: 'x' } },
    ])
  })
})
