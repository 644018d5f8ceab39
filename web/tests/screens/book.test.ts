import type { Win } from '../../src/protocol/api'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { addressOf, askedFor } from '../../src/screens/book/address'
import { knownGroups, playedOn, rememberDay, rememberGroup } from '../../src/screens/book/known'
import { lookOf, shownOf } from '../../src/screens/book/lines/looks'
import { timeLeft } from '../../src/screens/daily/api'

const kept = new Map<string, string>()

beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  })
})

const win = (marks: string[] = []): Win => ({
  game: 'a1',
  finished_at: 0,
  group: 'abc',
  names: ['Ada'],
  seats: 1,
  turns: 0,
  sand_left: 1,
  played_ms: 1,
  marks,
})

describe('the address of the book', () => {
  it('says whose book it is, and whether it is to be printed', () => {
    expect(askedFor('')).toEqual({ group: null, print: false })
    expect(askedFor('?group=00ff&print')).toEqual({ group: '00ff', print: true })
    expect(askedFor('?group=<b>')).toEqual({ group: null, print: false })
  })

  it('reads back as it was written', () => {
    for (const asked of [
      { group: null, print: false },
      { group: null, print: true },
      { group: 'ab12', print: false },
      { group: 'ab12', print: true },
    ])
      expect(askedFor(new URL(addressOf(asked), 'http://x').search)).toEqual(asked)
  })
})

describe('a line of the book (B1)', () => {
  it('has a star only for a pure win', () => {
    expect(lookOf({ best: win(), marked: win(['bots']) })).toBe('full')
    expect(lookOf({ best: null, marked: win(['bots']) })).toBe('marked')
    expect(lookOf({ best: null, marked: null })).toBe('none')
  })

  it('shows the pure win before the marked one', () => {
    expect(shownOf({ best: win(), marked: win(['bots']) })?.marks).toEqual([])
    expect(shownOf({ best: null, marked: win(['bots']) })?.marks).toEqual(['bots'])
    expect(shownOf({ best: null, marked: null })).toBeNull()
  })
})

describe('what this browser remembers', () => {
  it('keeps groups, the last one first, each once and not too many', () => {
    for (const group of ['a', 'b', 'a']) rememberGroup(group)
    expect(knownGroups()).toEqual(['a', 'b'])
    for (let n = 0; n < 20; n++) rememberGroup(`g${n}`)
    expect(knownGroups()).toHaveLength(8)
    expect(knownGroups()[0]).toBe('g19')
  })

  it('knows with which game it played a day', () => {
    expect(playedOn('2026-11-15')).toBeNull()
    rememberDay('2026-11-15', 'a1')
    expect(playedOn('2026-11-15')).toBe('a1')
    expect(playedOn('2026-11-16')).toBeNull()
  })

  it('does not mind what else is written there', () => {
    for (const rubbish of ['{', '7', '[1]', '{"date": 3}']) {
      kept.set('hushmaze.groups', rubbish)
      kept.set('hushmaze.daily', rubbish)
      expect(knownGroups()).toEqual([])
      expect(playedOn('2026-11-15')).toBeNull()
    }
  })
})

describe('how long a day is on', () => {
  const HOUR = 3_600_000

  it('is said in hours, and in minutes at last', () => {
    expect(timeLeft(5 * HOUR)).toEqual({ unit: 'hours', count: 5 })
    expect(timeLeft(5 * HOUR - 1)).toEqual({ unit: 'hours', count: 4 })
    expect(timeLeft(HOUR - 1)).toEqual({ unit: 'minutes', count: 59 })
    expect(timeLeft(10)).toEqual({ unit: 'minutes', count: 1 })
    expect(timeLeft(0)).toEqual({ unit: 'over', count: 0 })
  })
})
