/** One game has one figure on every page: sand and time that went by are each written in one place. */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { clockText } from '../../src/i18n/clockText'
import { timeText } from '../../src/replay/momentLink'

const SOURCE = new URL('../../src/', import.meta.url)
const WRITERS = ['i18n/clockText.ts', 'replay/momentLink.ts']

it.each([
  [0, '0:00'],
  [1, '0:01'],
  [23_400, '0:24'],
  [180_000, '3:00'],
])('%i ms of sand are %s: a started second counts', (ms, text) => expect(clockText(ms)).toBe(text))

it.each([
  [999, '0:00'],
  [486_900, '8:06'],
  [487_000, '8:07'],
])('%i ms went by in %s: only whole seconds count', (ms, text) => expect(timeText(ms)).toBe(text))

it('nobody else writes minutes', () => {
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).map((path) =>
    path.replaceAll('\\', '/'),
  )
  const code = files.filter((path) => /\.(ts|svelte)$/.test(path))
  const writers = code.filter((path) =>
    /padStart\(2, ['"]0['"]\)/.test(readFileSync(new URL(path, SOURCE), 'utf8')),
  )
  expect(writers.sort()).toEqual(WRITERS)
})
