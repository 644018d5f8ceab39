/** The hourglass with both its chambers, and the time in figures. */
import type { View } from '../../protocol/messages'
import { clockText } from '../../i18n/clockText'
import { ALARM_MS, fullness, heightOf, sandAt } from '../../state/sand'
import { type Box, card, figures, GOLD, INK, kept, type Pen, RED, write } from './brush'
import type { FilmScene } from '../storyboard/filmScene'

/** As in the app: 100 by 132, chambers from the caps at 18 and 114 to the neck at 66. */
const CHAMBER = 48

function glass(pen: Pen): void {
  pen.beginPath()
  pen.moveTo(20, 14)
  pen.lineTo(80, 14)
  pen.lineTo(80, 34)
  pen.bezierCurveTo(80, 50, 56, 56, 53, 66)
  pen.bezierCurveTo(56, 76, 80, 82, 80, 98)
  pen.lineTo(80, 118)
  pen.lineTo(20, 118)
  pen.lineTo(20, 98)
  pen.bezierCurveTo(20, 82, 44, 76, 47, 66)
  pen.bezierCurveTo(44, 56, 20, 50, 20, 34)
  pen.closePath()
}

function paintGlass(pen: Pen, full: number, falls: boolean, alarm: boolean): void {
  const [upper, lower] = [66 - CHAMBER * heightOf(full), 118 - CHAMBER * heightOf(1 - full)]
  glass(pen)
  pen.fillStyle = '#0f2c4a'
  pen.fill()
  kept(pen, () => {
    glass(pen)
    pen.clip()
    pen.fillStyle = alarm ? RED : '#5fdcf0'
    if (full > 0) pen.fillRect(0, upper, 100, 66 - upper)
    if (full < 1) pen.fillRect(0, lower, 100, 132 - lower)
    if (falls) pen.fillRect(48.4, 60, 3.2, 60)
  })
  glass(pen)
  pen.strokeStyle = alarm ? '#ffd3db' : '#bdf6ff'
  pen.lineWidth = 3.5
  pen.stroke()
  for (const y of [4, 116]) {
    pen.beginPath()
    pen.roundRect(10, y, 80, 12, 6)
    pen.fillStyle = GOLD
    pen.fill()
    pen.strokeStyle = INK
    pen.lineWidth = 2.5
    pen.stroke()
  }
}

export function paintSand(
  pen: Pen,
  { layout: { sand: box }, words }: FilmScene,
  view: View,
  at: number,
): void {
  const { left, ifTurned, ...sand } = sandAt(view.sand, at)
  const running = sand.running && left > 0
  const alarm = running && left <= ALARM_MS
  card(pen, box, 22, alarm ? RED : undefined)
  const high = box.height > box.width
  const size = high ? 0.8 : 1.05
  kept(pen, () => {
    pen.translate(high ? box.x + 8 : box.x + 14, box.y + (high ? 12 : (box.height - 132 * size) / 2))
    pen.scale(size, size)
    paintGlass(pen, fullness(left, view.sand.capacity), running, alarm)
  })
  const beside: Box = high
    ? { x: box.x + 92, y: box.y + 18, width: 84, height: 100 }
    : { x: box.x + 134, y: box.y + 26, width: 180, height: 100 }
  paintTimes(pen, words, clockText(left), clockText(ifTurned), { box, beside, high, alarm })
}

interface Places {
  box: Box
  beside: Box
  high: boolean
  alarm: boolean
}

/** Beside the glass what would be left if it were turned, under it what is; side by side where it is wide. */
function paintTimes(
  pen: Pen,
  words: FilmScene['words'],
  left: string,
  turned: string,
  { box, beside, high, alarm }: Places,
): void {
  const label = { size: 14, colour: alarm ? '#ffb3c1' : '#9fdcea', room: beside.width }
  const big = { weight: 900, colour: alarm ? '#ffd3db' : '#dffbff' }
  if (high) {
    write(pen, words.ifTurned, beside.x, beside.y + 26, label)
    figures(pen, turned, beside.x, beside.y + 52, { size: 24, weight: 900, colour: GOLD })
    write(pen, words.sandLeft, box.x + box.width / 2, box.y + 136, {
      ...label,
      align: 'center',
      room: box.width - 24,
    })
    figures(pen, left, box.x + box.width / 2, box.y + 176, { size: 50, ...big, align: 'center' })
  } else {
    write(pen, words.sandLeft, beside.x, beside.y + 4, label)
    figures(pen, left, beside.x, beside.y + 44, { size: 60, ...big })
    write(pen, words.ifTurned, beside.x, beside.y + 92, label)
    figures(pen, turned, beside.x, beside.y + 118, { size: 26, weight: 900, colour: GOLD })
  }
}
