/** All that a frame depends on. The same scene and time give the same picture. */
import type { BoardMap } from '../../board/boardMap'
import type { GameEvent, SeenTile, View } from '../../protocol/messages'
import { Mall } from '../../state/mall'
import { Captions } from './captions'
import { LAYOUTS, type Layout, type Shape } from './layout'
import { FilmCamera } from './filmCamera'
import type { Storyboard } from './storyboard'

/** A picture by its address (see `board/art.ts`); `null` where it could not be had. */
export type Pictures = (address: string) => CanvasImageSource | null

/** Everything that is written, in the viewer's language. */
export interface FilmWords {
  title: string
  sandLeft: string
  ifTurned: string
  tilesLeft: string
  /** So many of four heroes are where they should be. */
  loot: (count: number) => string
  exits: (count: number) => string
  phases: Readonly<Record<'planning' | 'escape' | 'won' | 'lost', string>>
  talk: string
  paused: string
  seat: (seat: number) => string
  tell: (event: GameEvent, view: View) => string
}

export interface FilmScene {
  storyboard: Storyboard
  layout: Layout
  camera: FilmCamera
  captions: Captions
  /** Milliseconds of the game in one of the film. */
  pace: number
  /** Whose seat is shown; `null`: the whole table. */
  seat: number | null
  words: FilmWords
  pictures: Pictures
}

export interface Wanted {
  storyboard: Storyboard
  shape: Shape
  pace: number
  seat: number | null
  words: FilmWords
  pictures: Pictures
}

export const filmScene = ({ storyboard, shape, pace, ...rest }: Wanted): FilmScene => ({
  storyboard,
  pace,
  layout: LAYOUTS[shape],
  camera: new FilmCamera(storyboard, pace),
  captions: new Captions(storyboard, pace),
  ...rest,
})

const maps = new WeakMap<readonly SeenTile[], BoardMap>()

/** The map at a moment; it shares the storyboard's plane, so that nothing shifts. */
export function mapAt({ replay: { facts }, plane }: Storyboard, { tiles }: View): BoardMap {
  const known = maps.get(tiles)
  if (known?.plane === plane) return known
  const map = { set: facts, tiles, plane, mall: new Mall(facts, tiles) }
  maps.set(tiles, map)
  return map
}
