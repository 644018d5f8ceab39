/** Recording a film: it ends where it is cancelled or breaks, not when the film would be over. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Job } from '../../src/film/encode/job'
import { recordVideo } from '../../src/film/encode/recorder'

const FRAMES = 100

vi.mock('../../src/film/encode/frameCanvas', () => ({
  FrameCanvas: class {
    front = { canvas: { captureStream: () => ({ getTracks: () => [] }) } }
    paint = () => undefined
  },
}))
vi.mock('../../src/film/encode/job', () => ({
  BITRATE: 1,
  timesOf: () => Array.from({ length: FRAMES }, (_, at) => at),
}))

class Recorder {
  static last: Recorder
  state = 'inactive'
  onstop = () => undefined
  onerror = () => undefined
  ondataavailable = (_: { data: Blob }) => undefined
  constructor() {
    Recorder.last = this
  }
  start = () => (this.state = 'recording')
  stop = () => {
    this.state = 'inactive'
    queueMicrotask(() => this.onstop())
  }
  requestData = () => undefined
  gives = (text: string) => this.ondataavailable({ data: new Blob([text]) })
  breaks = () => {
    this.state = 'inactive'
    this.onerror()
    this.onstop()
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('MediaRecorder', Recorder)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function recording() {
  const stop = new AbortController()
  const told: number[] = []
  const job = { cut: { fps: 10 }, stop: stop.signal, tell: ({ done }: { done: number }) => told.push(done) }
  const film = recordVideo(job as unknown as Job, 'video/webm')
  const ended = film.then(
    ({ extension }) => extension,
    (error: Error) => error.message,
  )
  return { told, ended, cancel: () => stop.abort(new Error('cancelled')) }
}

it('gives a film of what came', async () => {
  const { told, ended } = recording()
  Recorder.last.gives('film')
  await vi.advanceTimersByTimeAsync(FRAMES * 100)
  expect(await ended).toBe('webm')
  expect(told.at(-1)).toBe(1)
})

it('fails when the recorder does, not at the end of the film', async () => {
  const { told, ended } = recording()
  await vi.advanceTimersByTimeAsync(1_000)
  Recorder.last.breaks()
  await vi.advanceTimersByTimeAsync(FRAMES * 200)
  expect(await ended).toBe('the recorder failed')
  expect(told.at(-1)).toBeLessThan(0.2)
})

it('can be cancelled while it waits for the first of it', async () => {
  const { told, ended, cancel } = recording()
  await vi.advanceTimersByTimeAsync(FRAMES * 100 + 500)
  expect(told.at(-1)).toBe(1)
  cancel()
  Recorder.last.gives('late')
  await vi.advanceTimersByTimeAsync(20_000)
  expect(await ended).toBe('cancelled')
})
