/** Helpers for drawing on a canvas, in the look of the app (`ui/theme.css`). */
import type { Hero } from '../../protocol/messages'

export type Pen = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D

/** Where something lies, and how big it is. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

export const INK = '#1b1238'
export const NIGHT = '#120b2a'
export const TEXT = '#f7f2ff'
export const MUTED = '#bfb3e6'
export const CYAN = '#54e0f2'
const PINK = '#ff6fb0'
export const RED = '#ff4d6d'
export const GOLD = '#ffdb57'
export const OK = '#5fe0a8'
export const LINE = '#48398d'

export const HERO_COLOURS: Readonly<Record<Hero, string>> = {
  barbarian: '#ffdb57',
  mage: '#6a3fd6',
  elf: '#13b08f',
  dwarf: '#e85d1f',
}

const BODY = '"Nunito Variable", system-ui, sans-serif'
const NEON = '"Tilt Neon", "Nunito Variable", sans-serif'
/** A text may shrink to this part of its size before it is cut. */
const SMALLEST = 0.72

export interface Lettering {
  size: number
  weight?: number
  colour?: string
  align?: CanvasTextAlign
  neon?: boolean
  /** Room for it; what is longer shrinks, and is cut in the end. */
  room?: number
}

export function kept(pen: Pen, draw: () => void): void {
  pen.save()
  draw()
  pen.restore()
}

export function rounded(pen: Pen, { x, y, width, height }: Box, radius: number): void {
  pen.beginPath()
  pen.roundRect(x, y, width, height, Math.min(radius, height / 2, width / 2))
}

export function disc(pen: Pen, x: number, y: number, radius: number): void {
  pen.beginPath()
  pen.arc(x, y, radius, 0, 2 * Math.PI)
}

/** A panel. */
export function card(pen: Pen, box: Box, radius = 18, edge = LINE): void {
  const shade = pen.createLinearGradient(0, box.y, 0, box.y + box.height)
  shade.addColorStop(0, '#2a1f5c')
  shade.addColorStop(1, '#221849')
  rounded(pen, box, radius)
  pen.fillStyle = shade
  pen.fill()
  pen.strokeStyle = edge
  pen.lineWidth = 2
  pen.stroke()
}

const fontOf = ({ size, weight = 800, neon }: Lettering): string =>
  `${neon ? 400 : weight} ${size}px ${neon ? NEON : BODY}`

/** One line; `y` is the middle of its letters. */
export function write(pen: Pen, text: string, x: number, y: number, lettering: Lettering): void {
  kept(pen, () => {
    pen.textAlign = lettering.align ?? 'left'
    pen.textBaseline = 'middle'
    pen.fillStyle = lettering.colour ?? TEXT
    const shown = fitting(pen, text, lettering)
    if (lettering.neon) glow(pen, lettering.size)
    pen.fillText(shown, x, y + lettering.size * 0.06)
  })
}

function glow(pen: Pen, size: number): void {
  pen.shadowColor = PINK
  pen.shadowBlur = size * 0.6
}

/** Sets the font, and gives the text as it has room. */
function fitting(pen: Pen, text: string, lettering: Lettering): string {
  pen.font = fontOf(lettering)
  const { room = Infinity, size } = lettering
  const wide = pen.measureText(text).width
  if (wide <= room) return text
  const smaller = Math.max(SMALLEST, room / wide) * size
  pen.font = fontOf({ ...lettering, size: smaller })
  return cut(pen, text, room)
}

function cut(pen: Pen, text: string, room: number): string {
  if (pen.measureText(text).width <= room) return text
  const letters = [...text]
  while (letters.length > 1 && pen.measureText(`${letters.join('')}…`).width > room) letters.pop()
  return `${letters.join('').trimEnd()}…`
}

/** A text over as many lines as it needs, at most `most`; the last is cut. */
export function wrapped(pen: Pen, text: string, lettering: Lettering, most: number): string[] {
  pen.font = fontOf(lettering)
  const { room = Infinity } = lettering
  const lines = ['']
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`.trim()
    const full = lines.at(-1) !== '' && pen.measureText(longer).width > room
    if (full && lines.length < most) lines.push(word)
    else lines[lines.length - 1] = longer
  }
  return lines.map((line) => cut(pen, line, room))
}

/** Figures in columns of one width, so that a running clock does not tremble. */
export function figures(pen: Pen, text: string, x: number, y: number, lettering: Lettering): void {
  pen.font = fontOf(lettering)
  const digit = pen.measureText('0').width
  const widths = [...text].map((sign) => (/\d/.test(sign) ? digit : pen.measureText(sign).width))
  let left = lettering.align === 'center' ? x - widths.reduce((sum, width) => sum + width, 0) / 2 : x
  for (const [index, sign] of [...text].entries()) {
    const width = widths[index] as number
    write(pen, sign, left + width / 2, y, { ...lettering, align: 'center' })
    left += width
  }
}
