/** Reads from the reach what I may do with a hero by pointing at a square. */
import { DIRECTIONS, HEROES } from '../../protocol/messages'
import type { Ability, Deed, Direction, Hero, Place, ReachFacts, Square, View } from '../../protocol/messages'
import { keyOf, sameSquare, stepsFrom } from '../../state/squares'
import type { Mall } from '../../state/mall'
import { squareOf } from '../../state/view'
import { type Plane, type Point, UNIT } from '../plane'

export type Target =
  | { kind: 'slide'; square: Square; deed: Deed; direction: Direction; steps: number }
  | { kind: 'vortex' | 'escalator'; square: Square; deed: Deed }

export function targetsOf(
  view: View,
  reach: ReachFacts,
  mall: Mall,
  hero: Hero,
  mine: readonly Ability[],
): Target[] {
  const from = squareOf(view, hero)
  if (!from) return []
  const slides = DIRECTIONS.filter((direction) => mine.includes(direction)).flatMap((direction) =>
    (reach[direction][hero] ?? []).map((steps): Target => {
      const deed: Deed = { type: 'move', hero, from, direction, steps }
      return { kind: 'slide', square: stepsFrom(from, direction, steps), deed, direction, steps }
    }),
  )
  const vortices = mine.includes('vortex') ? (reach.vortex[hero] ?? []) : []
  const end = mine.includes('escalator') && reach.escalator[hero] ? mall.otherEnd(from) : null
  return [
    ...slides,
    ...vortices.map((to): Target => ({
      kind: 'vortex',
      square: to,
      deed: { type: 'vortex', hero, from, to },
    })),
    ...(end
      ? [{ kind: 'escalator', square: end, deed: { type: 'escalator', hero, from } } satisfies Target]
      : []),
  ]
}

export const targetAt = (targets: readonly Target[], square: Square): Target | undefined =>
  targets.find((target) => sameSquare(target.square, square))

/** How near one must come to a square that is not on a straight way, in squares. */
const NEAR = 0.75

/** Finds the target a dragged pawn snaps to, or `null`. Slides catch from afar, jumps only on their square. */
export function snapped(targets: readonly Target[], plane: Plane, from: Square, at: Point): Target | null {
  const distance = (square: Square): number => {
    const { x, y } = plane.middle(square)
    return Math.hypot(at.x - x, at.y - y) / UNIT
  }
  const near = targets.filter((target) => target.kind === 'slide' || distance(target.square) < NEAR)
  const [nearest] = near.sort((one, other) => distance(one.square) - distance(other.square))
  return nearest && distance(nearest.square) < distance(from) ? nearest : null
}

/** A door where a tile can be placed now, by whom, and the place beyond it. */
export interface Exploration {
  hero: Hero
  door: Square
  side: Direction
  place: Place
  deed: Deed
}

export function explorationsOf(view: View, reach: ReachFacts, mall: Mall): Exploration[] {
  return HEROES.flatMap((hero) => {
    const from = squareOf(view, hero)
    return (reach.explore[hero] ?? []).flatMap((door) => {
      const found = mall.door(door)
      if (!found || !from) return []
      return [
        {
          hero,
          door,
          side: found.side,
          place: found.place,
          deed: { type: 'explore', hero, from, door } as Deed,
        },
      ]
    })
  })
}

/** Explorations by the place they lead to; several doors can lead to one. */
export function byPlace(found: readonly Exploration[]): Exploration[][] {
  const groups = new Map<string, Exploration[]>()
  for (const one of found) groups.set(keyOf(one.place), [...(groups.get(keyOf(one.place)) ?? []), one])
  return [...groups.values()]
}
