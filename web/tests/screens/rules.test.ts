import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { CHAPTERS, matches, ruleIds } from '../../src/screens/rules/chapters'

const NORMATIVE = readFileSync(new URL('../../../docs/rules.md', import.meta.url), 'utf8')
const WORDS = readFileSync(new URL('../../locales/en/rules.ftl', import.meta.url), 'utf8')

/** Not for players: counts that a tile set must meet (K), and the challenge book (B1), which is not here yet. */
const LEFT_OUT = /^(K\d+|B\d+)$/
const numbered = [...NORMATIVE.matchAll(/^(?:- |\| )([A-Z]\d+) /gm)].map(([, id]) => id ?? '')

describe('the rules page has every rule of the normative text', () => {
  const shown = CHAPTERS.flatMap(ruleIds)
  test.each(numbered.filter((id) => !LEFT_OUT.test(id)))('%s', (id) => {
    expect(shown).toContain(id)
    expect(WORDS).toMatch(new RegExp(`^rules-${id} = \\S`, 'm'))
  })
  test('and no other', () => expect(shown.filter((id) => !numbered.includes(id))).toEqual([]))
})

describe('rules are found', () => {
  test('by number', () => {
    expect(matches('a1', 'A1', 'x')).toBe(true)
    expect(matches('A1', 'A10', 'x')).toBe(false)
  })
  test('by letter', () => {
    expect(matches('p', 'P6', 'x')).toBe(true)
    expect(matches('p', 'A6', 'a pause')).toBe(false)
  })
  test('by all of their words, in any order, accents or not', () => {
    expect(matches('crystal MAGE', 'P6', 'While the mage stands on a crystal ball')).toBe(true)
    expect(matches('crystal elf', 'P6', 'While the mage stands on a crystal ball')).toBe(false)
    expect(matches('eleve', 'X1', 'un élève')).toBe(true)
  })
})
