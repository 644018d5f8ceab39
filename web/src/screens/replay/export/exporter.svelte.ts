/** Exports a replay as a picture, a GIF or a video, one at a time. Loads the code for it when needed. */
import type { Container, Job, FilmFile, Progress } from '../../../film/encode/job'
import { loadPictures, PicturesMissing } from '../../../film/paint/loadPictures'
import { filmScene, type FilmWords } from '../../../film/storyboard/filmScene'
import type { Shape } from '../../../film/storyboard/layout'
import type { Storyboard } from '../../../film/storyboard/storyboard'
import { fontsReady } from '../../../film/encode/frameCanvas'
import type { Cut } from '../../../film/storyboard/timing'
import { filmWords } from './filmWords'

const TOLD_EVERY_MS = 300

export type What = 'picture' | 'gif' | 'video'

/** The way to make a video here: by an encoder, or recorded while it plays; `null`: none. */
export type VideoWay = { kind: 'encode'; containers: Container[] } | { kind: 'record'; type: string } | null

export interface Order {
  what: What
  storyboard: Storyboard
  seat: number | null
  cut: Cut
  shape: Shape
  scale: number
  ways: boolean
  container: Container | null
}

export type Step =
  | { kind: 'choosing'; note: 'film-cancelled' | 'film-failed' | 'film-no-pictures' | null }
  | { kind: 'gathering' }
  | { kind: 'making'; progress: Progress }
  | { kind: 'ready'; what: What; url: string; name: string; bytes: number }

export async function videoWay(width: number, height: number): Promise<VideoWay> {
  const { containers } = await import('../../../film/encode/video')
  const found = await containers(width, height).catch(() => [])
  if (found.length > 0) return { kind: 'encode', containers: found }
  const { recordable } = await import('../../../film/encode/recorder')
  const type = recordable()
  return type === null ? null : { kind: 'record', type }
}

export class Exporter {
  step = $state.raw<Step>({ kind: 'choosing', note: null })
  #stop = new AbortController()

  get busy(): boolean {
    return this.step.kind === 'gathering' || this.step.kind === 'making'
  }

  async make(order: Order): Promise<void> {
    this.again()
    const stop = (this.#stop = new AbortController())
    this.step = { kind: 'gathering' }
    try {
      const { blob, extension } = await this.#made(order, stop.signal)
      stop.signal.throwIfAborted()
      const name = `hushmaze-${order.storyboard.replay.game ?? 'game'}.${extension}`
      this.step = { kind: 'ready', what: order.what, url: URL.createObjectURL(blob), name, bytes: blob.size }
    } catch (failure) {
      this.step = { kind: 'choosing', note: noteOf(failure, stop.signal) }
    }
  }

  async #made(order: Order, stop: AbortSignal): Promise<FilmFile> {
    const { storyboard, what } = order
    const words = filmWords(storyboard.replay)
    const [pictures] = await Promise.all([
      loadPictures(storyboard.replay),
      fontsReady(lettersOf(words, storyboard)),
    ])
    stop.throwIfAborted()
    if (what === 'picture') {
      const { makePicture } = await import('../../../film/encode/png')
      return makePicture(storyboard, pictures, order.ways)
    }
    const { cut, shape, seat, scale } = order
    const scene = filmScene({ storyboard, shape, pace: cut.speed, seat, words, pictures })
    const tell = seldom((progress) => (this.step = { kind: 'making', progress }))
    const job = { scene, cut, scale, tell, stop }
    return what === 'gif'
      ? (await import('../../../film/encode/gif')).makeGif(job)
      : filmed(job, order.container)
  }

  cancel(): void {
    this.#stop.abort()
  }

  /** Back to choosing; what was made is let go. */
  again(): void {
    if (this.step.kind === 'ready') URL.revokeObjectURL(this.step.url)
    this.step = { kind: 'choosing', note: null }
  }

  close(): void {
    this.cancel()
    this.again()
  }
}

/** A font comes in parts, by alphabet: names may be written in another one than the page. */
const lettersOf = ({ title, phases, seat }: FilmWords, { replay }: Storyboard): string =>
  [title, ...Object.values(phases), ...replay.seats.map((one) => seat(one.seat))].join('')

/** The bar need not move with every frame: painting the page costs more than painting the film. */
function seldom(tell: (progress: Progress) => void): (progress: Progress) => void {
  let next = 0
  return (progress) => {
    if (performance.now() < next) return
    tell(progress)
    next = performance.now() + TOLD_EVERY_MS
  }
}

async function filmed(job: Job, container: Container | null): Promise<FilmFile> {
  if (container) return (await import('../../../film/encode/video')).makeVideo(job, container)
  const { recordable, recordVideo } = await import('../../../film/encode/recorder')
  return recordVideo(job, recordable() ?? '')
}

function noteOf(
  failure: unknown,
  { aborted }: AbortSignal,
): 'film-cancelled' | 'film-failed' | 'film-no-pictures' {
  if (aborted) return 'film-cancelled'
  return failure instanceof PicturesMissing ? 'film-no-pictures' : 'film-failed'
}
