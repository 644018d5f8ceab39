/** Coming to a room, and losing the line to it. */
import { describe, expect, test } from 'vitest'
import { game, TestRoom, person, room, welcome } from './testRoom'

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
