/** The recipe of every sound. No recordings: the synthesiser computes them when first needed. */

/** Volume, chance, frequency, attack, sustain, release, shape, curve, slide, … as zzfx orders them. */
export type Recipe = readonly (number | undefined)[]

/** One or more recipes, each some seconds after the first. */
export type Sound = readonly { at: number; recipe: Recipe }[]

const u = undefined
const once = (...recipe: Recipe): Sound => [{ at: 0, recipe }]

/** Bell-like notes one after the other. */
const notes = (pitches: readonly number[], gap: number, volume: number, shape = 1): Sound =>
  pitches.map((pitch, index) => ({
    at: index * gap,
    recipe: [volume, 0, pitch, 0.005, 0.05, 0.28, shape, 1.6],
  }))

export const SOUNDS = {
  step: once(0.5, 0.04, 190, 0.004, 0.01, 0.05, 1, 1.8, -6),
  slide: once(0.5, 0.03, 250, 0.02, 0.09, 0.1, 1, 1.4, 5, u, u, u, u, 0.3),
  vortex: once(0.6, 0.02, 520, 0.03, 0.12, 0.26, 0, 1.2, -9, -0.6, u, u, 0.05, u, 12),
  escalator: once(0.35, 0.02, 120, 0.05, 0.25, 0.15, 2, 0.5, 1.5, u, u, u, 0.045, 0.2),
  explore: notes([392, 523, 659], 0.07, 0.5),
  look: notes([523, 587], 0.09, 0.4),
  flip: [
    { at: 0, recipe: [0.5, 0.02, 300, 0.03, 0.18, 0.2, 4, 0.6, u, u, u, u, u, 0.8, u, 0.05, u, 0.5] },
    ...notes([330, 494], 0.14, 0.5),
  ],
  talkOpens: notes([440, 554, 659, 880], 0.06, 0.45),
  talkCloses: notes([659, 440], 0.08, 0.4),
  bell: notes([1319, 1319], 0.16, 0.55, 0),
  /** Quieter: the bell stands before somebody else. */
  bellAway: notes([1319], 0, 0.25, 0),
  stare: once(0.5, 0, 150, 0.06, 0.12, 0.2, 0, 1, 2.2, u, u, u, 0.1, u, 4),
  refused: once(0.35, 0, 165, 0.005, 0.05, 0.09, 1, 0.8, -1.5),
  card: once(0.4, 0.05, 900, 0.002, 0.015, 0.04, 4, 0.7, u, u, u, u, u, 0.9),
  pass: notes([587, 494, 392], 0.09, 0.45),
  locked: once(0.45, 0, 98, 0.005, 0.12, 0.16, 2, 0.6, u, u, u, u, 0.08),
  discard: once(0.5, 0.02, 110, 0.01, 0.2, 0.3, 4, 1.2, -1, u, u, u, u, 0.6),
  theft: [
    { at: 0, recipe: [0.6, 0, 620, 0.02, 0.5, 0.2, 1, 1, u, u, 260, 0.18, 0.36] },
    ...notes([523, 659, 784, 1047], 0.08, 0.5),
  ],
  safe: notes([659, 784, 1047], 0.08, 0.5),
  won: notes([523, 659, 784, 1047, 784, 1047, 1319], 0.11, 0.6),
  lost: notes([392, 370, 349, 262], 0.22, 0.5, 2),
  seconds: once(0.4, 0, 880, 0.002, 0.02, 0.06, 1, 1.5),
  ping: notes([988], 0, 0.4),
  words: notes([740], 0, 0.25),
} satisfies Record<string, Sound>

export type SoundName = keyof typeof SOUNDS
