/** Switching voice on ends somewhere, whatever the device can do. */
import { flushSync } from 'svelte'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { Voice } from '../../src/voice/voice.svelte'
import { TestRoom } from '../session/testRoom'

class Context {
  closed = false
  createMediaStreamSource(): never {
    throw new DOMException('of another sample rate', 'NotSupportedError')
  }
  close = () => {
    this.closed = true
    return Promise.resolve()
  }
}

const track = { enabled: true, stop: vi.fn() }

beforeEach(() => {
  track.stop.mockClear()
  vi.stubGlobal('RTCPeerConnection', class {})
  vi.stubGlobal('AudioContext', Context)
  vi.stubGlobal('MediaStream', class {})
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ ice_servers: [] })))
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('removeEventListener', () => undefined)
  const getUserMedia = () => Promise.resolve({ getAudioTracks: () => [track] })
  vi.stubGlobal('navigator', { languages: ['en'], mediaDevices: { getUserMedia } })
})
afterEach(() => vi.unstubAllGlobals())

function voice(): Voice {
  const { session } = new TestRoom().playing()
  let made!: Voice
  onTestFinished($effect.root(() => void (made = new Voice(session))))
  return made
}

it('is on with a microphone that cannot be measured', async () => {
  const made = voice()
  await made.join()
  flushSync()
  expect(made.status).toBe('on')
  made.leave()
  expect([made.status, track.stop.mock.calls.length]).toEqual(['off', 1])
})

it('is off again where there is no sound at all', async () => {
  const made = voice()
  vi.stubGlobal('AudioContext', function () {
    throw new DOMException('no device', 'NotSupportedError')
  })
  await expect(made.join()).rejects.toThrow('no device')
  expect(made.status).toBe('off')
})
