/** Marks, talk windows, words and held seats are read from the events. */
import type { ReplaySeat, ReplayUpdate } from '../../src/protocol/api'
import { expect, test } from 'vitest'
import { highlightsOf, talksOf, wordsOf } from '../../src/replay/highlights'
import { heldAt, holdings, roomOf } from '../../src/replay/seats'
import { goldenNames, goldenReplay } from '../state/goldenGames'

const update = (at: number, ...events: object[]): ReplayUpdate =>
  ({ at, v: 0, events: events.map((event) => ({ at, ...event })), reach: {} }) as ReplayUpdate

test.each(goldenNames())('%s: every exploration, turn, bell, theft and exit is marked', (name) => {
  const { updates } = goldenReplay(name)
  const marks = highlightsOf(updates)
  const count = (type: string) =>
    updates.flatMap(({ events }) => events.filter((one) => one.type === type)).length
  const marked = (kind: string) => marks.filter((mark) => mark.kind === kind).length
  expect(marked('explore')).toBe(count('tile_placed'))
  expect(marked('turn')).toBe(count('hourglass_turned'))
  expect(marked('talk')).toBe(count('talk_opened'))
  expect(marked('bell')).toBe(count('bell_placed'))
  expect(marked('theft')).toBe(count('theft_done'))
  expect(marked('exit')).toBe(count('hero_safe'))
  expect(marks.every(({ at, index }) => updates[index - 1]?.at === at)).toBe(true)
})

test('talk is open in planning and in windows, and the end closes it', () => {
  const updates = [
    update(1000, { type: 'started', seat: 0 }),
    update(2000, { type: 'talk_opened' }),
    update(3000, { type: 'talk_closed' }),
    update(4000, { type: 'talk_opened' }),
  ]
  expect(talksOf(updates, 0, 5000)).toEqual([
    { from: 0, to: 1000 },
    { from: 2000, to: 3000 },
    { from: 4000, to: 5000 },
  ])
})

test('words stand with their seat and moment', () => {
  const remark = {
    type: 'remarked',
    seat: 2,
    topic: 'can',
    hero: 'elf',
    ability: 'west',
    aim: 'exit',
  } as const
  const updates = [
    update(5, { type: 'said', seat: 1, text: '<b>hi</b>' }),
    update(7, { ...remark, target: null }),
    update(9, { type: 'won' }),
  ]
  expect(wordsOf(updates).map(({ at, said }) => [at, said.seat, said.type])).toEqual([
    [5, 1, 'said'],
    [7, 2, 'remarked'],
  ])
})

const seats: ReplaySeat[] = [
  { seat: 0, name: 'Ada', bot: false, bot_helped: true, level: null },
  { seat: 1, name: 'Pebble', bot: true, bot_helped: true, level: 'human' },
]

test('a bot holds a seat from its first deed there until its person acts again', () => {
  const updates = [
    update(1, { type: 'started', seat: 0, n: 1 }),
    update(2, { type: 'bell_placed', seat: 1, target: 0, n: -1 }),
    update(3, { type: 'bell_placed', seat: 0, target: 1, n: -2 }),
    update(4, { type: 'square_spent', square: [0, 0, 0], n: -2 }),
    update(5, { type: 'bell_placed', seat: 0, target: 1, n: 2 }),
  ]
  const changes = holdings(seats, updates)
  expect([0, 1, 2, 3, 4, 5].map((index) => [...heldAt(changes, index)])).toEqual([[], [], [], [0], [0], []])
})

test('a room as it was: people, bots, and bots that hold seats', () => {
  const replay = { ...goldenReplay('seats-2'), seats }
  expect(roomOf(replay, new Set()).bots.map(({ seat, holds }) => [seat, holds])).toEqual([[1, null]])
  const held = roomOf(replay, new Set([0]))
  expect(held.bots.map(({ seat, holds }) => [seat, holds])).toEqual([
    [0, 0],
    [1, null],
  ])
  expect(held.people.map(({ name }) => name)).toEqual(['Ada'])
})
