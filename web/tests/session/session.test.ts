/** What a session knows of its table besides the game: sand, lags, words, signals. */
import { describe, expect, test } from 'vitest'
import { TestRoom, person, room } from './testRoom'

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
