/** Paints what moves on the mall: tiles coming down, pawns, their trails, pings. */
import { heroPicture } from '../../board/art'
import type { Plane } from '../../board/plane'
import type { BoardMap } from '../../board/boardMap'
import { HEROES, type Hero, type Square, type View } from '../../protocol/messages'
import { letterOf, seatColour } from '../../ui/seats'
import { disc, HERO_COLOURS, INK, kept, OK, type Pen, write } from './brush'
import { paintTile } from './ground'
import type { HeroPath, Pose } from '../storyboard/heroPath'
import type { FilmScene, Pictures } from '../storyboard/filmScene'
import { before, type Storyboard } from '../storyboard/storyboard'

/** A pawn is drawn 64 by 88 with its feet at (32, 77), and stands a little below the middle of its square. */
const PAWN = { width: 55, height: 75.7, feetX: 27.5, feetY: 45.2 }
const DROP_MS = 480
const TRAIL_MS = 650
const PING_MS = 2200

/** Tiles that are still coming down. */
export function freshTiles({ placed }: Storyboard, at: number, pace: number): Set<number> {
  const fresh = new Set<number>()
  for (const [tile, came] of placed) if (at >= came && at - came < DROP_MS * pace) fresh.add(tile)
  return fresh
}

export function paintFresh(
  pen: Pen,
  scene: FilmScene,
  map: BoardMap,
  fresh: ReadonlySet<number>,
  at: number,
): void {
  for (const tile of map.mall.tiles.filter(({ seen }) => fresh.has(seen.tile))) {
    const done = (at - (scene.storyboard.placed.get(tile.seen.tile) ?? at)) / (DROP_MS * scene.pace)
    const [rest, { x, y }] = [(1 - done) ** 2, map.plane.spot(tile.corner)]
    kept(pen, () => {
      pen.globalAlpha *= Math.min(1, 0.25 + done * 1.5)
      pen.translate(x + 128, y + 128 - 34 * rest)
      pen.scale(1 + 0.16 * rest, 1 + 0.16 * rest)
      pen.translate(-x - 128, -y - 128)
      paintTile(pen, map, tile, scene.pictures)
    })
  }
}

/** Far away pawns are drawn bigger, so that one can follow them. */
const nearness = (scale: number): number => Math.min(1.45, Math.max(1, 0.62 / scale))

/** Ways just gone, then pawns from back to front. */
export function paintFigures(pen: Pen, scene: FilmScene, view: View, at: number, scale: number): void {
  const { storyboard, pace, pictures } = scene
  for (const hero of HEROES) paintTrail(pen, hero, storyboard.legs.get(hero), storyboard.plane, at, pace)
  const poses = HEROES.flatMap((hero) => {
    const pose = storyboard.legs.get(hero)?.poseAt(storyboard.plane, at, pace)
    return pose ? [{ hero, pose: { ...pose, size: pose.size * nearness(scale) } }] : []
  }).sort((one, other) => one.pose.y - other.pose.y)
  const inPlace = new Set(
    view.phase === 'heist' ? view.heroes.filter((one) => one.on_item).map(({ hero }) => hero) : [],
  )
  for (const { hero, pose } of poses) paintPawn(pen, hero, pose, inPlace.has(hero), pictures)
}

function paintTrail(
  pen: Pen,
  hero: Hero,
  legs: HeroPath | undefined,
  plane: Plane,
  at: number,
  pace: number,
): void {
  const leg = legs?.newest(at, pace)?.leg
  const left = leg ? 1 - (at - leg.at) / (TRAIL_MS * pace) : 0
  if (!leg || leg.seat === null || left <= 0) return
  const [from, to] = [plane.middle(leg.from), plane.middle(leg.to)]
  kept(pen, () => {
    pen.globalAlpha = left * 0.75
    pen.lineCap = 'round'
    pen.strokeStyle = HERO_COLOURS[hero]
    pen.lineWidth = 14
    if (leg.motion.kind === 'swirl') pen.setLineDash([2, 26])
    pen.beginPath()
    pen.moveTo(from.x, from.y + 10)
    pen.lineTo(to.x, to.y + 10)
    pen.stroke()
    paintRing(pen, to.x, to.y + 12, seatColour(leg.seat as number))
  })
}

/** Rings the feet of a pawn in the colour of the seat that moved it. */
function paintRing(pen: Pen, x: number, y: number, colour: string): void {
  pen.setLineDash([])
  pen.lineWidth = 6
  pen.strokeStyle = colour
  pen.beginPath()
  pen.ellipse(x, y, 33, 17, 0, 0, 2 * Math.PI)
  pen.stroke()
}

export function paintPawn(pen: Pen, hero: Hero, pose: Pose, inPlace: boolean, pictures: Pictures): void {
  const picture = pictures(heroPicture(hero))
  if (!picture) return
  kept(pen, () => {
    pen.globalAlpha *= pose.opacity
    pen.translate(pose.x, pose.y - pose.lift)
    pen.rotate(pose.turn)
    pen.scale(pose.size, pose.size)
    pen.drawImage(picture, -PAWN.feetX, -PAWN.feetY, PAWN.width, PAWN.height)
    if (inPlace) paintTick(pen, PAWN.width / 2 - 6, -PAWN.feetY + 6, 10)
  })
}

/** Done. */
export function paintTick(pen: Pen, x: number, y: number, radius: number): void {
  disc(pen, x, y, radius)
  pen.fillStyle = OK
  pen.fill()
  pen.strokeStyle = INK
  pen.lineWidth = radius / 5
  pen.stroke()
  pen.lineWidth = radius / 3.5
  pen.beginPath()
  pen.moveTo(x - radius * 0.45, y + radius * 0.05)
  pen.lineTo(x - radius * 0.1, y + radius * 0.4)
  pen.lineTo(x + radius * 0.5, y - radius * 0.35)
  pen.stroke()
}

export function paintPings(pen: Pen, scene: FilmScene, at: number): void {
  const { storyboard, pace } = scene
  for (const { events } of before(storyboard, at, PING_MS * pace))
    for (const event of events)
      if (event.type === 'pinged') paintPing(pen, scene, event.square, event.seat, (at - event.at) / pace)
}

function paintPing(
  pen: Pen,
  { storyboard, words }: FilmScene,
  square: Square,
  seat: number,
  age: number,
): void {
  const { x, y } = storyboard.plane.middle(square)
  const colour = seatColour(seat)
  kept(pen, () => {
    pen.strokeStyle = colour
    pen.lineWidth = 5
    for (const delay of [0, 180, 360]) {
      const part = ((age - delay) % 1100) / 1100
      if (age < delay) continue
      pen.globalAlpha = 1 - part
      disc(pen, x, y, 32 * (0.3 + 1.6 * part))
      pen.stroke()
    }
    pen.globalAlpha = 1
    disc(pen, x, y, 15)
    pen.fillStyle = INK
    pen.fill()
    pen.lineWidth = 3
    pen.stroke()
    write(pen, letterOf(words.seat(seat)), x, y, { size: 15, weight: 900, colour, align: 'center' })
  })
}
