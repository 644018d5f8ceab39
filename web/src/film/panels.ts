/** What stands around the mall: sand, seats, what is left to do, the line that tells, and the big words. */
import { badgePicture, picture as pictureAt } from '../board/art'
import { type Ability, type GameEvent, HEROES, type View } from '../protocol/messages'
import type { ReplaySeat } from '../replay/types'
import { letterOf, seatColour, seatRing } from '../ui/seats'
import { paintAbility } from './abilities'
import {
  type Box,
  card,
  CYAN,
  disc,
  figures,
  GOLD,
  INK,
  kept,
  MUTED,
  OK,
  type Pen,
  RED,
  rounded,
  wrapped,
  write,
} from './brush'
import { paintTick } from './figures'
import type { FilmScene } from './scene'
import { before, momentAt } from './story'

const ACTED_MS = 900
const NAME = 'Hushmaze'
const AVATAR = 19

export function paintTitle(pen: Pen, { layout: { title, name }, words }: FilmScene): void {
  write(pen, words.title, title.x, title.y + title.height / 2, {
    size: 20,
    weight: 800,
    colour: MUTED,
    room: title.width,
  })
  write(pen, NAME, name.x + name.width, name.y + name.height / 2, {
    size: 26,
    neon: true,
    align: 'right',
    colour: '#fff',
  })
}

// Seats

/** How long ago each seat acted: 1 just now, 0 some time ago. */
function acted(scene: FilmScene, at: number): Map<number, number> {
  const lasts = ACTED_MS * scene.pace
  const lit = new Map<number, number>()
  for (const { at: when, events } of before(scene.story, at, lasts))
    for (const event of events) {
      const seat = actor(event)
      if (seat !== null && !lit.has(seat)) lit.set(seat, 1 - (at - when) / lasts)
    }
  return lit
}

const actor = (event: GameEvent): number | null => ('seat' in event ? event.seat : null)

