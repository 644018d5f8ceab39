/** The marks of seats: a letter, a colour and a ring, each enough to recognise one. */

export const SEAT_COLOURS = [
  '#54e0f2',
  '#f6a6c9',
  '#b7e07e',
  '#ffc861',
  '#c9c3e6',
  '#ff9b7a',
  '#8fb8ff',
  '#7fe8c6',
  '#f3ecff',
] as const

/** Dashes of a ring whose whole length is 24; a second ring inside where `double`. */
export const SEAT_RINGS: readonly { dashes: string; double: boolean }[] = [
  { dashes: 'none', double: false },
  { dashes: '10 2', double: false },
  { dashes: '6 2', double: false },
  { dashes: '4 2', double: false },
  { dashes: '0.1 1.9', double: false },
  { dashes: 'none', double: true },
  { dashes: '2 1', double: false },
  { dashes: '10 2', double: true },
  { dashes: '4 2', double: true },
]

export const seatColour = (seat: number): string => SEAT_COLOURS[seat % SEAT_COLOURS.length] ?? '#fff'

export const seatRing = (seat: number) =>
  SEAT_RINGS[seat % SEAT_RINGS.length] ?? { dashes: 'none', double: false }

/** A letter by itself, as most names begin: a segmenter costs a phone a tenth of a second. */
const PLAIN = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Nd}](?![\p{M}\u200d])/u

/** The first letter that can be read; graphemes, so that an emoji or an accent stays whole. */
export function letterOf(name: string): string {
  const trimmed = name.trim()
  const letter = PLAIN.exec(trimmed)?.[0] ?? firstGrapheme(trimmed)
  return letter?.toLocaleUpperCase() ?? '?'
}

function firstGrapheme(text: string): string | undefined {
  const [first] = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)
  return first?.segment
}
