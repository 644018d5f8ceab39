/** Makes a GIF beside the page: a sample first, then frame after frame; each answer says how big it is by now. */
import { GifMaker } from './gifMaker'

export type ToGif =
  | { kind: 'open'; width: number; height: number; sample: Uint8ClampedArray<ArrayBuffer> }
  | { kind: 'frame'; pixels: Uint8ClampedArray<ArrayBuffer>; delay: number }
  | { kind: 'finish' }

export type FromGif = { kind: 'taken'; bytes: number } | { kind: 'done'; gif: Uint8Array<ArrayBuffer> }

/** What a worker has; its own library would change the types of all pages. */
interface Bench {
  onmessage: ((event: MessageEvent<ToGif>) => void) | null
  postMessage(message: FromGif, transfer?: Transferable[]): void
}
const bench = self as unknown as Bench

let maker: GifMaker | null = null

bench.onmessage = ({ data }) => {
  if (data.kind === 'open') maker = new GifMaker(data.width, data.height, data.sample)
  else if (data.kind === 'frame') maker?.add(data.pixels, data.delay)
  else if (maker) {
    const gif = maker.finish()
    return bench.postMessage({ kind: 'done', gif }, [gif.buffer])
  }
  bench.postMessage({ kind: 'taken', bytes: maker?.bytes ?? 0 })
}
