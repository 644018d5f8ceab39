import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { CHAPTERS, matches, ruleIds } from '../../src/screens/rules/chapters'
import { rulesAbout, searchedWords, THINGS } from '../../src/screens/rules/things'
import { LANGUAGES, textsOf } from '../words/texts'

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

/** Own colour, as the vortex of a hero has it (A6). */
const COLOURED = /colour|colore|kleur|couleur|кольору|color|kolorze/

describe.each(LANGUAGES)('in %s no rule is told that cannot be played', (language) => {
  const texts = textsOf(language)
  test('C13: who takes a vortex stands on one of its colour', () => {
    for (const key of ['rules-A6', 'rules-C13', 'rule-two_boards-text'])
      expect(texts.get(key)).toMatch(COLOURED)
  })
  test('C17: at level 1 heroes do not stay on the one exit', () => {
    expect(texts.get('rules-C17')).toMatch(/\b1\b/)
  })
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

describe('rules are found by any name of a thing', () => {
  const ids = CHAPTERS.flatMap(ruleIds)
  const finder = (language: (typeof LANGUAGES)[number]) => {
    const texts = textsOf(language)
    const words = (key: string) => texts.get(key) ?? key
    return {
      names: (thing: string) => words(`rules-names-${thing}`).split(', '),
      find: (wanted: string) => ids.filter((id) => matches(wanted, id, searchedWords(id, words))),
    }
  }
  const english = finder('en')

  test('such as loot, which is an item here', () => {
    expect(WORDS).not.toMatch(/^rules-[A-Z]\d+ = .*loot/im)
    expect(english.find('loot')).toEqual(expect.arrayContaining(rulesAbout('item')))
    expect(english.find('gallows')).toEqual([])
  })
  test.each(LANGUAGES)('in %s', (language) => {
    const { names, find } = finder(language)
    for (const thing of THINGS)
      for (const name of names(thing))
        expect(find(name), `${thing}: ${name}`).toEqual(expect.arrayContaining(rulesAbout(thing)))
  })
  test.each(THINGS)('%s: no rule that names it is left out', (thing) => {
    const name = english.names(thing)[0] ?? ''
    const named = new RegExp(`^rules-([A-Z]\\d+) = .*\\b${name}`, 'gim')
    const found = [...WORDS.matchAll(named)].map(([, id = '']) => id).filter((id) => ids.includes(id))
    expect(rulesAbout(thing)).toEqual(expect.arrayContaining(found))
  })
  test('no rule is listed that is not there', () => {
    expect(THINGS.flatMap(rulesAbout).filter((id) => !ids.includes(id))).toEqual([])
  })
})
