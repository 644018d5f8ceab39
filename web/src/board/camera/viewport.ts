/** The part of the plane in sight: a shift and a scale. Pure arithmetic. */
import type { Insets } from '../props'
import { grown, UNIT, type Point, type Rect } from '../plane'

/** A point p of the plane is seen at x + p.x * scale, y + p.y * scale. */
export interface Viewport extends Point {
  scale: number
}

export interface Size {
  width: number
  height: number
}

const CLOSEST = 4
const FARTHEST = 0.12
/** A small mall is not blown up beyond this, or, on a big screen, beyond squares of this part of its smaller side. */
const FIT_CLOSEST = 1.05
const FIT_LARGEST_PART = 0.17
/** Pixels of the mall that always stay in sight. */
const KEPT = 96
const MARGIN = 0.6 * UNIT
/** Panels that leave less than this are looked through, in pixels. */
const LEAST_FREE = 72

export const between = (low: number, value: number, high: number): number =>
  Math.min(Math.max(value, low), high)

/** The part of the screen that panels leave free. */
export function freeArea(size: Size, insets: Insets): Rect {
  const { top, right, bottom, left } = insets
  const wide = size.width - left - right > LEAST_FREE
  const high = size.height - top - bottom > LEAST_FREE
  return {
    left: wide ? left : 0,
    right: wide ? size.width - right : size.width,
    top: high ? top : 0,
    bottom: high ? size.height - bottom : size.height,
  }
}

export const widthOf = ({ left, right }: Rect): number => right - left
export const heightOf = ({ top, bottom }: Rect): number => bottom - top
const middleOf = ({ left, right, top, bottom }: Rect): Point => ({
  x: (left + right) / 2,
  y: (top + bottom) / 2,
})

/** The largest scale at which a part of the plane has room between the panels. */
export const roomFor = (part: Rect, free: Rect): number =>
  Math.min(widthOf(free) / widthOf(part), heightOf(free) / heightOf(part))

export function fitted(bounds: Rect, free: Rect): Viewport {
  const all = grown(bounds, MARGIN)
  const largest = (FIT_LARGEST_PART * Math.min(widthOf(free), heightOf(free))) / UNIT
  const scale = between(FARTHEST, roomFor(all, free), Math.max(FIT_CLOSEST, largest))
  return centred(all, free, scale)
}

export function centred(part: Rect, free: Rect, scale: number): Viewport {
  const [from, to] = [middleOf(part), middleOf(free)]
  return { scale, x: to.x - from.x * scale, y: to.y - from.y * scale }
}

/** Centres what is smaller than the free area, and fills the area with what is bigger. */
export function filled(viewport: Viewport, bounds: Rect, free: Rect): Viewport {
  const all = grown(bounds, MARGIN)
  const { scale } = viewport
  const middle = centred(all, free, scale)
  const wide = widthOf(all) * scale > widthOf(free)
  const high = heightOf(all) * scale > heightOf(free)
  return {
    scale,
    x: wide ? between(free.right - all.right * scale, viewport.x, free.left - all.left * scale) : middle.x,
    y: high ? between(free.bottom - all.bottom * scale, viewport.y, free.top - all.top * scale) : middle.y,
  }
}

/** Closer by a factor; the point under `at` stays where it is. */
export function zoomed(viewport: Viewport, by: number, at: Point): Viewport {
  const scale = between(FARTHEST, viewport.scale * by, CLOSEST)
  const real = scale / viewport.scale
  return { scale, x: at.x - (at.x - viewport.x) * real, y: at.y - (at.y - viewport.y) * real }
}

export const panned = (viewport: Viewport, x: number, y: number): Viewport => ({
  ...viewport,
  x: viewport.x + x,
  y: viewport.y + y,
})

/** Limits the viewport so that some of the mall stays between the panels. */
export function held(viewport: Viewport, bounds: Rect, free: Rect): Viewport {
  const { scale } = viewport
  return {
    scale,
    x: between(free.left + KEPT - bounds.right * scale, viewport.x, free.right - KEPT - bounds.left * scale),
    y: between(free.top + KEPT - bounds.bottom * scale, viewport.y, free.bottom - KEPT - bounds.top * scale),
  }
}

/** The smallest change that brings a part of the plane between the panels; the same viewport if it is there. */
export function including(viewport: Viewport, part: Rect, free: Rect): Viewport {
  const scale = Math.max(Math.min(viewport.scale, roomFor(part, free)), FARTHEST)
  const near = scale === viewport.scale ? viewport : zoomed(viewport, scale / viewport.scale, middleOf(free))
  const x = nudge(near.x + part.left * scale, near.x + part.right * scale, free.left, free.right)
  const y = nudge(near.y + part.top * scale, near.y + part.bottom * scale, free.top, free.bottom)
  return x || y || near !== viewport ? panned(near, x, y) : viewport
}

function nudge(from: number, to: number, low: number, high: number): number {
  if (from < low) return low - from
  return to > high ? high - to : 0
}

/** Whether the whole of a part is between the panels, but for a rounding. */
export function inSight(viewport: Viewport, part: Rect, free: Rect): boolean {
  const from = onScreen(viewport, { x: part.left, y: part.top })
  const to = onScreen(viewport, { x: part.right, y: part.bottom })
  const all = grown(free, 0.5)
  return from.x >= all.left && from.y >= all.top && to.x <= all.right && to.y <= all.bottom
}

/** Where on the plane a point of the screen is. */
export const onPlane = (viewport: Viewport, { x, y }: Point): Point => ({
  x: (x - viewport.x) / viewport.scale,
  y: (y - viewport.y) / viewport.scale,
})

export const onScreen = (viewport: Viewport, { x, y }: Point): Point => ({
  x: viewport.x + x * viewport.scale,
  y: viewport.y + y * viewport.scale,
})
