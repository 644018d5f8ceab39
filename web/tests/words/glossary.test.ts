/** Every text of every language keeps to docs/glossary.md: one word for one thing, and its typography. */
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { coded, has, LANGUAGES, rowsBelow, textsOf, type Language } from './texts'

const TEXTS = Object.fromEntries(LANGUAGES.map((language) => [language, textsOf(language)])) as Record<
  Language,
  Map<string, string>
>
/** Names for the search have all the words that the other texts do without. */
const NAMES = 'rules-names-'
const shown = (language: Language) => [...TEXTS[language]].filter(([key]) => !key.startsWith(NAMES))

const things = ['Heroes', 'Abilities', 'Squares and tiles', 'On the table', 'Moments', 'Roles'].flatMap(
  (heading) =>
    rowsBelow(heading).map(([thing = '', messages = '', ...words]) => ({ thing, messages, words })),
)
const lower = (text = '') => text.toLowerCase()

describe.each(LANGUAGES.map((language, at) => ({ language, at })))('in $language', ({ language, at }) => {
  const texts = TEXTS[language]
  const first = new Set(
    [...texts].filter(([key]) => key.startsWith(NAMES)).map(([, text]) => lower(text.split(',')[0])),
  )

  it.each(things)('$thing has one name', ({ messages, words }) => {
    const word = lower(words[at])
    expect(word).not.toBe('')
    for (const key of coded(messages)) expect(lower(texts.get(key)), key).toBe(word)
    if (messages.includes('names')) expect(first).toContain(word)
    if (!messages) expect(shown(language).some(([, text]) => has(text, `${word}-`))).toBe(true)
  })
})

/** Where a text has one of the words that are not used. */
function slips(
  texts: Iterable<[string, string]>,
  words: readonly string[],
  except: readonly string[],
): string[] {
  return [...texts]
    .filter(([key, text]) => !except.includes(key) && words.some((word) => has(text, word)))
    .map(([key, text]) => `${key} = ${text}`)
}

describe('words we do not use', () => {
  const rows = rowsBelow('Words we do not use').map(([language = '', not, but = '', except]) => ({
    language: language as Language,
    not: coded(not),
    but,
    except: coded(except),
  }))
  it('has rows for every language', () => {
    expect([...new Set(rows.map(({ language }) => language))].sort()).toEqual([...LANGUAGES].sort())
  })
  it.each(rows)('$language: $not, but $but', ({ language, not, except }) => {
    expect(not).not.toEqual([])
    expect(slips(shown(language), not, except)).toEqual([])
  })
  it('would notice one, in any of its forms, but not inside another word', () => {
    const planted: [string, string][] = [
      ['a', 'Bring the Loot!'],
      ['b', 'looted'],
      ['c', 'Przy hersztach'],
      ['d', 'carpet'],
    ]
    expect(slips(planted, ['loot-', 'herszt-', 'carp'], ['b'])).toEqual([
      'a = Bring the Loot!',
      'c = Przy hersztach',
    ])
  })
})

/** Prose without its code, addresses and pictures. */
const prose = (markdown: string) =>
  markdown
    .replace(/```[\s\S]*?```/g, '')
    .replace(/^ {4}.*$/gm, '')
    .replace(/`[^`]*`/g, '')
    .replace(/\]\([^)]*\)/g, ']')

const ROOT = new URL('../../../', import.meta.url)
const text = (path: string) => readFileSync(new URL(path, ROOT), 'utf8')
const guides = readdirSync(new URL('docs/guides/', ROOT)).map((name) => `docs/guides/${name}`)

const pages = [
  'README.md',
  'docs/package.md',
  'docs/rules.md',
  'docs/referee.md',
  'docs/protocol.md',
  ...guides,
]

/** What people read besides the screens, all of it in English. */
const PAPER: [string, string][] = [
  ...pages.map((path): [string, string] => [path, prose(text(path))]),
  ['words.toml', text('src/hushmaze/paper/data/words.toml')],
  ['sheets.py', [...text('src/hushmaze/paper/sheets.py').matchAll(/"[^"\n]*"/g)].join('\n')],
]

describe('on paper, in the guides and on the pages of rules, referee and protocol', () => {
  const rows = rowsBelow('Words we do not use').filter(([language]) => language === 'en')
  const allowed = rowsBelow('Words that a page may have').flatMap(([page, words]) =>
    coded(words).map((word) => `${coded(page)[0]}: ${word}`),
  )
  const found = (words: readonly string[]) =>
    PAPER.flatMap(([path, prose]) =>
      words.filter((word) => has(prose, word)).map((word) => `${path}: ${word}`),
    )
  it.each(rows)('%s: not %s, but %s', (_language, not) => {
    expect(found(coded(not)).filter((slip) => !allowed.includes(slip))).toEqual([])
  })
  it('allows no page a word that it does not have', () => {
    const slips = found(rows.flatMap(([, not]) => coded(not)))
    expect(allowed.filter((word) => !slips.includes(word))).toEqual([])
  })
  it('would notice one, but not in code', () => {
    expect(has(prose('Look at the map.'), 'map')).toBe(true)
    expect(has(prose('`map` and\n```\nmap $x\n```\n[here](map.md)'), 'map')).toBe(false)
  })
})

describe('typography', () => {
  const FORBIDDEN: Record<Language, RegExp> = {
    en: /["']|\.\.\.|[«»„]/,
    it: /["']|\.\.\.|[«»„]/,
    nl: /["']|\.\.\.|[«»„]| %/,
    fr: /["']|\.\.\.|[“”„]|[ \u00a0][:;!?%»]|«[ \u00a0]|[^\u202f\n:;!?%»][:;!?»]/,
    uk: /["']|\.\.\.|[“”„]/,
    es: /["']|\.\.\.|[“”„]/,
    pl: /["']|\.\.\.|[«»“]|—| %/,
  }
  it.each(LANGUAGES)('of %s', (language) => {
    expect(shown(language).filter(([, text]) => FORBIDDEN[language].test(text))).toEqual([])
  })
  it('would notice a plain space in French', () => {
    expect(FORBIDDEN.fr.test('Chut !')).toBe(true)
    expect(FORBIDDEN.fr.test('Chut\u202f!')).toBe(false)
  })
})
