/** Frames into a GIF: one palette for all, and of each frame only what changed. Pure. */
import { type Colour, type Encoder, GIFEncoder, quantize } from 'gifenc'

/** The last colour of the table stands for "as before". */
const MOST_COLOURS = 255
const AS_BEFORE = 255
const STAYS = 1

/** Pixels are looked up by 5 bits of red, 6 of green and 5 of blue. */
const keyOf = (red: number, green: number, blue: number): number =>
  ((red & 0xf8) << 8) | ((green & 0xfc) << 3) | (blue >> 3)

export class GifMaker {
  readonly #width: number
  readonly #height: number
  readonly #encoder: Encoder = GIFEncoder({ initialCapacity: 1 << 20 })
  readonly #palette: Colour[]
  /** The nearest colour for each key; -1 where it was not asked for yet. */
  readonly #nearest = new Int16Array(65_536).fill(-1)
  #shown: Uint8Array | null = null
  #waiting: { index: Uint8Array; delay: number } | null = null
  #written = 0

  /** `sample`: pixels (RGBA) of some frames, from which the colours are chosen. */
  constructor(width: number, height: number, sample: Uint8ClampedArray) {
    this.#width = width
    this.#height = height
    this.#palette = quantize(sample, MOST_COLOURS)
    while (this.#palette.length <= AS_BEFORE) this.#palette.push([0, 0, 0])
  }

  /** `delay` in milliseconds. Frames in which nothing changes make the one before longer. */
  add(pixels: Uint8ClampedArray, delay: number): void {
    const index = this.#indexed(pixels)
    const changed = this.#shown ? changes(this.#shown, index) : index
    this.#shown = index
    if (changed) {
      this.#write()
      this.#waiting = { index: changed, delay }
    } else if (this.#waiting) this.#waiting.delay += delay
  }

  get bytes(): number {
    return this.#encoder.bytesView().length
  }

  finish(): Uint8Array<ArrayBuffer> {
    this.#write()
    this.#encoder.finish()
    return this.#encoder.bytes()
  }

  #write(): void {
    if (!this.#waiting) return
    const { index, delay } = this.#waiting
    const first = this.#written === 0
    this.#encoder.writeFrame(index, this.#width, this.#height, {
      delay,
      dispose: STAYS,
      ...(first ? { palette: this.#palette, repeat: 0 } : { transparent: true, transparentIndex: AS_BEFORE }),
    })
    this.#written += 1
    this.#waiting = null
  }

  #indexed(pixels: Uint8ClampedArray): Uint8Array {
    const index = new Uint8Array(pixels.length / 4)
    for (let at = 0, from = 0; at < index.length; at++, from += 4) {
      const [red, green, blue] = [
        pixels[from] as number,
        pixels[from + 1] as number,
        pixels[from + 2] as number,
      ]
      const key = keyOf(red, green, blue)
      let colour = this.#nearest[key] as number
      if (colour < 0) colour = this.#nearest[key] = this.#look(red, green, blue)
      index[at] = colour
    }
    return index
  }

  #look(red: number, green: number, blue: number): number {
    let [best, distance] = [0, Infinity]
    for (let at = 0; at < MOST_COLOURS; at++) {
      const [r, g, b] = this.#palette[at] as Colour
      const far = (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2
      if (far < distance) [best, distance] = [at, far]
    }
    return best
  }
}

/** Only what is different; `null` where nothing is. */
function changes(before: Uint8Array, now: Uint8Array): Uint8Array | null {
  const changed = new Uint8Array(now.length)
  let any = false
  for (let at = 0; at < now.length; at++) {
    const same = before[at] === now[at]
    changed[at] = same ? AS_BEFORE : (now[at] as number)
    any ||= !same
  }
  return any ? changed : null
}
