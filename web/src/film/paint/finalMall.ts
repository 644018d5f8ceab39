/** Paints the mall as it lay at the end, cropped tightly; with the paths of the heroes if wanted. Pure drawing. */
import { ASIDE, DASHES } from '../../board/overlay/heroPathStyle'
import { grown, type Point, type Rect, union, UNIT } from '../../board/plane'
import { HEROES, type Hero, type View } from '../../protocol/messages'
import { cornerOf } from '../../state/squares'
import { HERO_COLOURS, INK, kept, type Pen, write } from './brush'
import { paintPawn } from './figures'
import { onPlane, paintDivider, paintGround, paintNight } from './ground'
import type { Leg } from '../storyboard/heroPath'
import { mapAt, type Pictures } from '../storyboard/filmScene'
import type { Moment, Storyboard } from '../storyboard/storyboard'

export const LARGEST = 4096
const SHARPEST = 2
const AIR = 0.8 * UNIT

export interface PictureSize {
  width: number
  height: number
  scale: number
}

const lastView = ({ moments }: Storyboard): View => (moments.at(-1) as Moment).view

function frameOf(storyboard: Storyboard): Rect {
  const tiles = lastView(storyboard).tiles.map(({ place }) => storyboard.plane.around(cornerOf(place)))
  return grown(tiles.reduce(union), AIR)
}

/** Twice the size of the drawings, or as big as it may be. */
export function pictureSize(storyboard: Storyboard, largest = LARGEST): PictureSize {
  const { left, top, right, bottom } = frameOf(storyboard)
  const scale = Math.min(SHARPEST, largest / (right - left), largest / (bottom - top))
  return { width: Math.floor((right - left) * scale), height: Math.floor((bottom - top) * scale), scale }
}

export function paintFinalMall(pen: Pen, storyboard: Storyboard, pictures: Pictures, ways: boolean): void {
  const { width, height, scale } = pictureSize(storyboard)
  const view = lastView(storyboard)
  const map = mapAt(storyboard, view)
  const { left, top } = frameOf(storyboard)
  paintNight(pen, width, height)
  onPlane(pen, { x: -left * scale, y: -top * scale, scale }, () => {
    paintDivider(pen, map)
    paintGround(pen, map, view, pictures)
    if (ways) for (const hero of HEROES) paintWay(pen, storyboard, hero)
    for (const { hero, square } of view.heroes)
      if (square)
        paintPawn(
          pen,
          hero,
          { ...storyboard.plane.middle(square), lift: 0, size: 1, turn: 0, opacity: 1 },
          false,
          pictures,
        )
  })
  write(pen, 'Hushmaze', width - 14 * scale, height - 18 * scale, {
    size: 22 * scale,
    neon: true,
    align: 'right',
    colour: '#fff',
  })
}

function paintWay(pen: Pen, { legs, plane }: Storyboard, hero: Hero): void {
  const all = legs.get(hero)?.all ?? []
  const at = (square: Leg['from']): Point => {
    const { x, y } = plane.middle(square)
    return { x: x + ASIDE[hero], y: y + ASIDE[hero] }
  }
  kept(pen, () => {
    pen.lineCap = pen.lineJoin = 'round'
    for (const [width, colour, dashes] of [
      [13, `${INK}8c`, []],
      [8, HERO_COLOURS[hero], DASHES[hero]],
    ] as const) {
      pen.lineWidth = width
      pen.strokeStyle = colour
      pen.setLineDash([...dashes])
      for (const { from, to, motion } of all) paintLeg(pen, at(from), at(to), motion.kind === 'swirl')
    }
  })
}

/** On foot and by escalator drawn through, by vortex a bow. */
function paintLeg(pen: Pen, from: Point, to: Point, jump: boolean): void {
  kept(pen, () => {
    if (jump) {
      pen.lineWidth /= 2
      pen.setLineDash([2, 12])
    }
    pen.beginPath()
    pen.moveTo(from.x, from.y)
    if (jump) pen.quadraticCurveTo((from.x + to.x) / 2, (from.y + to.y) / 2 - UNIT, to.x, to.y)
    else pen.lineTo(to.x, to.y)
    pen.stroke()
  })
}
