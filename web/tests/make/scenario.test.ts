import type { Contradiction, ScenarioProblem } from '../../src/protocol/api'
import { describe, expect, test, vi } from 'vitest'
import { editorPath, playPath, scenarioCodeIn, scenarioNamed, tilesIn } from '../../src/rooms/scenarioCodes'
import { emptyDraft } from '../../src/screens/make/scenario/draft'
import { fileName } from '../../src/screens/make/scenario/saved/scenarioFile'
import { mended, mendedBy } from '../../src/screens/make/scenario/result/quickFixes'
import { rangesOf } from '../../src/screens/make/scenario/words'

vi.mock('../../src/i18n/words.svelte', () => ({ t: (key: string) => key, listOf: String }))

const CODE = '040G0-00000-0G42R'

describe('a code is found in whatever was pasted', () => {
  test.each([
    CODE,
    ` ${CODE}\n`,
    `https://play.example.org/make/scenario?code=${CODE}`,
    `https://play.example.org/play?scenario=${CODE}#x`,
    `play.example.org/play?x=1&scenario=${CODE}`,
  ])('%s', (text) => expect(scenarioCodeIn(text)).toBe(CODE))
  test('and a link that was cut does not break anything', () => {
    expect(scenarioCodeIn('/play?scenario=%E0%A4%A')).toBe('%E0%A4%A')
  })
  test('links do without hyphens and read back', () => {
    expect(scenarioCodeIn(playPath(CODE))).toBe(CODE.replaceAll('-', ''))
    expect(scenarioCodeIn(editorPath(CODE))).toBe(CODE.replaceAll('-', ''))
  })
  test('an address that names no scenario names none, whatever else it says', () => {
    expect(scenarioNamed(`?from=a+friend&scenario=${CODE}`)).toBe(CODE)
    for (const address of ['', '?from=a+friend', '?scenario=']) expect(scenarioNamed(address)).toBe('')
  })
  test('and name the tiles they are made for', () => {
    const digest = '0123456789abcdef'
    for (const path of [playPath(CODE, digest), editorPath(CODE, digest)]) {
      expect(scenarioCodeIn(path)).toBe(CODE.replaceAll('-', ''))
      expect(tilesIn(path.slice(path.indexOf('?')))).toBe(digest)
    }
    expect(tilesIn('?scenario=A')).toBeNull()
    expect(tilesIn('?tiles=../standard')).toBeNull()
  })
})

describe('a file gets a name that every disk takes', () => {
  test.each([
    ['Blind alley', 'blind-alley.toml'],
    ['  ../etc/passwd ', 'etc-passwd.toml'],
    ['Тихий ТЦ!', 'тихий-тц.toml'],
    ['???', 'scenario.toml'],
  ])('%s', (name, file) => expect(fileName(name)).toBe(file))
})

describe('one tap mends', () => {
  const problem = (reason: Contradiction, tiles: number[]): ScenarioProblem => ({
    reason,
    tiles,
    message: '',
    detail: '',
    entries: [],
    levels: [],
    missing: [],
    line: null,
  })
  const draft = { ...emptyDraft('Mine'), tiles: [2, 5, 5], on_top: [5, 1] }

  test('what is missing', () => {
    expect(mendedBy(problem('item_missing', [9]), draft)).toBe('add')
    expect(mended(problem('item_missing', [9, 8]), { ...draft, tiles: [2] }).tiles).toEqual([2, 8, 9])
  })
  test('what is too many', () => {
    expect(mendedBy(problem('start_tile_in_stack', [1]), draft)).toBe('remove')
    expect(mended(problem('start_tile_in_stack', [1]), draft).on_top).toEqual([5])
  })
  test('what is there more than once, of which the first stays', () => {
    const once = mended(problem('tile_twice', [5]), draft)
    expect([once.on_top, once.tiles]).toEqual([[5, 1], [2]])
  })
  test('but not what levels say, nor what is no matter of tiles', () => {
    expect(mendedBy(problem('item_missing', [9]), { ...draft, tiles: null })).toBeNull()
    expect(mendedBy(problem('leader_without_bell', []), draft)).toBeNull()
    expect(mendedBy(problem('wrong_cards', [3]), draft)).toBeNull()
  })
})

test('numbers that follow each other are a range', () => {
  expect(rangesOf([2, 3, 4, 9, 11, 12])).toBe('2–4, 9, 11–12')
  expect(rangesOf([])).toBe('')
})
