/** Sounds are balanced: what happens often is quiet, the great moments are not drowned. docs/sounds.md lists all. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { SOUNDS, type SoundName } from '../../src/sound/sounds'
import { type Loudness, loudnessOf, samplesOf, synthesiser } from './loudness'

type Group = 'often' | 'now and then' | 'great'

/** The quietest and the loudest of each group, in LUFS. */
const BOUNDS: Readonly<Record<Group, readonly [number, number]>> = {
  often: [-30, -22],
  'now and then': [-25, -17.5],
  great: [-20, -14],
}
const GROUPS: Readonly<Record<SoundName, Group>> = {
  step: 'often',
  slide: 'often',
  escalator: 'often',
  look: 'often',
  card: 'often',
  refused: 'often',
  bellAway: 'often',
  ping: 'often',
  words: 'often',
  seconds: 'often',
  talkCloses: 'often',
  vortex: 'now and then',
  explore: 'now and then',
  deadEnd: 'now and then',
  hush: 'now and then',
  talkOpens: 'now and then',
  stare: 'now and then',
  pass: 'now and then',
  locked: 'now and then',
  cameraOut: 'now and then',
  ball: 'now and then',
  discard: 'now and then',
  safe: 'now and then',
  lastSeconds: 'now and then',
  turn: 'great',
  turnLost: 'great',
  bell: 'great',
  theft: 'great',
  won: 'great',
  lost: 'great',
}
const names = Object.keys(SOUNDS) as SoundName[]
const found = new Map<SoundName, Loudness>()

beforeAll(async () => {
  const synth = await synthesiser()
  for (const name of names) found.set(name, loudnessOf(samplesOf(synth, SOUNDS[name])))
})

const page = readFileSync(join(import.meta.dirname, '../../../docs/sounds.md'), 'utf8')

describe.each(names)('%s', (name) => {
  it('is as loud as its group, without clipping, and short', () => {
    const { loudness, peak, seconds } = found.get(name) as Loudness
    const [least, most] = BOUNDS[GROUPS[name]]
    expect(loudness).toBeGreaterThanOrEqual(least)
    expect(loudness).toBeLessThanOrEqual(most)
    expect(peak).toBeLessThan(0.9)
    expect(seconds).toBeLessThan(2)
  })
  it('is listed with what was measured', () => {
    const { loudness, peak, seconds } = found.get(name) as Loudness
    const row = `| ${name} | ${GROUPS[name]} | ${loudness.toFixed(0)} | ${peak.toFixed(1)} | ${seconds.toFixed(1)} |`
    expect(page).toContain(row)
  })
})
