import { beforeEach, describe, expect, it, vi } from 'vitest'
import { keepGame, keepResults, keptGame, keptResults, type TableResult } from '../../src/companion/kept'
import { readClock, resultOf } from '../../src/companion/results'
import { newGame, turn } from '../../src/companion/tableGame'
import type { ScenarioRow } from '../../src/protocol/api'

const kept = new Map<string, string>()

beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  })
})

const CHOICES = { scenario: 3, level: null, seats: 2, capacity: 180_000, talkAlways: false }
const RESULT: TableResult = {
  at: 5,
  scenario: 8,
  level: 6,
  seats: 4,
  names: '',
  won: true,
  turns: 2,
  sand_left: 61_500,
  marks: ['table'],
}

const OWN: ScenarioRow = {
  number: null,
  name: 'The cellar',
  about: '',
  seats: [2, 3, 4],
  levels: [],
  level: null,
  tiles: [11],
  stack: ['2-12'],
  on_top: '',
  shuffled: true,
  face: 'A',
  hourglass_ms: 150_000,
  rules: ['no_bell'],
  in_force: [['no_bell']],
  cards: {},
  code: '040G2',
}

describe('the game that is left and found again', () => {
  it('is the same to the millisecond: both chambers, turns, talk (H3)', () => {
    let game = turn(newGame(CHOICES), [], 1_000)
    for (const at of [31_000, 77_777]) game = turn(game, [], at)
    keepGame(game)
    expect(keptGame()).toEqual(game)
  })

  it('brings an own scenario along: no server need be there', () => {
    const game = newGame({ ...CHOICES, scenario: OWN })
    keepGame(game)
    expect(keptGame()).toEqual(game)
    expect(resultOf(game, OWN, { won: false, turns: 0, sand_left: 0, names: '' }, 9)).toMatchObject({
      scenario: 'The cellar',
      marks: ['table', 'sand'],
    })
  })

  it('is a new one where there was none', () => {
    expect(keptGame()).toMatchObject({ scenario: 1, started: null, turns: 0 })
  })

  it.each(['{', '7', 'null', '{}', '{"scenario":1}'])('is a new one where nobody can read it: %s', (text) => {
    kept.set('hushmaze.companion', text)
    expect(keptGame()).toMatchObject({ scenario: 1, started: null })
  })

  it.each([
    ['sand', { capacity: 180_000, deadline: null, stopped_at: null }],
    ['sand', { capacity: '3', deadline: 1, stopped_at: 1 }],
    ['scenario', { ...OWN, rules: 'none' }],
    ['scenario', { ...OWN, in_force: ['no_bell'] }],
    ['scenario', 'The cellar'],
    ['seats', 2.5],
    ['ended', 'draw'],
    ['before', { turns: 1 }],
  ])('is a new one where %s makes no sense', (part, value) => {
    kept.set('hushmaze.companion', JSON.stringify({ ...newGame(CHOICES), [part]: value }))
    expect(keptGame()).toMatchObject({ scenario: 1 })
  })
})

describe('results of games at tables', () => {
  it('are read as they were written, without what makes no sense', () => {
    keepResults([RESULT])
    expect(keptResults()).toEqual([RESULT])
    keepResults([{ ...RESULT, scenario: 'The cellar' }])
    expect(keptResults()).toEqual([{ ...RESULT, scenario: 'The cellar' }])
    kept.set('hushmaze.tableGames', JSON.stringify([RESULT, { ...RESULT, turns: 'two' }, 7, null]))
    expect(keptResults()).toEqual([RESULT])
    kept.set('hushmaze.tableGames', '{"at": 5}')
    expect(keptResults()).toEqual([])
  })

  const row = { rules: ['open_talk_allowed'], hourglass_ms: 180_000 } as unknown as ScenarioRow
  const said = { won: true, turns: 1, sand_left: 4, names: ' Ada ' }

  it('always say that they were played at a table (B1)', () => {
    const game = newGame(CHOICES)
    expect(resultOf(game, row, said, 9)).toEqual({
      ...{ at: 9, scenario: 3, level: null, seats: 2, names: 'Ada' },
      ...{ won: true, turns: 1, sand_left: 4, marks: ['table'] },
    })
    expect(resultOf(game, undefined, said, 9).marks).toEqual(['table'])
    const other = newGame({ ...CHOICES, talkAlways: true, capacity: 240_000 })
    expect(resultOf(other, row, said, 9).marks).toEqual(['table', 'talk', 'sand'])
  })
})

describe('a time that somebody writes', () => {
  it.each([
    ['1:07', 67_000],
    [' 0:00 ', 0],
    ['3:00', 180_000],
    ['2', 120_000],
    ['1.30', 90_000],
  ])('%s', (text, ms) => expect(readClock(text, 180_000)).toBe(ms))

  it.each(['', '3:01', '1:60', '1:7', '-1:00', '1:00:00', 'soon'])('is none: %s', (text) => {
    expect(readClock(text, 180_000)).toBeNull()
  })
})
