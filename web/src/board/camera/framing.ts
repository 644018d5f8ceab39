/** Frames the map by itself: the whole mall while it is readable, then the heroes. Pure arithmetic. */
import { between, centred, filled, fitted, including, inSight, type Viewport, roomFor } from './viewport'
import { type Rect, union, UNIT } from '../plane'

/** What the camera should show, as parts of the plane. */
export interface Subject {
  /** All tiles, and places to explore that are just offered. */
  mall: Rect
  /** Those on the map, by name. */
  heroes: ReadonlyMap<string, Rect>
  focus: string | null
  /** Good to have beside the heroes: tiles that have just come, ways of the focused one. */
  besides: Rect | null
}

/** Squares smaller than this, here in pixels, can hardly be read, nor hit by a finger. */
const READABLE = 22 / UNIT
/** To have all heroes in sight squares may shrink to this. */
const SMALLEST = 16 / UNIT
/** A viewport is kept while it is about as close as the best one: from and to this part of it. */
const KEPT_FROM = 0.8
const KEPT_TO = 1.1

export const isReadable = ({ scale }: Viewport): boolean => scale >= READABLE

/** The best viewport. Where not all heroes can be had, the focused one is. */
export function framed(subject: Subject, free: Rect): Viewport {
  const whole = fitted(subject.mall, free)
  if (isReadable(whole)) return whole
  const part = needed(subject, free)
  const scale = between(Math.max(whole.scale, SMALLEST), roomFor(part, free), READABLE)
  const viewport = filled(centred(part, free, scale), subject.mall, free)
  const focused = subject.heroes.get(subject.focus ?? '')
  return focused ? including(viewport, focused, free) : viewport
}

/** The best viewport, or the current one while it shows what it must: a camera that seldom moves is calm. */
export function followed(viewport: Viewport, subject: Subject, free: Rect): Viewport {
  const next = framed(subject, free)
  const part = isReadable(fitted(subject.mall, free)) ? subject.mall : needed(subject, free)
  const near = viewport.scale >= KEPT_FROM * next.scale && viewport.scale <= KEPT_TO * next.scale
  return near && inSight(viewport, part, free) ? viewport : next
}

/** The heroes, and what is good to have where there is room for both. */
function needed({ mall, heroes, besides }: Subject, free: Rect): Rect {
  const standing = [...heroes.values()]
  const all = standing.length > 0 ? standing.reduce(union) : mall
  const more = besides ? union(all, besides) : all
  return roomFor(more, free) >= SMALLEST ? more : all
}

/** Heroes that moved out of sight. */
export function astray(before: Subject, now: Subject, viewport: Viewport, free: Rect): string[] {
  return [...now.heroes].flatMap(([hero, rect]) => {
    const old = before.heroes.get(hero)
    const went = !!old && (old.left !== rect.left || old.top !== rect.top)
    return went && !inSight(viewport, rect, free) ? [hero] : []
  })
}
