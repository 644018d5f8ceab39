/** The camera of a film: shows the whole mall as it grows. It knows what is to come, so it seldom moves. Pure. */
import { fitted, type Viewport } from '../../board/camera/viewport'
import { type Rect, union } from '../../board/plane'
import { cornerOf } from '../../state/squares'
import { easeBoth } from './heroPath'
import { lastAt } from './seek'
import type { Storyboard } from './storyboard'

/** A part of the plane that is in sight from a moment on. */
export interface Shot {
  at: number
  part: Rect
}

/** In milliseconds of the film: how long it moves, and for how long what it then shows is enough. */
const MOVE_MS = 600
const AHEAD_MS = 3000

export class FilmCamera {
  readonly shots: readonly Shot[]
  readonly #pace: number

  constructor(storyboard: Storyboard, pace: number) {
    this.#pace = pace
    this.shots = shotsOf(needs(storyboard), AHEAD_MS * pace)
  }

  /** It has arrived when the tile for which it moved comes. */
  partAt(at: number): Rect {
    const moves = MOVE_MS * this.#pace
    const index = lastAt(this.shots, at)
    const now = (this.shots[Math.max(0, index)] as Shot).part
    const next = this.shots[index + 1]
    if (index < 0 || !next || next.at - at >= moves) return now
    return between(now, next.part, easeBoth(1 - (next.at - at) / moves))
  }

  viewportAt(at: number, free: Rect): Viewport {
    return fitted(this.partAt(at), free)
  }
}

/** What has to be in sight, whenever that changes. */
function needs({ moments, plane }: Storyboard): Shot[] {
  const found: Shot[] = []
  let tiles: unknown = null
  for (const { at, view } of moments) {
    if (view.tiles === tiles) continue
    tiles = view.tiles
    found.push({ at, part: view.tiles.map(({ place }) => plane.around(cornerOf(place))).reduce(union) })
  }
  return found
}

function shotsOf(needs: readonly Shot[], ahead: number): Shot[] {
  const [first, ...later] = needs as [Shot, ...Shot[]]
  const shots = [first]
  for (const { at, part } of later) {
    const seen = (shots.at(-1) as Shot).part
    if (inside(seen, part)) continue
    const soon = later.filter((need) => need.at >= at && need.at <= at + ahead)
    shots.push({ at, part: soon.map((need) => need.part).reduce(union, union(seen, part)) })
  }
  return shots
}

const inside = (outer: Rect, inner: Rect): boolean =>
  inner.left >= outer.left &&
  inner.right <= outer.right &&
  inner.top >= outer.top &&
  inner.bottom <= outer.bottom

const between = (one: Rect, other: Rect, part: number): Rect => {
  const mix = (from: number, to: number): number => from + (to - from) * part
  return {
    left: mix(one.left, other.left),
    top: mix(one.top, other.top),
    right: mix(one.right, other.right),
    bottom: mix(one.bottom, other.bottom),
  }
}
