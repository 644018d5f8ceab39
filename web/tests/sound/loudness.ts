/** Measures how loud a sound is, without playing it: ITU-R BS.1770 weighting over the loudest tenth of a second. */
import type { Sound } from '../../src/sound/sounds'

const RATE = 44_100
const WINDOW = RATE / 10

type Synth = (typeof import('zzfx'))['ZZFX']

/** The synthesiser makes an audio context when it is loaded; building samples needs none. */
export async function synthesiser(): Promise<Synth> {
  Object.assign(globalThis, { AudioContext: class {} })
  return (await import('zzfx')).ZZFX
}

/** All parts of a sound, mixed as they are played; nothing by chance. */
export function samplesOf(synth: Synth, sound: Sound): Float64Array {
  const parts = sound.map(({ at, recipe: [volume, , ...rest] }) => ({
    from: Math.round(at * RATE),
    samples: synth.buildSamples(volume, 0, ...rest),
  }))
  const mixed = new Float64Array(Math.max(WINDOW, ...parts.map(({ from, samples }) => from + samples.length)))
  for (const { from, samples } of parts) samples.forEach((sample, index) => (mixed[from + index]! += sample))
  return mixed
}

type Biquad = readonly [b0: number, b1: number, b2: number, a1: number, a2: number]

function shelf(frequency: number, gain: number, q: number): Biquad {
  const a = 10 ** (gain / 40)
  const w = (2 * Math.PI * frequency) / RATE
  const [cos, alpha] = [Math.cos(w), Math.sin(w) / (2 * q)]
  const root = 2 * Math.sqrt(a) * alpha
  const a0 = a + 1 - (a - 1) * cos + root
  return [
    (a * (a + 1 + (a - 1) * cos + root)) / a0,
    (-2 * a * (a - 1 + (a + 1) * cos)) / a0,
    (a * (a + 1 + (a - 1) * cos - root)) / a0,
    (2 * (a - 1 - (a + 1) * cos)) / a0,
    (a + 1 - (a - 1) * cos - root) / a0,
  ]
}

function highPass(frequency: number, q: number): Biquad {
  const w = (2 * Math.PI * frequency) / RATE
  const [cos, alpha] = [Math.cos(w), Math.sin(w) / (2 * q)]
  const a0 = 1 + alpha
  return [(1 + cos) / 2 / a0, -(1 + cos) / a0, (1 + cos) / 2 / a0, (-2 * cos) / a0, (1 - alpha) / a0]
}

function filtered(samples: Float64Array, [b0, b1, b2, a1, a2]: Biquad): Float64Array {
  let [x1, x2, y1, y2] = [0, 0, 0, 0]
  return samples.map((x) => {
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2
    ;[x2, x1, y2, y1] = [x1, x, y1, y]
    return y
  })
}

export interface Loudness {
  /** In LUFS, before the volume that was set. */
  loudness: number
  peak: number
  seconds: number
}

export function loudnessOf(samples: Float64Array): Loudness {
  const weighted = filtered(filtered(samples, shelf(1681.97, 3.99984, 0.7071752)), highPass(38.135, 0.5003))
  let [sum, loudest] = [0, 0]
  weighted.forEach((sample, index) => {
    sum += sample ** 2 - (weighted[index - WINDOW] ?? 0) ** 2
    loudest = Math.max(loudest, sum / WINDOW)
  })
  const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
  return { loudness: -0.691 + 10 * Math.log10(loudest), peak, seconds: samples.length / RATE }
}
