/** How words come: once for each language, and again where they could not be had. */
import { FluentResource } from '@fluent/bundle'
import { beforeEach, expect, test, vi } from 'vitest'

/** What was fetched, in order; and whether later words can be had. */
const network = vi.hoisted(() => ({ fetched: [] as string[], down: false }))

vi.mock('virtual:words', () => {
  const fetching = (sort: string, text: string) => async () => {
    network.fetched.push(sort)
    if (network.down) throw new Error('no network')
    return { default: new FluentResource(text).body }
  }
  const each = (make: (language: string) => unknown) =>
    Object.fromEntries(['en', 'it', 'uk'].map((language) => [language, make(language)]))
  return {
    words: {
      first: each((language) => fetching(language, `hello = Hello in ${language}`)),
      rules: each((language) => fetching(`rules ${language}`, `rule = Rule in ${language}`)),
      later: each((language) => fetching(`more ${language}`, `later = Later in ${language}`)),
    },
  }
})

/** As on a page that was just opened. */
async function opened() {
  vi.resetModules()
  const words = await import('../../src/i18n/words.svelte')
  await words.speak('en')
  network.fetched = []
  return words
}

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: {} })
  Object.assign(network, { fetched: [], down: false })
})

test('a language that is spoken is not fetched again', async () => {
  const { speak, t } = await opened()
  await speak('en')
  expect(network.fetched).toEqual([])
  await speak('it')
  expect(t('hello')).toBe('Hello in it')
})

test('who goes back to the spoken language before another has come stays with it', async () => {
  const { speak, language } = await opened()
  const other = speak('it')
  await speak('en')
  await other
  expect(language()).toBe('en')
})

test('words of a later screen that could not be had are asked for again', async () => {
  const { withWords, t } = await opened()
  network.down = true
  await expect(withWords(Promise.resolve('screen'), 'later')).rejects.toThrow('no words')
  network.down = false
  expect(await withWords(Promise.resolve('screen'), 'later')).toBe('screen')
  expect(t('later')).toBe('Later in en')
  network.fetched = []
  await withWords(Promise.resolve('screen'), 'later')
  expect(network.fetched).toEqual([])
})

test('a screen brings its own words and leaves those of others', async () => {
  const { withWords, t } = await opened()
  await withWords(Promise.resolve('rules'), 'rules')
  expect(network.fetched).toEqual(['en', 'rules en'])
  expect(t('later')).toBe('later')
  await withWords(Promise.resolve('companion'), 'later', 'rules')
  expect([t('hello'), t('rule'), t('later')]).toEqual(['Hello in en', 'Rule in en', 'Later in en'])
})
