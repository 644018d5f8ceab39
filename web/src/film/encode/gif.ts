/** An animated GIF: painted here, packed in a worker. */
import { ownScript } from '../../trustedTypes'
import type { FromGif, ToGif } from './gif.worker'
import workerAddress from './gif.worker.ts?worker&url'
import { yieldToPage, type Job, type FilmFile, timesOf } from './job'
import { FrameCanvas } from './frameCanvas'

/** Frames from which colours are chosen, of which every n-th pixel is looked at. */
const SAMPLES = 14
const EVERY = 5
/** Frames on their way to the worker at once. */
const AHEAD = 3

export async function makeGif(job: Job): Promise<FilmFile> {
  const worker = new Worker(ownScript(workerAddress), { type: 'module' })
  try {
    return await make(job, new Line(worker, job.stop))
  } finally {
    worker.terminate()
  }
}

async function make(job: Job, line: Line): Promise<FilmFile> {
  const { scene, scale, stop, tell, cut } = job
  const studio = new FrameCanvas(scene, scale, true)
  const { width, height } = studio.front.canvas
  const times = timesOf(job)
  await line.send({ kind: 'open', width, height, sample: await sampled(studio, times, stop) })
  for (const [index, at] of times.entries()) {
    stop.throwIfAborted()
    studio.paint(at)
    const pixels = studio.front.pen.getImageData(0, 0, width, height).data
    await line.send({ kind: 'frame', pixels, delay: delayOf(index, cut.fps) })
    tell({ done: (index + 1) / times.length, bytes: (line.bytes / (index + 1)) * times.length })
    await yieldToPage()
  }
  const gif = await line.finish()
  return { blob: new Blob([gif], { type: 'image/gif' }), extension: 'gif' }
}

/** A GIF counts hundredths of a second: what is rounded off one frame the next one gets. */
function delayOf(index: number, fps: number): number {
  const until = (frame: number): number => Math.round((frame * 100) / fps) * 10
  return until(index + 1) - until(index)
}

async function sampled(
  studio: FrameCanvas,
  times: readonly number[],
  stop: AbortSignal,
): Promise<Uint8ClampedArray<ArrayBuffer>> {
  const { width, height } = studio.front.canvas
  const count = Math.min(SAMPLES, times.length)
  const each = Math.ceil((width * height) / EVERY)
  const sample = new Uint32Array(count * each)
  for (let index = 0; index < count; index++) {
    stop.throwIfAborted()
    studio.paint(times[Math.floor(((index + 0.5) / count) * times.length)] as number)
    const pixels = new Uint32Array(studio.front.pen.getImageData(0, 0, width, height).data.buffer)
    for (let at = 0; at < each; at++) sample[index * each + at] = pixels[at * EVERY] ?? 0
    await yieldToPage()
  }
  return new Uint8ClampedArray(sample.buffer)
}

/** Feeds the worker, with a limit on frames in flight. */
class Line {
  readonly #worker: Worker
  readonly #stop: AbortSignal
  #taken: (() => void) | null = null
  #fail: ((reason: unknown) => void) | null = null
  #done: ((gif: Uint8Array<ArrayBuffer>) => void) | null = null
  #underway = 0
  #failure: Error | null = null
  bytes = 0

  constructor(worker: Worker, stop: AbortSignal) {
    this.#worker = worker
    this.#stop = stop
    worker.onmessage = ({ data }: MessageEvent<FromGif>) => this.#hear(data)
    worker.onerror = (event) => {
      this.#failure = new Error(event.message || 'the worker failed')
      this.#fail?.(this.#failure)
    }
    stop.addEventListener('abort', () => this.#fail?.(stop.reason))
  }

  async send(message: ToGif): Promise<void> {
    const pixels = message.kind === 'open' ? message.sample : message.kind === 'frame' ? message.pixels : null
    this.#worker.postMessage(message, pixels ? [pixels.buffer] : [])
    this.#underway += 1
    while (this.#underway >= AHEAD) await this.#wait((done) => (this.#taken = done))
  }

  finish(): Promise<Uint8Array<ArrayBuffer>> {
    this.#worker.postMessage({ kind: 'finish' } satisfies ToGif)
    return this.#wait((done: (gif: Uint8Array<ArrayBuffer>) => void) => (this.#done = done))
  }

  #wait<T = void>(keep: (done: (value: T) => void) => void): Promise<T> {
    if (this.#failure) return Promise.reject(this.#failure)
    this.#stop.throwIfAborted()
    return new Promise<T>((done, fail) => {
      this.#fail = fail
      keep(done)
    })
  }

  #hear(answer: FromGif): void {
    if (answer.kind === 'done') return this.#done?.(answer.gif)
    this.bytes = answer.bytes
    this.#underway -= 1
    this.#taken?.()
  }
}
