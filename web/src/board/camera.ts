/** Where the board is looked at from: a shift and a scale, as pure arithmetic. */
import type { Insets } from './props'
import { grown, UNIT, type Point, type Rect } from './plane'

/** A point p of the plane is seen at x + p.x * scale, y + p.y * scale. */
export interface Look extends Point {
  scale: number
}

export interface Size {
  width: number
  height: number
}

const CLOSEST = 2.5
const FARTHEST = 0.12
/** A small mall is not blown up beyond this. */
const FIT_CLOSEST = 1.05
/** So much of the mall stays in sight, in pixels. */
const KEPT = 96
const MARGIN = 0.6 * UNIT

export const between = (low: number, value: number, high: number): number =>
  Math.min(Math.max(value, low), high)

/** What panels leave free. */
export function freeArea(size: Size, insets: Insets): Rect {
  const { top, right, bottom, left } = insets
  const wide = size.width - left - right > 120
  const high = size.height - top - bottom > 120
  return {
    left: wide ? left : 0,
    right: wide ? size.width - right : size.width,
    top: high ? top : 0,
    bottom: high ? size.height - bottom : size.height,
  }
}

export function fitted(bounds: Rect, free: Rect): Look {
  const all = grown(bounds, MARGIN)
  const across = (free.right - free.left) / (all.right - all.left)
  const down = (free.bottom - free.top) / (all.bottom - all.top)
  const scale = between(FARTHEST, Math.min(across, down), FIT_CLOSEST)
  return centred(all, free, scale)
}

export function centred(bounds: Rect, free: Rect, scale: number): Look {
  return {
    scale,
    x: (free.left + free.right) / 2 - ((bounds.left + bounds.right) / 2) * scale,
    y: (free.top + free.bottom) / 2 - ((bounds.top + bounds.bottom) / 2) * scale,
  }
}

/** Closer by a factor; the point under `at` stays where it is. */
export function zoomed(look: Look, by: number, at: Point): Look {
  const scale = between(FARTHEST, look.scale * by, CLOSEST)
  const real = scale / look.scale
  return { scale, x: at.x - (at.x - look.x) * real, y: at.y - (at.y - look.y) * real }
}

export const panned = (look: Look, x: number, y: number): Look => ({ ...look, x: look.x + x, y: look.y + y })

/** Never lost: some of the mall stays between the panels. */
export function held(look: Look, bounds: Rect, free: Rect): Look {
  const { scale } = look
  return {
    scale,
    x: between(free.left + KEPT - bounds.right * scale, look.x, free.right - KEPT - bounds.left * scale),
    y: between(free.top + KEPT - bounds.bottom * scale, look.y, free.bottom - KEPT - bounds.top * scale),
  }
}

/** The smallest change that brings a part of the plane between the panels; the same look if it is there. */
export function including(look: Look, part: Rect, free: Rect): Look {
  const fits = Math.min(
    look.scale,
    (free.right - free.left) / (part.right - part.left),
    (free.bottom - free.top) / (part.bottom - part.top),
  )
  const scale = Math.max(fits, FARTHEST)
  const middle = { x: (free.left + free.right) / 2, y: (free.top + free.bottom) / 2 }
  const near = scale === look.scale ? look : zoomed(look, scale / look.scale, middle)
  const x = nudge(near.x + part.left * scale, near.x + part.right * scale, free.left, free.right)
  const y = nudge(near.y + part.top * scale, near.y + part.bottom * scale, free.top, free.bottom)
  return x || y || near !== look ? panned(near, x, y) : look
}

function nudge(from: number, to: number, low: number, high: number): number {
  if (from < low) return low - from
  return to > high ? high - to : 0
}

/** Where on the plane a point of the screen is. */
export const onPlane = (look: Look, { x, y }: Point): Point => ({
  x: (x - look.x) / look.scale,
  y: (y - look.y) / look.scale,
})

export const onScreen = (look: Look, { x, y }: Point): Point => ({
  x: look.x + x * look.scale,
  y: look.y + y * look.scale,
})
