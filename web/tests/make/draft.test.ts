import type { ScenarioDraft } from '../../src/protocol/api'
import { describe, expect, test } from 'vitest'
import {
  addTile,
  addTiles,
  emptyDraft,
  entriesOf,
  isDraft,
  moveTile,
  sameDraft,
  takeOut,
  withLevels,
  withRule,
  withShuffled,
  withTiles,
} from '../../src/screens/make/scenario/draft'

const draft = (parts: Partial<ScenarioDraft> = {}): ScenarioDraft => ({ ...emptyDraft('Mine'), ...parts })

describe('rules', () => {
  test('are switched on once, and off', () => {
    const on = withRule(withRule(draft(), 'leader', true), 'leader', true)
    expect(on.rules).toEqual(['leader'])
    expect(withRule(on, 'leader', false).rules).toEqual([])
  })
})

describe('tiles', () => {
  const ordered = draft({ tiles: [5, 2, 9], shuffled: false })

  test('are listed by number where they are shuffled', () => {
    expect(addTiles(draft({ tiles: [7] }), 'tiles', [3, 9, 2]).tiles).toEqual([2, 3, 7, 9])
  })
  test('are added at the end where their order counts', () => {
    expect(addTile(ordered, 'tiles', 3).tiles).toEqual([5, 2, 9, 3])
  })
  test('are in one pile only', () => {
    const made = addTile(ordered, 'on_top', 2)
    expect([made.on_top, made.tiles]).toEqual([[2], [5, 9]])
    expect(addTile(made, 'tiles', 2).on_top).toEqual([])
  })
  test('are taken out of both piles', () => {
    const made = takeOut(draft({ tiles: [2, 4, 2], on_top: [2] }), 2)
    expect([made.on_top, made.tiles]).toEqual([[], [4]])
  })
  test('are moved, and never beyond the ends', () => {
    expect(moveTile(ordered, 'tiles', 0, 1).tiles).toEqual([2, 5, 9])
    expect(moveTile(ordered, 'tiles', 2, 0).tiles).toEqual([9, 5, 2])
    expect(moveTile(ordered, 'tiles', 0, 99).tiles).toEqual([2, 9, 5])
    expect(moveTile(ordered, 'tiles', 1, -5).tiles).toEqual([2, 5, 9])
    expect(moveTile(ordered, 'tiles', 7, 0)).toBe(ordered)
  })
  test('keep their order once they are not shuffled any more, and lose it when they are', () => {
    expect(withShuffled(draft({ tiles: [2, 5] }), false).tiles).toEqual([2, 5])
    expect(withShuffled(ordered, true).tiles).toEqual([2, 5, 9])
  })
})

describe('levels and tiles exclude each other', () => {
  test('levels are a set', () => {
    const made = withLevels(draft({ tiles: [2] }), [3, 1])
    expect([made.tiles, made.levels]).toEqual([null, [1, 3]])
  })
  test('what is on top stays there', () => {
    const made = withTiles(draft({ tiles: null, levels: [6], on_top: [4] }), [2, 3, 4])
    expect([made.tiles, made.levels, made.on_top]).toEqual([[2, 3], [], [4]])
  })
})

describe('entries are those of a scenario file', () => {
  test('with tiles', () => {
    const entries = entriesOf(draft({ tiles: [2, 3], on_top: [9, 7] }))
    expect(entries).toMatchObject({ name: 'Mine', tiles: '2, 3', on_top: '9, 7', shuffled: true, rules: [] })
    expect(entries).not.toHaveProperty('levels')
  })
  test('with levels', () => {
    const entries = entriesOf(draft({ tiles: null, levels: [1, 2] }))
    expect(entries).toMatchObject({ levels: '1, 2' })
    expect(entries).not.toHaveProperty('tiles')
  })
})

describe('what was kept', () => {
  test('is a draft if it has all that a draft has', () => {
    expect(isDraft(JSON.parse(JSON.stringify(draft({ tiles: null, levels: [2] }))))).toBe(true)
  })
  test.each([
    null,
    3,
    [],
    {},
    { ...draft(), tiles: ['2'] },
    { ...draft(), rules: 'leader' },
    { ...draft(), name: 1 },
  ])('is none otherwise: %j', (kept) => expect(isDraft(kept)).toBe(false))
  test('is compared by what it says', () => {
    expect(sameDraft(draft(), draft())).toBe(true)
    expect(sameDraft(draft(), draft({ face: 'B' }))).toBe(false)
  })
})
