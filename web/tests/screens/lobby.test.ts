import type { ScenarioRow } from '../../src/protocol/api'
import { describe, expect, test } from 'vitest'
import type { BotFacts, PersonFacts, RoomFacts } from '../../src/protocol/messages'
import { emptySeats, places, seatToTake } from '../../src/rooms/places'
import {
  abilitiesOnCard,
  isAlone,
  listenTimes,
  readyCount,
  swapped,
  waitedFor,
  withScenario,
} from '../../src/screens/lobby/table'
import { watchers } from '../../src/rooms/people'

const person = (id: number, seat: number | null, more: Partial<PersonFacts> = {}): PersonFacts => ({
  id,
  name: `PersonFacts ${id}`,
  seat,
  ready: false,
  here: true,
  lag: null,
  ...more,
})
const bot = (seat: number, holds: number | null = null): BotFacts => ({
  seat,
  name: 'Moss',
  level: 'human',
  holds,
})

const room = (people: PersonFacts[], bots: BotFacts[] = [], seats = 4): RoomFacts => ({
  code: 'kibo-ruta',
  host: 1,
  people,
  bots,
  table: { scenario: 1, seats },
  game: null,
  phase: 'lobby',
  fair: null,
  daily: null,
  lesson: null,
})

describe('alone', () => {
  test.each([
    ['one seat, one person', room([person(1, 0)], [], 1), true],
    ['somebody watches', room([person(1, 0), person(2, null)], [], 1), false],
    ['a seat for somebody else', room([person(1, 0)], [], 2), false],
    ['a bot for company', room([person(1, 0)], [bot(1)], 2), false],
  ])('%s', (_, here, alone) => expect(isAlone(here)).toBe(alone))
})

describe('who sits where', () => {
  const here = room(
    [person(1, 0), person(2, 2, { ready: true }), person(3, null), person(4, null, { here: false })],
    [bot(3)],
  )

  test('people, bots and empty seats, in order', () => {
    expect(places(here).map(({ seat, person, bot }) => [seat, person?.id ?? bot?.name ?? null])).toEqual([
      [0, 1],
      [1, null],
      [2, 2],
      [3, 'Moss'],
    ])
    expect(emptySeats(here)).toEqual([1])
  })
  test('whoever comes takes an empty seat, or else a bot’s', () => {
    expect(seatToTake(here)).toBe(1)
    expect(seatToTake(room([person(1, 0)], [bot(1)], 2))).toBe(1)
    expect(seatToTake(room([person(1, 0), person(2, 1, { here: false })], [bot(1, 2)], 2))).toBeNull()
  })
  test('who is here without a seat watches', () => expect(watchers(here).map(({ id }) => id)).toEqual([3]))
  test('the host and bots count as ready', () => expect(readyCount(here)).toBe(3))
  test('a seat that a bot holds stays its person’s', () => {
    const held = room([person(1, 0), person(2, 1, { here: false })], [bot(1, 2)], 2)
    expect(places(held)[1]?.person?.id).toBe(2)
    expect(waitedFor(held).map(({ id }) => id)).toEqual([2])
  })
  test('nobody waits for people without a seat', () => {
    expect(waitedFor(room([person(1, 0), person(2, null)], [], 1))).toEqual([])
  })
})

const row = (number: number | null, seats: number[]): ScenarioRow => ({
  number,
  name: 'Mine',
  seats,
  levels: [],
  level: null,
  tiles: [8],
  stack: ['2-9'],
  on_top: '',
  shuffled: true,
  face: 'A',
  about: '',
  hourglass_ms: 180_000,
  rules: [],
  in_force: [[]],
  cards: {},
  code: 'ABC',
})

describe('another scenario (B2, C9)', () => {
  const table = { scenario: 9, seats: 9, level: 3, leader_fixed: true, voice: false }
  test('brings the nearest number of seats it allows', () => {
    expect(withScenario(table, row(2, [1, 2, 3, 4, 5, 6, 7, 8])).seats).toBe(8)
    expect(withScenario({ scenario: 1, seats: 1 }, row(9, [3, 4, 5])).seats).toBe(3)
  })
  test('forgets what was about the one before, and only that', () => {
    const changed = withScenario(table, row(2, [4]))
    expect(changed).toMatchObject({ scenario: 2, level: null, leader_fixed: null, cards: null, face: null })
    expect(changed).not.toHaveProperty('voice')
  })
  test('an own one goes by its code', () => expect(withScenario(table, row(null, [4])).scenario).toBe('ABC'))
})

describe('agreed cards (S4)', () => {
  test('letters are abilities', () =>
    expect(abilitiesOnCard('SWCX')).toEqual(['south', 'west', 'escalator', 'explore']))
  test('a leader’s is empty', () => expect(abilitiesOnCard('')).toEqual([]))
  test('two seats swap, the others keep theirs', () =>
    expect(swapped(['N', 'WV', 'EC', 'SX'], 0, 2)).toEqual(['EC', 'WV', 'N', 'SX']))
})

test('a time that another client chose for bots to listen is among the times', () => {
  expect(listenTimes(10_000)).toEqual([0, 5_000, 10_000, 20_000, 30_000])
  expect(listenTimes(45_000)).toEqual([0, 5_000, 10_000, 20_000, 30_000, 45_000])
})
