/** Paints the seats: letter, name, abilities, the bell; lit for a moment after a deed. */
import { picture as pictureAt } from '../../board/art'
import type { Ability, View } from '../../protocol/messages'
import type { ReplaySeat } from '../../replay/types'
import { letterOf, seatColour, seatRing } from '../../ui/seats'
import { paintAbility } from './abilities'
import { type Box, card, disc, INK, kept, type Pen, rounded, write } from './brush'
import type { FilmScene } from '../storyboard/filmScene'
import { actor, before } from '../storyboard/storyboard'

const ACTED_MS = 900
const AVATAR = 19

/** How long ago each seat acted: 1 just now, 0 some time ago. */
function acted(scene: FilmScene, at: number): Map<number, number> {
  const lasts = ACTED_MS * scene.pace
  const lit = new Map<number, number>()
  for (const { at: when, events } of before(scene.storyboard, at, lasts))
    for (const event of events) {
      const seat = actor(event)
      if (seat !== null && !lit.has(seat)) lit.set(seat, 1 - (at - when) / lasts)
    }
  return lit
}

export function paintSeats(pen: Pen, scene: FilmScene, view: View, at: number): void {
  const { seats: area, columns } = scene.layout
  const { seats } = scene.storyboard.replay
  const across = columns(seats.length)
  const rows = Math.ceil(seats.length / across)
  const gap = 8
  const height = Math.min(78, (area.height - gap * (rows - 1)) / rows)
  const width = (area.width - gap * (across - 1)) / across
  const lit = acted(scene, at)
  seats.forEach((seat, index) => {
    const box = {
      x: area.x + (index % across) * (width + gap),
      y: area.y + Math.floor(index / across) * (height + gap),
      width,
      height,
    }
    paintSeat(pen, scene, view, seat, box, lit.get(seat.seat) ?? 0)
  })
}

function paintSeat(pen: Pen, scene: FilmScene, view: View, seat: ReplaySeat, box: Box, lit: number): void {
  const colour = seatColour(seat.seat)
  const middle = box.y + box.height / 2
  card(pen, box, 14, scene.seat === seat.seat ? colour : undefined)
  if (lit > 0) paintLit(pen, box, colour, lit)
  paintAvatar(pen, scene, seat, box.x + 30, middle)
  const bell = view.bell === seat.seat
  const room = box.width - 68 - (bell ? 34 : 0)
  const abilities = view.deck ? [] : (view.cards[seat.seat] ?? [])
  const low = box.height < 48 || abilities.length === 0
  write(pen, scene.words.seat(seat.seat), box.x + 58, low ? middle : box.y + box.height * 0.3, {
    size: 19,
    room,
  })
  if (!low)
    paintAbilities(pen, abilities, box.x + 58, box.y + box.height * 0.69, Math.min(24, box.height * 0.34))
  const picture = bell ? scene.pictures(pictureAt('bell')) : null
  if (picture) pen.drawImage(picture, box.x + box.width - 44, middle - 18, 36, 36)
}

function paintLit(pen: Pen, box: Box, colour: string, lit: number): void {
  kept(pen, () => {
    rounded(pen, box, 14)
    pen.globalAlpha = 0.3 * lit
    pen.fillStyle = colour
    pen.fill()
    pen.globalAlpha = lit
    pen.lineWidth = 4
    pen.strokeStyle = colour
    pen.stroke()
  })
}

function paintAbilities(pen: Pen, abilities: readonly Ability[], x: number, y: number, size: number): void {
  abilities.forEach((ability, index) =>
    paintAbility(pen, ability, x + size / 2 + index * (size + 5), y, size),
  )
}

/** A letter in a ring: colour and dashes tell seats apart, each by itself. */
function paintAvatar(pen: Pen, { words }: FilmScene, { seat }: ReplaySeat, x: number, y: number): void {
  const ring = seatRing(seat)
  const colour = seatColour(seat)
  disc(pen, x, y, AVATAR + 1.5)
  pen.fillStyle = INK
  pen.fill()
  kept(pen, () => {
    const unit = (2 * Math.PI * AVATAR) / 24
    const dotted = ring.dashes.startsWith('0.1')
    pen.lineCap = dotted ? 'round' : 'butt'
    pen.setLineDash(ring.dashes === 'none' ? [] : ring.dashes.split(' ').map((part) => Number(part) * unit))
    pen.strokeStyle = colour
    pen.lineWidth = 3
    disc(pen, x, y, AVATAR)
    pen.stroke()
    pen.setLineDash([])
    pen.lineWidth = 1.5
    if (!ring.double) return
    disc(pen, x, y, AVATAR - 4)
    pen.stroke()
  })
  write(pen, letterOf(words.seat(seat)), x, y, { size: 18, weight: 900, colour, align: 'center' })
}
