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

const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** The first letter that can be read; graphemes, so that an emoji or an accent stays whole. */
export function letterOf(name: string): string {
  const [first] = letters.segment(name.trim())
  return first?.segment.toLocaleUpperCase() ?? '?'
}
