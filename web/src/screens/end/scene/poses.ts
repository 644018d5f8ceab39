/** Where the heroes stand in the last picture, and how they hold their arms; in units of the scene and of a pawn. */
import { HEROES, type Hero } from '../../../protocol/messages'

export type Pose = 'cheering' | 'caught'

export const SCENE_WIDTH = 1200
export const SCENE_HEIGHT = 630

interface Place {
  hero: Hero
  x: number
  y: number
  size: number
  turn: number
}

const places = (rows: readonly (readonly [number, number, number, number])[]): Place[] =>
  HEROES.map((hero, at) => {
    const [x = 0, y = 0, size = 1, turn = 0] = rows[at] ?? []
    return { hero, x, y, size, turn }
  })

/** On a wide screen, and in the picture to share. */
export const WIDE: Record<Pose, Place[]> = {
  cheering: places([
    [318, 590, 2.1, -10],
    [492, 552, 2, -5],
    [708, 552, 2, 5],
    [882, 592, 2.1, 10],
  ]),
  caught: places([
    [340, 596, 1.7, 0],
    [500, 584, 1.7, 0],
    [670, 584, 1.7, 0],
    [830, 598, 1.7, 0],
  ]),
}

/** On a phone the sides are cut off, so they stand closer. */
export const NARROW: Record<Pose, Place[]> = {
  cheering: places([
    [432, 606, 1.35, -10],
    [528, 548, 1.25, -5],
    [672, 548, 1.25, 5],
    [768, 608, 1.35, 10],
  ]),
  caught: places([
    [432, 604, 1.2, 0],
    [544, 594, 1.2, 0],
    [656, 594, 1.2, 0],
    [768, 606, 1.2, 0],
  ]),
}

export interface Arm {
  path: string
  fist: readonly [number, number]
}

const RAISED: Arm = { path: 'M45 58Q62 52 61 31', fist: [61, 28] }
const OUT: Arm = { path: 'M45 60Q58 62 61 49', fist: [61, 47] }

/** Two arms to the right and to the left of a pawn of 64 by 88; the first one holds the loot, where there is any. */
export const ARMS: Record<Pose, readonly [Arm, Arm]> = { cheering: [RAISED, OUT], caught: [RAISED, RAISED] }

/** The first two hold it up on their left. */
export const isMirrored = (hero: Hero): boolean => HEROES.indexOf(hero) < 2
