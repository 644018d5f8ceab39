/** The companion with its clock: what it does by itself ends with its page. */
import { flushSync } from 'svelte'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Companion } from '../../src/companion/companion.svelte'

const play = vi.hoisted(() => vi.fn())
vi.mock('../../src/sound/play', () => ({ play, readySound: () => () => undefined }))

const bells = () => play.mock.calls.filter(([sound]) => sound === 'bell').length

beforeEach(() => {
  vi.useFakeTimers()
  play.mockClear()
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined })
  vi.stubGlobal('document', new EventTarget())
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A game whose sand has just run out, on a page that can be left. */
function ranOut(): { companion: Companion; leave: () => void } {
  let companion!: Companion
  const leave = $effect.root(() => {
    companion = new Companion()
    companion.run()
  })
  flushSync()
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
