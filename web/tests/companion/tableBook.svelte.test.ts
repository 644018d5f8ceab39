/** Two windows of one browser write into the same book. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { TableResult } from '../../src/companion/kept'

const kept = new Map<string, string>()
let windows: EventTarget[]

const result = (at: number): TableResult => ({
  at,
  scenario: 8,
  level: 6,
  seats: 4,
  names: '',
  won: true,
  turns: 2,
  sand_left: 61_500,
  marks: ['table'],
})

beforeEach(() => {
  kept.clear()
  windows = []
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  })
})
afterEach(() => vi.unstubAllGlobals())

/** The book of a window, with what that window hears. */
async function openBook() {
  const own = new EventTarget()
  windows.push(own)
  vi.stubGlobal('addEventListener', own.addEventListener.bind(own))
  vi.resetModules()
  return import('../../src/companion/tableBook.svelte')
}

const noticed = (own: EventTarget | undefined) =>
  own?.dispatchEvent(Object.assign(new Event('storage'), { key: 'hushmaze.tableGames' }))

const times = (results: readonly TableResult[]) => results.map(({ at }) => at)

it('none of them loses what the other wrote down or struck out', async () => {
  const [one, other] = [await openBook(), await openBook()]
  one.writeDown(result(1))
  other.writeDown(result(2))
  expect(times(other.tableBook())).toEqual([2, 1])
  one.strikeOut(1)
  expect(times(one.tableBook())).toEqual([2])
})

it('each shows what the other has written down', async () => {
  const [one, other] = [await openBook(), await openBook()]
  other.writeDown(result(2))
  noticed(windows[0])
  expect(times(one.tableBook())).toEqual([2])
})

it('where a browser keeps nothing, it holds until the page is closed', async () => {
  const refuse = () => {
    throw new DOMException('private', 'QuotaExceededError')
  }
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: refuse })
  const book = await openBook()
  book.writeDown(result(1))
  book.writeDown(result(2))
  expect(times(book.tableBook())).toEqual([2, 1])
})
