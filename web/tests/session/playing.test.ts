/** Deeds: shown at once, confirmed, taken back; and what others do. */
import { describe, expect, test } from 'vitest'
import type { MovedEvent, UpdateMessage } from '../../src/protocol/messages'
import { squareOf } from '../../src/state/view'
import { stepsFrom } from '../../src/state/squares'
import { game, TestRoom, room } from './testRoom'
import { someMove } from './someMove'

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
