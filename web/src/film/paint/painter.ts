/**
 * Paints any moment of a game. Pure drawing: the same scene and time make the same calls in the same order.
 * The ground changes seldom and is a layer of its own, so that it can be kept over many frames.
 */
import type { Pen } from './brush'
import { paintFacts } from './factPanel'
import { freshTiles, paintFigures, paintFresh, paintPings } from './figures'
import { paintAlarm, paintTalk } from './frame'
import { onPlane, paintDivider, paintGround, paintNight } from './ground'
import { paintBanner, paintCaption, paintTitle } from './lettering'
import { paintSand } from './sandGlass'
import { type FilmScene, mapAt } from '../storyboard/filmScene'
import { paintSeats } from './seatPanel'
import { momentAt } from '../storyboard/storyboard'

/** The key of the ground: equal keys, equal ground. */
export function groundKey(scene: FilmScene, at: number): string {
  const { storyboard, camera, layout, pace } = scene
  const { view } = momentAt(storyboard, at)
  const { x, y, scale } = camera.viewportAt(at, layout.mall)
  const lying = view.tiles.map(({ tile }) => tile)
  const signs = [view.spent.length, view.hourglasses_locked, view.vortices_open, view.phase]
  return [x, y, scale, lying, [...freshTiles(storyboard, at, pace)], signs].join(' ')
}

/** The night, the mall as it lies, the alarm's light and what is written once. Covers the whole frame. */
export function paintStill(pen: Pen, scene: FilmScene, at: number): void {
  const { storyboard, camera, layout, pace, pictures } = scene
  const { view } = momentAt(storyboard, at)
  const map = mapAt(storyboard, view)
  paintNight(pen, layout.width, layout.height)
  onPlane(pen, camera.viewportAt(at, layout.mall), () => {
    paintDivider(pen, map)
    paintGround(pen, map, view, pictures, freshTiles(storyboard, at, pace))
  })
  if (view.phase === 'escape') paintAlarm(pen, scene)
  paintTitle(pen, scene)
}

/** Paints what moves, over the ground. */
export function paintMoving(pen: Pen, scene: FilmScene, at: number): void {
  const { storyboard, camera, layout, pace } = scene
  const { view } = momentAt(storyboard, at)
  const viewport = camera.viewportAt(at, layout.mall)
  onPlane(pen, viewport, () => {
    paintFresh(pen, scene, mapAt(storyboard, view), freshTiles(storyboard, at, pace), at)
    paintFigures(pen, scene, view, at, viewport.scale)
    paintPings(pen, scene, at)
  })
  paintSeats(pen, scene, view, at)
  paintSand(pen, scene, view, at)
  paintFacts(pen, scene, view)
  paintTalk(pen, scene, view)
  paintCaption(pen, scene, at)
  paintBanner(pen, scene, at)
}
