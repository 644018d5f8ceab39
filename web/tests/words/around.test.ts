/** Texts that a review found odd stay mended: the table of words in docs/screens/around.md. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { coded, has, LANGUAGES, rowsBelow, textsOf, type Language } from './texts'

const PAGE = readFileSync(new URL('../../../docs/screens/around.md', import.meta.url), 'utf8')
const lower = (text = '') => text.toLowerCase()

const rows = rowsBelow('Words', PAGE)
  .filter(([language]) => LANGUAGES.includes(language as Language))
  .map(([language, said, now, messages]) => ({
    language: language as Language,
    said: coded(said),
    now: coded(now),
    messages: coded(messages),
  }))

it('has rows for every language', () => {
  expect(new Set(rows.map(({ language }) => language))).toEqual(new Set(LANGUAGES))
})

describe.each(LANGUAGES)('in %s', (language) => {
  const texts = textsOf(language)
  const shown = [...texts].filter(([key]) => !key.startsWith('rules-names-'))

  it.each(rows.filter((row) => row.language === language))('$said is now $now', ({ said, now, messages }) => {
    expect(shown.filter(([, text]) => said.some((words) => has(text, words)))).toEqual([])
    expect(now).toHaveLength(1)
    expect(messages).not.toEqual([])
    for (const key of messages) expect(lower(texts.get(key)), key).toContain(lower(now[0]))
  })
})
