/** Records the canvas while it plays, for browsers without an encoder. Takes as long as the film. */
import { BITRATE, type Job, type FilmFile, timesOf } from './job'
import { FrameCanvas } from './frameCanvas'

const TYPES = ['video/mp4', 'video/webm;codecs=vp9', 'video/webm;codecs=vp8', 'video/webm']

const TRY_AGAIN_MS = 200
const MOST_TRIES = 50

/** `null` where this browser cannot record either. */
export const recordable = (): string | null =>
  typeof MediaRecorder === 'undefined'
    ? null
    : (TYPES.find((type) => MediaRecorder.isTypeSupported(type)) ?? null)

export async function recordVideo(job: Job, type: string): Promise<FilmFile> {
  const studio = new FrameCanvas(job.scene, job.scale)
  const stream = studio.front.canvas.captureStream(job.cut.fps)
  const recorder = new MediaRecorder(stream, { mimeType: type, videoBitsPerSecond: BITRATE })
  const parts: Blob[] = []
  recorder.ondataavailable = ({ data }) => parts.push(data)
  const bytes = () => parts.reduce((sum, part) => sum + part.size, 0)
  let failed = false
  const ended = new Promise<void>((done) => {
    recorder.onstop = () => done()
    recorder.onerror = () => {
      failed = true
      done()
    }
  })
  /** Nobody waits to the end of a film that is not wanted any more, or that nothing records. */
  const goOn = (): void => {
    job.stop.throwIfAborted()
    if (failed) throw new Error('the recorder failed')
  }
  recorder.start(1000)
  try {
    await play(job, studio, bytes, goOn)
    await somethingCame(recorder, bytes, goOn)
  } finally {
    if (recorder.state !== 'inactive') recorder.stop()
    for (const track of stream.getTracks()) track.stop()
  }
  await ended
  goOn()
  if (bytes() === 0) throw new Error('the recorder gave nothing')
  const plain = type.split(';', 1)[0] as string
  return { blob: new Blob(parts, { type: plain }), extension: plain.split('/')[1] as string }
}

/** A slow machine may not have encoded a single frame when the film is over. */
async function somethingCame(recorder: MediaRecorder, bytes: () => number, goOn: () => void): Promise<void> {
  for (let tries = 0; tries < MOST_TRIES && bytes() === 0 && recorder.state === 'recording'; tries += 1) {
    goOn()
    recorder.requestData()
    await new Promise((wake) => setTimeout(wake, TRY_AGAIN_MS))
  }
}

async function play(job: Job, studio: FrameCanvas, bytes: () => number, goOn: () => void): Promise<void> {
  const { cut, tell } = job
  const times = timesOf(job)
  const began = performance.now()
  const due = (): number => Math.floor(((performance.now() - began) / 1000) * cut.fps)
  for (let index = 0; index < times.length; index = Math.max(index + 1, due())) {
    goOn()
    studio.paint(times[index] as number)
    const done = (index + 1) / times.length
    tell({ done, bytes: bytes() / done })
    const next = began + ((index + 1) * 1000) / cut.fps
    await new Promise((wake) => setTimeout(wake, Math.max(0, next - performance.now())))
  }
}
