/** The tone of the room: a low, soft breath of the mall, heard while people may talk. In the silence it is gone. Pure. */

/** Of the synthesiser. */
const RATE = 44_100
const SECONDS = 4
/** The end is blended into what came before the beginning, so that the loop has no seam. */
const BLEND = RATE / 2
/** So much quieter than what happens most often: one notices it when it stops. */
const AMPLITUDE = 0.022

/** Noise without its highs; the same each time. */
export function toneSamples(): Float32Array {
  const length = SECONDS * RATE
  const noise = new Float32Array(length + BLEND)
  let [seed, low, lower] = [1, 0, 0]
  for (let at = 0; at < noise.length; at++) {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
    low += 0.03 * (seed / 2 ** 31 - 1 - low)
    lower += 0.03 * (low - lower)
    noise[at] = lower
  }
  const loop = noise.slice(0, length)
  for (let at = 0; at < BLEND; at++) {
    const part = at / BLEND
    loop[at] = noise[at]! * Math.sqrt(part) + noise[length + at]! * Math.sqrt(1 - part)
  }
  const peak = loop.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
  return loop.map((sample) => (sample / peak) * AMPLITUDE)
}
