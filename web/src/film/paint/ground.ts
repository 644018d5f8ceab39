/** Paints what lies still and seldom changes: the night, tiles with their shadows, signs on squares. */
import { signPicture, TILE_MARGIN, tilePicture } from '../../board/art'
import type { Viewport } from '../../board/camera/viewport'
import { type Rect, UNIT } from '../../board/plane'
import type { BoardMap } from '../../board/boardMap'
import { LID, type Sign, signsOn } from '../../board/tiles/tiles'
import type { View } from '../../protocol/messages'
import { faceName, type LyingTile } from '../../state/mall'
import { type Box, disc, kept, type Pen, rounded } from './brush'
import type { Pictures } from '../storyboard/filmScene'

const SIDE = 4 * UNIT
const GROUT = '#0a0620'
const SHADOW_DROP = 12
/** From the outermost to the one under the tile. */
const SHADOWS = [
  { wider: 16, colour: '#0a062024' },
  { wider: 11, colour: '#0a06202e' },
  { wider: 7, colour: '#0a06204d' },
]

/** The sky behind everything. */
export function paintNight(pen: Pen, width: number, height: number): void {
  const sky = pen.createRadialGradient(width * 0.4, 0, 0, width * 0.4, 0, Math.hypot(width, height) * 0.8)
  sky.addColorStop(0, '#3a2685')
  sky.addColorStop(0.6, '#1c1244')
  sky.addColorStop(1, '#0f0926')
  pen.fillStyle = sky
  pen.fillRect(0, 0, width, height)
}

/** Draws in units of the plane. */
export function onPlane(pen: Pen, { x, y, scale }: Viewport, draw: () => void): void {
  kept(pen, () => {
    pen.translate(x, y)
    pen.scale(scale, scale)
    draw()
  })
}

const boxOf = ({ left, top, right, bottom }: Rect, wider = 0): Box => ({
  x: left - wider,
  y: top - wider,
  width: right - left + 2 * wider,
  height: bottom - top + 2 * wider,
})

/** All tiles but the `fresh` ones, which are still on their way down, and the signs on them. */
export function paintGround(
  pen: Pen,
  map: BoardMap,
  view: View,
  pictures: Pictures,
  fresh: ReadonlySet<number> = new Set(),
): void {
  const lying = map.mall.tiles.filter(({ seen }) => !fresh.has(seen.tile))
  for (const { wider, colour } of SHADOWS)
    for (const { corner } of lying) {
      const box = boxOf(map.plane.around(corner), wider)
      rounded(pen, { ...box, y: box.y + SHADOW_DROP }, 13 + wider)
      pen.fillStyle = colour
      pen.fill()
    }
  for (const tile of lying) paintTile(pen, map, tile, pictures)
  paintSigns(pen, map, view, pictures, fresh)
}

export function paintTile(
  pen: Pen,
  { mall, plane, set }: BoardMap,
  tile: LyingTile,
  pictures: Pictures,
): void {
  const { seen, corner } = tile
  const picture = pictures(tilePicture(set.digest, faceName(seen), seen.quarters, mall.doorLetters(tile)))
  const { x, y } = plane.spot(corner)
  if (picture)
    pen.drawImage(picture, x - TILE_MARGIN, y - TILE_MARGIN, SIDE + 2 * TILE_MARGIN, SIDE + 2 * TILE_MARGIN)
}

function paintSigns(
  pen: Pen,
  map: BoardMap,
  view: View,
  pictures: Pictures,
  fresh: ReadonlySet<number>,
): void {
  const closed = !view.vortices_open && view.phase !== 'planning'
  for (const sign of signsOn(map, view).values()) {
    const under = map.mall.under(map.plane.squareAt({ x: sign.at.x + UNIT / 2, y: sign.at.y + UNIT / 2 }))
    if (under && fresh.has(under.seen.tile)) continue
    if (sign.name === LID) {
      if (closed) paintLid(pen, sign)
    } else paintSign(pen, sign, pictures)
  }
}

function paintSign(pen: Pen, { name, at, turn }: Sign, pictures: Pictures): void {
  const picture = pictures(signPicture(name))
  if (!picture) return
  kept(pen, () => {
    pen.translate(at.x + UNIT / 2, at.y + UNIT / 2)
    if (turn) pen.rotate((turn * Math.PI) / 180)
    pen.drawImage(picture, -UNIT / 2, -UNIT / 2, UNIT, UNIT)
  })
}

/** A closed vortex: no colour any more, and a bar across. */
function paintLid(pen: Pen, { at }: Sign): void {
  kept(pen, () => {
    pen.translate(at.x + UNIT / 2, at.y + UNIT / 2)
    pen.strokeStyle = GROUT
    disc(pen, 0, 0, 25)
    pen.fillStyle = '#8d899ce0'
    pen.fill()
    pen.lineWidth = 4
    pen.stroke()
    pen.rotate(-Math.PI / 4)
    rounded(pen, { x: -26, y: -6, width: 52, height: 12 }, 7)
    pen.fillStyle = '#fff'
    pen.fill()
    pen.lineWidth = 3
    pen.stroke()
  })
}

/** A line between two boards (C13). */
export function paintDivider(pen: Pen, { plane }: BoardMap): void {
  if (plane.divider === null) return
  kept(pen, () => {
    pen.strokeStyle = '#6a59bb'
    pen.lineWidth = 3
    pen.setLineDash([12, 9])
    pen.beginPath()
    pen.moveTo(plane.divider as number, plane.bounds.top)
    pen.lineTo(plane.divider as number, plane.bounds.bottom)
    pen.stroke()
  })
}
