/** The tone of the room is hardly heard, has no seam, and is the same each time. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { toneSamples } from '../../src/sound/roomTone'
import { loudnessOf } from './loudness'

const tone = toneSamples()
const page = readFileSync(join(import.meta.dirname, '../../../docs/sounds.md'), 'utf8')

test('it is far below what happens often (-30 LUFS and more), and docs/sounds.md says how loud', () => {
  const { loudness, seconds } = loudnessOf(Float64Array.from(tone))
  expect(loudness).toBeLessThan(-42)
  expect(loudness).toBeGreaterThan(-52)
  expect(page).toContain(`${loudness.toFixed(0)} LUFS, a loop of ${seconds.toFixed(0)} seconds`)
})

test('where the loop begins anew no sample jumps farther than within it', () => {
  const jumps = tone.map((sample, at) => Math.abs(sample - (tone[at - 1] ?? tone.at(-1)!)))
  expect(jumps[0]).toBeLessThanOrEqual(jumps.slice(1).reduce((most, jump) => Math.max(most, jump)))
  expect(toneSamples()).toEqual(tone)
})
