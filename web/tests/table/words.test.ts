/** Every event and every reason has words: none can reach a player as a bare key. */
import { readFileSync } from 'node:fs'
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { describe, expect, it } from 'vitest'
import {
  ABILITIES,
  AIMS,
  ERROR_REASONS,
  GAME_EVENT_TYPES,
  GESTURES,
  LOSSES,
  REFUSAL_REASONS,
  TOPICS,
} from '../../src/protocol/messages'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')

function bundle(...files: string[]): FluentBundle {
  const made = new FluentBundle('en')
  for (const file of files) made.addResource(new FluentResource(read(`../../locales/en/${file}.ftl`)))
  return made
}

const dashed = (word: string) => word.replaceAll('_', '-')

/** Reasons in the tables of a page: the first column of those whose heading begins with `reason`. */
function reasonsIn(page: string): string[] {
  const found: string[] = []
  let inTable = false
  for (const line of read(`../../../docs/${page}`).split('\n')) {
    if (line.startsWith('| reason')) inTable = true
    else if (!line.startsWith('|')) inTable = false
    const reason = /^\| `([a-z0-9_]+)` \|/.exec(line)?.[1]
    if (inTable && reason) found.push(reason)
  }
  return found
}

describe('refusals (A10)', () => {
  const words = bundle('refusals')
  const documented = [...reasonsIn('referee.md'), ...reasonsIn('protocol.md')]
  const inBye = ['open_elsewhere', 'server_stopping'] // whole pages of their own
  const all = [...new Set([...REFUSAL_REASONS, ...ERROR_REASONS, ...documented])].filter(
    (one) => !inBye.includes(one),
  )

  it('finds the tables of both pages', () => {
    expect(documented.length).toBeGreaterThan(100)
  })
  it.each(all)('has words for %s', (reason) => {
    expect(words.hasMessage(`refusal-${dashed(reason)}`)).toBe(true)
  })
  it('has none that nobody gives', () => {
    const keys = [...read('../../locales/en/refusals.ftl').matchAll(/^refusal-([a-z0-9-]+) =/gm)].map(
      ([, key]) => key,
    )
    const known = new Set([...all.map(dashed), 'away'])
    expect(keys.filter((key) => !known.has(key ?? ''))).toEqual([])
  })
})

describe('events', () => {
  const words = bundle('events')
  const plain = GAME_EVENT_TYPES.filter((type) => type !== 'lost')
  it.each(plain)('has words for %s', (type) => {
    expect(words.hasMessage(`event-${dashed(type)}`)).toBe(true)
  })
  it.each(LOSSES)('has words for a loss by %s (H2, W6, C11)', (why) => {
    expect(words.hasMessage(`event-lost-${dashed(why)}`)).toBe(true)
  })
  it.each(GESTURES)('has words for the sign %s (C12)', (sign) => {
    expect(words.hasMessage(`sign-${sign}`)).toBe(true)
  })
  it.each([...TOPICS, ...AIMS.map((aim) => `aim-${aim}`), ...ABILITIES.slice(4), 'move'])(
    'has words for the part %s of a remark',
    (part) => {
      expect(words.hasMessage(`remark-${part}`)).toBe(true)
    },
  )
})
