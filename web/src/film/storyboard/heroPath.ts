/** The path of one hero through a game, and the pose of its pawn at any moment. Pure. */
import { motionOfEvent } from '../../board/pawns/motionOf'
import { durationOf, type Motion } from '../../board/pawns/motions'
import type { Plane, Point } from '../../board/plane'
import type { GameEvent, Hero, Square } from '../../protocol/messages'
import { lastAt } from './seek'

export interface Leg {
  at: number
  from: Square
  to: Square
  motion: Motion
  /** The seat that moved it. */
  seat: number | null
  /** At the end it goes out by the exit. */
  leaves: boolean
}

/** How a pawn is painted: its feet are at a point of the plane. */
export interface Pose extends Point {
  /** Above the floor, in units. */
  lift: number
  size: number
  turn: number
  opacity: number
}

/** A little jump on the way, and how high it goes when it leaves. */
const HOP = 7
const OUT = 60
const LEAVING_MS = 420

const easeOut = (part: number): number => 1 - (1 - part) ** 3
export const easeBoth = (part: number): number => (part < 0.5 ? 2 * part * part : 1 - 2 * (1 - part) ** 2)

export class HeroPath {
  readonly #start: Square | null
  readonly all: readonly Leg[]

  constructor(hero: Hero, start: Square | null, events: readonly GameEvent[]) {
    this.#start = start
    const all: Leg[] = []
    for (const event of events) if ('hero' in event && event.hero === hero) add(all, event)
    this.all = all
  }

  /** The newest leg at a moment, and for how long it goes on. Motion takes as long on the screen at any `pace`. */
  newest(at: number, pace: number): { leg: Leg; walks: number; leaves: number } | null {
    const index = lastAt(this.all, at)
    const leg = this.all[index]
    if (!leg) return null
    const room = (this.all[index + 1]?.at ?? Infinity) - leg.at
    const walks = Math.min(durationOf(leg.motion) * pace, room)
    return { leg, walks, leaves: leg.leaves ? LEAVING_MS * pace : Infinity }
  }

  /** `null` once it has left, and where it never was. */
  poseAt(plane: Plane, at: number, pace: number): Pose | null {
    const newest = this.newest(at, pace)
    if (!newest) return this.#start && standing(plane.middle(this.#start))
    const { leg, walks, leaves } = newest
    const [from, to] = [plane.middle(leg.from), plane.middle(leg.to)]
    const age = at - leg.at
    if (age < walks) return onTheWay(from, to, age / walks, leg.motion)
    const gone = (age - walks) / leaves
    if (gone >= 1) return null
    return { ...standing(to), lift: OUT * easeBoth(gone), opacity: 1 - gone }
  }
}

function add(all: Leg[], event: Extract<GameEvent, { hero: Hero }>): void {
  const motion = motionOfEvent(event)
  if (motion && 'to' in event) {
    all.push({ at: event.at, from: event.from, to: event.to, motion, seat: event.seat, leaves: false })
  } else if (event.type === 'hero_safe' && !event.stays) {
    const { at, square } = event
    const last = all.at(-1)
    if (last?.at === at) last.leaves = true
    else all.push({ at, from: square, to: square, motion: { kind: 'soft' }, seat: null, leaves: true })
  }
}

const standing = ({ x, y }: Point): Pose => ({ x, y, lift: 0, size: 1, turn: 0, opacity: 1 })

function onTheWay(from: Point, to: Point, done: number, { kind }: Motion): Pose {
  if (kind === 'swirl') return swirling(from, to, done)
  if (kind !== 'glide') return standing(mixed(from, to, easeBoth(done)))
  return { ...standing(mixed(from, to, easeOut(done))), lift: HOP * Math.sin(Math.PI * done) }
}

/** Into the floor here, out of it there. */
function swirling(from: Point, to: Point, done: number): Pose {
  const gone = 1 - Math.abs(1 - 2 * easeBoth(done))
  const turn = (done < 0.5 ? gone : -gone) * 1.5 * Math.PI
  return { ...standing(done < 0.5 ? from : to), size: 1 - 0.95 * gone, turn, opacity: 1 - 0.6 * gone }
}

const mixed = (from: Point, to: Point, part: number): Point => ({
  x: from.x + (to.x - from.x) * part,
  y: from.y + (to.y - from.y) * part,
})
