/** A room is told whole once, and then by what has changed in it. */
import { expect, test } from 'vitest'
import type { PersonFacts, RoomFacts } from '../../src/protocol/messages'
import { withChanges } from '../../src/rooms/changes'

const person = (id: number, more: Partial<PersonFacts> = {}): PersonFacts => ({
  id,
  name: `Guest ${id}`,
  seat: null,
  ready: false,
  here: true,
  lag: null,
  ...more,
})

const ROOM: RoomFacts = {
  code: 'kibo-ruta',
  host: 1,
  people: [person(1), person(4)],
  bots: [],
  table: { scenario: 3, seats: 4 },
  game: 'abc',
  phase: 'heist',
  fair: null,
  daily: null,
  lesson: null,
}

test('what is left out stays', () => {
  expect(withChanges(ROOM, {})).toEqual(ROOM)
})

test('parts get their new values, nothing included', () => {
  expect(withChanges(ROOM, { game: null, phase: 'lobby' })).toEqual({ ...ROOM, game: null, phase: 'lobby' })
})

test('people come, change and go, in the order of their numbers', () => {
  const after = withChanges(ROOM, { people: [person(4, { ready: true }), person(2)], gone: [1] })
  expect(after.people).toEqual([person(2), person(4, { ready: true })])
  expect(ROOM.people).toHaveLength(2)
})
