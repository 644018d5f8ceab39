/** A video, encoded by the browser itself (WebCodecs) faster than it plays, and packed by mediabunny. */
import {
  BufferTarget,
  canEncodeVideo,
  CanvasSource,
  Mp4OutputFormat,
  Output,
  type VideoCodec,
  WebMOutputFormat,
} from 'mediabunny'
import { BITRATE, yieldToPage, type Container, type Job, type FilmFile, timesOf } from './job'
import { FrameCanvas } from './frameCanvas'

/** Best first. MP4 opens nearly everywhere; WebM is what every browser with an encoder can make. */
const CODECS: Readonly<Record<Container, readonly VideoCodec[]>> = { mp4: ['avc'], webm: ['vp9', 'vp8'] }
const KEY_EVERY_S = 4

const formatOf = (container: Container) =>
  container === 'mp4' ? new Mp4OutputFormat({ fastStart: 'in-memory' }) : new WebMOutputFormat()

async function codecFor(container: Container, width: number, height: number): Promise<VideoCodec | null> {
  for (const codec of CODECS[container])
    if (await canEncodeVideo(codec, { width, height, bitrate: BITRATE })) return codec
  return null
}

/** What this browser can encode, best first. */
export async function containers(width: number, height: number): Promise<Container[]> {
  if (typeof VideoEncoder === 'undefined') return []
  const both = await Promise.all(
    (['mp4', 'webm'] as const).map(async (each) => ((await codecFor(each, width, height)) ? [each] : [])),
  )
  return both.flat()
}

class CannotEncode extends Error {}

export async function makeVideo(job: Job, container: Container): Promise<FilmFile> {
  const { scene, scale, stop, tell, cut } = job
  const studio = new FrameCanvas(scene, scale)
  const { canvas } = studio.front
  const codec = await codecFor(container, canvas.width, canvas.height)
  if (!codec) throw new CannotEncode(container)
  const target = new BufferTarget()
  const output = new Output({ format: formatOf(container), target })
  let bytes = 0
  const source = new CanvasSource(canvas, {
    codec,
    bitrate: BITRATE,
    keyFrameInterval: KEY_EVERY_S,
    onEncodedPacket: (packet) => (bytes += packet.byteLength),
  })
  output.addVideoTrack(source, { frameRate: cut.fps })
  try {
    await output.start()
    const times = timesOf(job)
    for (const [index, at] of times.entries()) {
      stop.throwIfAborted()
      studio.paint(at)
      await source.add(index / cut.fps, 1 / cut.fps)
      tell({ done: (index + 1) / times.length, bytes: (bytes / (index + 1)) * times.length })
      await yieldToPage()
    }
    await output.finalize()
  } catch (failure) {
    await output.cancel()
    throw failure
  }
  const type = container === 'mp4' ? 'video/mp4' : 'video/webm'
  return { blob: new Blob([target.buffer as ArrayBuffer], { type }), extension: container }
}
