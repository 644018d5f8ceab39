/** The challenge of the day goes by the clock, also where timers stood still. */
import { flushSync } from 'svelte'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Day } from '../../src/screens/daily/day.svelte'

const HOUR = 3_600_000
const DAYS = ['2026-11-15', '2026-11-16', '2026-11-17'] as const
const MIDNIGHT = Date.UTC(2026, 10, 17)

/** A server with a clock like ours. */
function answer(path: string): Promise<Response> {
  if (away) return Promise.reject(new TypeError('Failed to fetch'))
  const date = new Date().toISOString().slice(0, 10)
  if (path !== '/api/daily') return Promise.resolve(Response.json({ date: path.slice(11, 21), results: [] }))
  asked += 1
  const left_ms = 24 * HOUR - (Date.now() % (24 * HOUR))
  return Promise.resolve(Response.json({ date, left_ms, scenario: 1, level: null, players: 0, days: DAYS }))
}
let away = false
let asked = 0
let page: EventTarget
let leave: () => void

beforeEach(() => {
  away = false
  asked = 0
  page = new EventTarget()
  vi.useFakeTimers({ now: MIDNIGHT - 5 * HOUR - 30_000 }) // its minutes are not ours
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined })
  vi.stubGlobal('document', page)
  vi.stubGlobal('fetch', answer)
})
afterEach(() => {
  leave()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function pass(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms)
  flushSync()
}

/** The device sleeps: the clock goes on, no timer does. Then somebody looks at it. */
async function sleep(ms: number): Promise<void> {
  vi.setSystemTime(Date.now() + ms)
  page.dispatchEvent(new Event('visibilitychange'))
  await pass(0)
}

async function opened(): Promise<Day> {
  let day!: Day
  leave = $effect.root(() => {
    day = new Day()
    day.run()
  })
  flushSync()
  await pass(0)
  expect([day.today?.date, day.shown?.date]).toEqual([DAYS[1], DAYS[1]])
  return day
}

it('counts the hours that a device slept', async () => {
  const day = await opened()
  expect(day.left).toEqual({ unit: 'hours', count: 5 })
  await sleep(3 * HOUR)
  expect(day.left).toEqual({ unit: 'hours', count: 2 })
  await pass(HOUR + 60_000)
  expect(day.left).toEqual({ unit: 'minutes', count: 59 })
  expect(asked).toBe(1)
})

it('shows the new day when it begins', async () => {
  const day = await opened()
  await pass(5 * HOUR + 32_000)
  expect([day.today?.date, day.wanted, day.shown?.date]).toEqual([DAYS[2], DAYS[2], DAYS[2]])
  expect(day.left).toEqual({ unit: 'hours', count: 23 })
})

it('shows the new day to whoever slept through midnight', async () => {
  const day = await opened()
  await sleep(8 * HOUR)
  expect([day.today?.date, day.shown?.date]).toEqual([DAYS[2], DAYS[2]])
})

it('leaves the results of an earlier day open', async () => {
  const day = await opened()
  await day.show(DAYS[0])
  await sleep(8 * HOUR)
  expect([day.today?.date, day.wanted, day.shown?.date]).toEqual([DAYS[2], DAYS[0], DAYS[0]])
})

it('asks for the new day until somebody answers', async () => {
  const day = await opened()
  away = true
  await sleep(8 * HOUR)
  expect([day.today?.date, day.left?.unit]).toEqual([DAYS[1], 'over'])
  away = false
  await pass(60_000)
  expect(day.today?.date).toBe(DAYS[2])
})

it('is quiet on a page that was left', async () => {
  const day = await opened()
  leave()
  await sleep(8 * HOUR)
  await pass(HOUR)
  expect([day.today?.date, asked]).toEqual([DAYS[1], 1])
})
