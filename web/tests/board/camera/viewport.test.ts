/** The arithmetic of looking: fit, zoom, bounds, follow. */
import { describe, expect, it } from 'vitest'
import {
  centred,
  filled,
  fitted,
  freeArea,
  held,
  including,
  inSight,
  onPlane,
  onScreen,
  panned,
  zoomed,
} from '../../../src/board/camera/viewport'
import { grown, UNIT } from '../../../src/board/plane'

const size = { width: 1000, height: 800 }
const free = freeArea(size, { top: 100, right: 50, bottom: 150, left: 250 })
const bounds = { left: -256, top: -512, right: 768, bottom: 900 }

const seen = (viewport: Parameters<typeof onScreen>[0], rect = bounds) => ({
  ...onScreen(viewport, { x: rect.left, y: rect.top }),
  right: onScreen(viewport, { x: rect.right, y: 0 }).x,
  bottom: onScreen(viewport, { x: 0, y: rect.bottom }).y,
})

describe('the camera', () => {
  it('fits the whole mall between the panels', () => {
    const { x, y, right, bottom } = seen(fitted(bounds, free))
    expect(x).toBeGreaterThanOrEqual(250)
    expect(right).toBeLessThanOrEqual(950)
    expect(y).toBeGreaterThanOrEqual(100)
    expect(bottom).toBeLessThanOrEqual(650)
  })

  it('does not blow up a small mall beyond a sixth of the free side for each square', () => {
    expect(fitted({ left: 0, top: 0, right: 10, bottom: 10 }, free).scale * UNIT).toBeLessThan(
      0.18 * (free.bottom - free.top),
    )
  })

  it('lets a single tile grow on a very big screen, to squares of 17 % of its smaller free side', () => {
    const huge = freeArea({ width: 3840, height: 2160 }, { top: 160, right: 400, bottom: 200, left: 400 })
    const tile = { left: 0, top: 0, right: 4 * UNIT, bottom: 4 * UNIT }
    expect(fitted(tile, huge).scale * UNIT).toBeCloseTo(0.17 * 1800)
  })

  it('knows what is wholly between the panels', () => {
    const viewport = { x: 250, y: 100, scale: 1 }
    const corner = { left: 0, top: 0, right: 64, bottom: 64 }
    expect(inSight(viewport, corner, free)).toBe(true)
    for (const [x, y] of [
      [-2, 0],
      [0, -2],
      [700, 0],
      [0, 550],
    ])
      expect(inSight(panned(viewport, x!, y!), corner, free)).toBe(false)
  })

  it('shows no void where there is mall to fill the free area, and centres it where there is not', () => {
    const wide = { left: 0, top: 0, right: 4000, bottom: 128 }
    const { x, y, right, bottom } = seen(
      filled(centred({ left: 0, top: 0, right: 1, bottom: 1 }, free, 1), wide, free),
      grown(wide, 0.6 * UNIT),
    )
    expect(x).toBeCloseTo(free.left)
    expect(right).toBeGreaterThan(free.right)
    expect(y - free.top).toBeCloseTo(free.bottom - bottom)
  })

  it('leaves panels out of account where they leave nothing free', () => {
    expect(freeArea({ width: 300, height: 200 }, { top: 90, right: 150, bottom: 90, left: 100 })).toEqual({
      left: 0,
      top: 0,
      right: 300,
      bottom: 200,
    })
  })

  it('zooms around the pointer', () => {
    const viewport = { x: 30, y: -20, scale: 0.7 }
    const at = { x: 400, y: 300 }
    const closer = zoomed(viewport, 1.5, at)
    expect(closer.scale).toBeCloseTo(1.05)
    expect(onPlane(closer, at).x).toBeCloseTo(onPlane(viewport, at).x)
    expect(onPlane(closer, at).y).toBeCloseTo(onPlane(viewport, at).y)
  })

  it('has limits to zoom, and the pointer holds at them', () => {
    const viewport = zoomed({ x: 0, y: 0, scale: 2 }, 100, { x: 10, y: 10 })
    expect(viewport.scale).toBe(4)
    expect(onPlane(viewport, { x: 10, y: 10 }).x).toBeCloseTo(5)
  })

  it('never loses the mall', () => {
    const lost = held(panned(fitted(bounds, free), 1e6, -1e6), bounds, free)
    const { x, bottom } = seen(lost)
    expect(x).toBeLessThan(free.right)
    expect(bottom).toBeGreaterThan(free.top)
  })

  it('moves for what is out of sight only, and as little as it can', () => {
    const viewport = fitted(bounds, free)
    expect(including(viewport, { left: 0, top: 0, right: 64, bottom: 64 }, free)).toBe(viewport)
    const far = { left: 2000, top: 0, right: 2064, bottom: 64 }
    const next = including(viewport, far, free)
    expect(next.scale).toBe(viewport.scale)
    expect(seen(next, far).right).toBeCloseTo(free.right)
    expect(next.y).toBe(viewport.y)
  })

  it('steps back for what is too big to be seen', () => {
    const viewport = { x: 0, y: 0, scale: 1 }
    const wide = { left: 0, top: 0, right: 2000, bottom: 64 }
    const next = including(viewport, wide, free)
    expect(next.scale).toBeLessThan(1)
    expect(seen(next, wide).right).toBeLessThanOrEqual(free.right + 0.001)
    expect(seen(next, wide).x).toBeGreaterThanOrEqual(free.left - 0.001)
  })
})
