/** The bytes of a GIF, read as any viewer reads them. */
import { describe, expect, test } from 'vitest'
import { GifMaker } from '../../src/film/encode/gifMaker'

type Colour = readonly [number, number, number]
const RED: Colour = [200, 20, 30]
const BLUE: Colour = [10, 30, 220]

/** Four pixels. */
const frame = (...colours: Colour[]): Uint8ClampedArray =>
  new Uint8ClampedArray(colours.flatMap((colour) => [...colour, 255]))

const made = (frames: readonly [Uint8ClampedArray, number][]): Uint8Array => {
  const maker = new GifMaker(2, 2, frame(RED, BLUE, RED, BLUE))
  for (const [pixels, delay] of frames) maker.add(pixels, delay)
  return maker.finish()
}

/** Of each frame: its delay in hundredths, how it is disposed of, and which colour is "as before". */
function framesOf(gif: Uint8Array): { delay: number; dispose: number; transparent: number | null }[] {
  const found = []
  for (let at = 0; at < gif.length - 7; at++) {
    if (gif[at] !== 0x21 || gif[at + 1] !== 0xf9 || gif[at + 2] !== 4) continue
    const flags = gif[at + 3] as number
    found.push({
      delay: (gif[at + 4] as number) + 256 * (gif[at + 5] as number),
      dispose: (flags >> 2) & 7,
      transparent: flags & 1 ? (gif[at + 6] as number) : null,
    })
  }
  return found
}

describe('a GIF', () => {
  const gif = made([
    [frame(RED, RED, RED, RED), 100],
    [frame(RED, BLUE, RED, RED), 100],
    [frame(RED, BLUE, RED, RED), 100],
    [frame(BLUE, BLUE, RED, RED), 80],
  ])

  test('is one, of the right size, and goes round for ever', () => {
    const text = new TextDecoder('latin1').decode(gif)
    expect(text.startsWith('GIF89a')).toBe(true)
    expect([gif[6], gif[8]]).toEqual([2, 2])
    expect(text).toContain('NETSCAPE2.0')
    expect(gif.at(-1)).toBe(0x3b)
  })

  test('holds what changed, and frames without a change make the one before longer', () => {
    expect(framesOf(gif)).toEqual([
      { delay: 10, dispose: 1, transparent: null },
      { delay: 20, dispose: 1, transparent: 255 },
      { delay: 8, dispose: 1, transparent: 255 },
    ])
  })

  test('has one palette of 256 colours, and no others', () => {
    expect((gif[10] as number) & 0x87).toBe(0x87)
    expect(gif.length).toBeLessThan(13 + 768 + 19 + 3 * 60)
  })

  test('is the same every time', () => {
    const again = made([[frame(RED, RED, RED, RED), 100]])
    expect(again).toEqual(made([[frame(RED, RED, RED, RED), 100]]))
  })
})
