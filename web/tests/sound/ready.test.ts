/** Sound comes with the first gesture that can bring it, and comes back when the machine took it away. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const audio = { state: 'suspended', resume: vi.fn(async () => void (audio.state = 'running')) }
const played = vi.fn()
let loads = 0
const zzfx = { volume: 1, audioContext: audio, buildSamples: () => [0], playSamples: played }

/** What the page listens for. */
let page: EventTarget & { hidden: boolean }
const gesture = async (name = 'pointerdown') => {
  page.dispatchEvent(new Event(name))
  await vi.waitFor(() => expect(loads).toBeGreaterThan(0))
  await new Promise((soon) => setImmediate(soon))
}

beforeEach(() => {
  loads = 0
  audio.state = 'suspended'
  vi.clearAllMocks()
  vi.resetModules()
  page = Object.assign(new EventTarget(), { hidden: false })
  vi.stubGlobal('document', page)
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  vi.stubGlobal('navigator', { languages: ['en'] })
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
})
afterEach(() => vi.doUnmock('zzfx'))

/** A table that is ready for sound; the synthesiser cannot be loaded `fails` times. */
async function ready(fails = 0) {
  const load = () => {
    loads += 1
    if (loads <= fails) throw new Error('no network')
    return { ZZFX: zzfx }
  }
  vi.doMock('zzfx', load)
  const { play, readySound } = await import('../../src/sound/play')
  return { play, stop: readySound() }
}

test('a synthesiser that does not come at the first gesture is asked for at the next one', async () => {
  const { play, stop } = await ready(1)
  await gesture()
  play('step')
  expect(played).not.toHaveBeenCalled()
  await gesture()
  play('step')
  expect(played).toHaveBeenCalledOnce()
  stop()
})

test('sound that the machine suspends comes back with the next gesture, or when the page is seen again', async () => {
  const { stop } = await ready()
  await gesture()
  expect(audio.resume).toHaveBeenCalledOnce()
  await gesture('keydown')
  expect(audio.resume).toHaveBeenCalledOnce()
  for (const back of ['keydown', 'visibilitychange']) {
    audio.state = 'interrupted'
    await gesture(back)
    expect(audio.state).toBe('running')
  }
  stop()
  audio.state = 'suspended'
  await gesture()
  expect(audio.state).toBe('suspended')
})

test('a page that comes into sight loads nothing by itself', async () => {
  const { stop } = await ready()
  page.dispatchEvent(new Event('visibilitychange'))
  await new Promise((soon) => setImmediate(soon))
  expect(loads).toBe(0)
  stop()
})

test('the tone of the room goes on until it is stopped, and is off with all other sound', async () => {
  const { stop } = await ready()
  const { playRoomTone } = await import('../../src/sound/play')
  const { settings } = await import('../../src/settings/settings.svelte')
  const source = { stop: vi.fn() }
  played.mockReturnValue(source)
  playRoomTone()()
  expect(played).not.toHaveBeenCalled()
  await gesture()
  const end = playRoomTone()
  expect(played).toHaveBeenCalledWith([expect.anything()], settings.volume, 1, 0, true)
  expect(source.stop).not.toHaveBeenCalled()
  end()
  expect(source.stop).toHaveBeenCalledOnce()
  settings.muted = true
  playRoomTone()
  expect(played).toHaveBeenCalledOnce()
  stop()
})
