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

const chime = (from: number, pitches: readonly number[]): Sound =>
  notes(pitches, 0.1, 0.65, 0).map(({ at, recipe }) => ({ at: from + at, recipe }))

/** Sand that rushes: noise that swells and dies away. */
const rush = (at: number, volume: number, seconds: number): Sound[number] => ({
  at,
  recipe: [volume, 0, 40, seconds * 0.35, seconds * 0.15, seconds * 0.5, 4, 0.4, u, u, u, u, u, 2.4],
})

/** Glass on wood. */
const tock = (at: number, volume: number): Sound[number] => ({
  at,
  recipe: [volume, 0, 210, 0.001, 0.01, 0.09, 1, 2.2, -4],
})

export const SOUNDS = {
  step: once(0.65, 0.04, 190, 0.004, 0.01, 0.05, 1, 1.8, -6),
  slide: once(0.5, 0.03, 250, 0.02, 0.09, 0.1, 1, 1.4, 5, u, u, u, u, 0.3),
  vortex: once(0.6, 0.02, 520, 0.03, 0.12, 0.26, 0, 1.2, -9, -0.6, u, u, 0.05, u, 12),
  escalator: once(0.35, 0.02, 120, 0.05, 0.25, 0.15, 2, 0.5, 1.5, u, u, u, 0.045, 0.2),
  explore: notes([392, 523, 659], 0.07, 0.5),
  /** A new tile, and a door that shuts. */
  deadEnd: [
    ...notes([392, 523], 0.07, 0.5),
    { at: 0.17, recipe: [0.7, 0, 82, 0.003, 0.05, 0.16, 1, 1.2, -1] },
  ],
  look: notes([523, 587], 0.09, 0.4),
  /** The sand starts: glass is set down, and the room falls silent. */
  hush: [tock(0, 0.8), ...notes([392, 294, 196], 0.2, 0.35), rush(0.15, 0.28, 1.3)],
  /** A rising swish, the glass set down, a chime. */
  turn: [rush(0, 0.32, 0.7), tock(0.62, 0.9), ...chime(0.72, [523, 659, 784, 1047])],
  /** The same, and the chime falls: it was too early. */
  turnLost: [rush(0, 0.32, 0.7), tock(0.62, 0.9), ...chime(0.72, [523, 440, 349])],
  talkOpens: notes([440, 554, 659, 880], 0.06, 0.3),
  talkCloses: notes([659, 440], 0.08, 0.4),
  bell: notes([1319, 1319], 0.16, 0.55, 0),
  /** Quieter: the bell stands before somebody else. */
  bellAway: notes([1319], 0, 0.25, 0),
  stare: once(0.5, 0, 150, 0.06, 0.12, 0.2, 0, 1, 2.2, u, u, u, 0.1, u, 4),
  refused: once(0.35, 0, 165, 0.005, 0.05, 0.09, 1, 0.8, -1.5),
  card: once(0.4, 0.05, 900, 0.002, 0.015, 0.04, 4, 0.7, u, u, u, u, u, 0.9),
  pass: notes([587, 494, 392], 0.09, 0.45),
  locked: once(0.45, 0, 98, 0.005, 0.12, 0.16, 2, 0.6, u, u, u, u, 0.08),
  /** Sparks, and the hum of a lens that dies. */
  cameraOut: [
    { at: 0, recipe: [0.5, 0.05, 700, 0.001, 0.03, 0.16, 4, 1.8, u, u, u, u, u, 1.2] },
    { at: 0.05, recipe: [0.5, 0, 520, 0.005, 0.1, 0.3, 1, 1, -3.5] },
  ],
  ball: notes([784, 988, 1175, 1568], 0.1, 0.4, 0),
  discard: once(0.4, 0.02, 110, 0.01, 0.2, 0.3, 4, 1.2, -1, u, u, u, u, 0.6),
  theft: [
    { at: 0, recipe: [0.6, 0, 620, 0.02, 0.5, 0.2, 1, 1, u, u, 260, 0.18, 0.36] },
    ...notes([523, 659, 784, 1047], 0.08, 0.5),
  ],
  safe: notes([659, 784, 1047], 0.08, 0.5),
  won: notes([523, 659, 784, 1047, 784, 1047, 1319], 0.11, 0.7),
  /** Tubes that come on, and one kind falling third. */
  lost: [
    { at: 0, recipe: [0.3, 0, 100, 0.05, 0.35, 0.4, 2, 0.4, u, u, u, u, 0.06] },
    ...notes([392, 330, 262], 0.28, 0.7),
  ],
  seconds: once(0.55, 0, 880, 0.002, 0.02, 0.06, 1, 1.5),
  /** The last three. */
  lastSeconds: [
    { at: 0, recipe: [0.5, 0, 988, 0.002, 0.03, 0.09, 1, 1.5] },
    { at: 0.12, recipe: [0.35, 0, 988, 0.002, 0.02, 0.07, 1, 1.5] },
  ],
  ping: notes([988], 0, 0.4),
  words: notes([740], 0, 0.25),
} satisfies Record<string, Sound>

export type SoundName = keyof typeof SOUNDS