export function paintSeats(pen: Pen, scene: FilmScene, view: View, at: number): void {
  const { seats: area, columns } = scene.layout
  const { seats } = scene.story.replay
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

// What is left to do

export function paintFacts(pen: Pen, scene: FilmScene, view: View): void {
  const { facts: box } = scene.layout
  card(pen, box)
  const escaping = view.phase === 'escape' || view.phase === 'won'
  const done = view.heroes.filter((hero) => (escaping ? hero.safe : hero.on_item))
  const label = (escaping ? scene.words.exits : scene.words.loot)(done.length)
  const square = box.height > box.width
  write(pen, label, box.x + 16, box.y + 24, { size: 15, colour: '#9fdcea', room: box.width - 32 })
  const [size, pitch] = square ? [56, 72] : [52, (box.width - 32) / 4]
  HEROES.forEach((hero, index) => {
    const column = square ? index % 2 : index
    const x = square ? box.x + box.width / 2 + (column - 0.5) * pitch : box.x + 16 + pitch * (column + 0.5)
    const y = box.y + (square ? 74 + Math.floor(index / 2) * 64 : 72)
    paintGoal(
      pen,
      scene,
      hero,
      x,
      y,
      size,
      done.some((one) => one.hero === hero),
    )
  })
  paintPile(pen, scene, view, box)
}

function paintGoal(
  pen: Pen,
  { pictures }: FilmScene,
  hero: (typeof HEROES)[number],
  x: number,
  y: number,
  size: number,
  done: boolean,
): void {
  const picture = pictures(badgePicture(hero))
  kept(pen, () => {
    if (!done) pen.globalAlpha = 0.35
    if (picture) pen.drawImage(picture, x - size / 2, y - size / 2, size, size)
  })
  if (done) paintTick(pen, x + size * 0.36, y - size * 0.32, 10)
}

function paintPile(pen: Pen, { pictures, words }: FilmScene, view: View, box: Box): void {
  const y = box.y + box.height - 34
  const picture = pictures(pictureAt('pile'))
  if (picture) pen.drawImage(picture, box.x + 12, y - 22, 44, 44)
  figures(pen, String(view.stack.left), box.x + 64, y, { size: 26, weight: 900 })
  write(pen, words.tilesLeft, box.x + 104, y, { size: 15, colour: MUTED, room: box.width - 116 })
}

// The line that tells

export function paintCaption(pen: Pen, scene: FilmScene, at: number): void {
  const told = scene.captions.at(at)
  const { caption: box } = scene.layout
  if (!told) return
  const text = scene.words.tell(told.event, told.view)
  const seat = actor(told.event)
  rounded(pen, box, 16)
  pen.fillStyle = '#120b2acc'
  pen.fill()
  const room = box.width - 48
  const lettering = { size: 21, weight: 700, align: 'center', room } as const
  const [lines, x] = [wrapped(pen, text, lettering, 2), box.x + box.width / 2]
  const size = lines.length > 1 ? 19 : 23
  lines.forEach((line, index) => {
    const y = box.y + box.height / 2 + (index - (lines.length - 1) / 2) * (size + 6)
    write(pen, line, x, y, { ...lettering, size })
  })
  if (seat === null) return
  pen.fillStyle = seatColour(seat)
  rounded(pen, { x: box.x + 8, y: box.y + 10, width: 6, height: box.height - 20 }, 3)
  pen.fill()
}

// Big words

interface Banner {
  text: string
  colour: string
  age: number
}

const ALARM_BANNER_MS = 2200

/** What the phase says just now; `null` where nothing needs to be said. */
export function bannerAt(scene: FilmScene, at: number): Banner | null {
  const { story, words, pace } = scene
  const { view } = momentAt(story, at)
  const { phases } = words
  const since = (type: GameEvent['type']): number => (at - (story.first.get(type) ?? at)) / pace
  if (view.phase === 'won') return { text: phases.won, colour: OK, age: since('won') }
  if (view.phase === 'lost') return { text: phases.lost, colour: RED, age: since('lost') }
  if (view.phase === 'planning') return { text: phases.planning, colour: CYAN, age: Infinity }
  if (view.sand.stopped_at !== null) return { text: words.paused, colour: GOLD, age: Infinity }
  const theft = since('theft_done')
  if (view.phase === 'escape' && theft < ALARM_BANNER_MS)
    return { text: phases.escape, colour: RED, age: theft }
  return null
}

export function paintBanner(pen: Pen, scene: FilmScene, at: number): void {
  const banner = bannerAt(scene, at)
  if (!banner) return
  const { mall } = scene.layout
  const [width, x] = [mall.right - mall.left, (mall.left + mall.right) / 2]
  const shown = Math.min(1, banner.age / 250)
  const height = 104
  const y = mall.bottom - height / 2 - 6
  kept(pen, () => {
    pen.globalAlpha = shown
    rounded(pen, { x: mall.left + 30, y: y - height / 2, width: width - 60, height }, 26)
    pen.fillStyle = '#120b2ae0'
    pen.fill()
    pen.lineWidth = 4
    pen.strokeStyle = banner.colour
    pen.stroke()
    write(pen, banner.text, x, y, {
      size: 52,
      neon: true,
      colour: '#fff',
      align: 'center',
      room: width - 110,
    })
  })
}

/** While people may talk the frame changes, as at the table. */
export function paintTalk(
  pen: Pen,
  { layout: { width, height, mall }, story, words }: FilmScene,
  view: View,
): void {
  const running = view.phase === 'heist' || view.phase === 'escape'
  const open = running && (view.words_allowed || view.gestures_allowed)
  if (!open || story.replay.heading.options.talk_always) return
  pen.strokeStyle = OK
  pen.lineWidth = 8
  pen.strokeRect(4, 4, width - 8, height - 8)
  const box = { x: (mall.left + mall.right) / 2 - 90, y: mall.top + 6, width: 180, height: 40 }
  rounded(pen, box, 20)
  pen.fillStyle = OK
  pen.fill()
  write(pen, words.talk, box.x + 90, box.y + 20, {
    size: 20,
    weight: 900,
    colour: INK,
    align: 'center',
    room: 164,
  })
}

/** The alarm: the mall knows. It stands still, so that a GIF stays small. */
export function paintAlarm(pen: Pen, { layout: { width, height } }: FilmScene): void {
  const [x, y] = [width / 2, height / 2]
  const red = pen.createRadialGradient(x, y, Math.min(x, y) * 0.7, x, y, Math.hypot(x, y))
  red.addColorStop(0, '#ff4d6d00')
  red.addColorStop(1, '#ff4d6d66')
  pen.fillStyle = red
  pen.fillRect(0, 0, width, height)
}
