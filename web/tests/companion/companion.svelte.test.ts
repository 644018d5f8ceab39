/** The companion with its clock: what it does by itself ends with its page. */
import { flushSync } from 'svelte'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Companion } from '../../src/companion/companion.svelte'

const play = vi.hoisted(() => vi.fn())
vi.mock('../../src/sound/play', () => ({ play, readySound: () => () => undefined }))

const kept = new Map<string, string>()
const bells = () => play.mock.calls.filter(([sound]) => sound === 'bell').length

beforeEach(() => {
  vi.useFakeTimers()
  play.mockClear()
  kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  })
  vi.stubGlobal('document', new EventTarget())
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** The page with the game that was left there. */
function open(): { companion: Companion; leave: () => void } {
  let companion!: Companion
  const leave = $effect.root(() => {
    companion = new Companion()
    companion.run()
  })
  flushSync()
  return { companion, leave }
}

/** A game whose sand has just run out, on a page that can be left. */
function ranOut(): { companion: Companion; leave: () => void } {
  const { companion, leave } = open()
  companion.turn()
  flushSync()
  vi.advanceTimersByTime(companion.game.capacity)
  flushSync()
  expect(companion.phase).toBe('lost')
  vi.advanceTimersByTime(0)
  return { companion, leave }
}

it('rings three times when the sand has run out (H2)', () => {
  const { leave } = ranOut()
  expect(bells()).toBe(1)
  vi.advanceTimersByTime(5_000)
  expect(bells()).toBe(3)
  leave()
})

it('rings no more on a page that was left', () => {
  const { leave } = ranOut()
  leave()
  vi.advanceTimersByTime(5_000)
  expect(bells()).toBe(1)
})

it('does not ring again on a page that is opened long after', () => {
  ranOut().leave()
  play.mockClear()
  vi.advanceTimersByTime(60_000)
  const { companion, leave } = open()
  vi.advanceTimersByTime(5_000)
  flushSync()
  expect([companion.phase, companion.late, bells()]).toEqual(['lost', 60_000, 0])
  leave()
})

it('rings on a page that is opened just after', () => {
  ranOut().leave()
  play.mockClear()
  vi.advanceTimersByTime(1_000)
  const { leave } = open()
  vi.advanceTimersByTime(5_000)
  expect(bells()).toBe(3)
  leave()
})

it('rings late on a page that slept meanwhile', () => {
  const { companion, leave } = open()
  companion.turn()
  flushSync()
  vi.setSystemTime(companion.game.sand.deadline + 60_000)
  document.dispatchEvent(new Event('visibilitychange'))
  flushSync()
  vi.advanceTimersByTime(5_000)
  expect([companion.late, bells()]).toEqual([60_000, 3])
  leave()
})
