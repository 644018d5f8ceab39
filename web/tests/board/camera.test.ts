/** The arithmetic of looking: fit, zoom, bounds, follow. */
import { describe, expect, it } from 'vitest'
import { fitted, freeArea, held, including, onPlane, onScreen, panned, zoomed } from '../../src/board/camera'

const size = { width: 1000, height: 800 }
const free = freeArea(size, { top: 100, right: 50, bottom: 150, left: 250 })
const bounds = { left: -256, top: -512, right: 768, bottom: 900 }

const seen = (look: Parameters<typeof onScreen>[0], rect = bounds) => ({
  ...onScreen(look, { x: rect.left, y: rect.top }),
  right: onScreen(look, { x: rect.right, y: 0 }).x,
  bottom: onScreen(look, { x: 0, y: rect.bottom }).y,
})

describe('the camera', () => {
  it('fits the whole mall between the panels', () => {
    const { x, y, right, bottom } = seen(fitted(bounds, free))
    expect(x).toBeGreaterThanOrEqual(250)
    expect(right).toBeLessThanOrEqual(950)
    expect(y).toBeGreaterThanOrEqual(100)
    expect(bottom).toBeLessThanOrEqual(650)
  })

  it('does not blow up a small mall', () => {
    expect(fitted({ left: 0, top: 0, right: 10, bottom: 10 }, free).scale).toBeLessThan(1.1)
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
    const look = { x: 30, y: -20, scale: 0.7 }
    const at = { x: 400, y: 300 }
    const closer = zoomed(look, 1.5, at)
    expect(closer.scale).toBeCloseTo(1.05)
    expect(onPlane(closer, at).x).toBeCloseTo(onPlane(look, at).x)
    expect(onPlane(closer, at).y).toBeCloseTo(onPlane(look, at).y)
  })

  it('has limits to zoom, and the pointer holds at them', () => {
    const look = zoomed({ x: 0, y: 0, scale: 2 }, 100, { x: 10, y: 10 })
    expect(look.scale).toBeLessThan(3)
    expect(onPlane(look, { x: 10, y: 10 }).x).toBeCloseTo(5)
  })

  it('never loses the mall', () => {
    const lost = held(panned(fitted(bounds, free), 1e6, -1e6), bounds, free)
    const { x, bottom } = seen(lost)
    expect(x).toBeLessThan(free.right)
    expect(bottom).toBeGreaterThan(free.top)
  })

  it('moves for what is out of sight only, and as little as it can', () => {
    const look = fitted(bounds, free)
    expect(including(look, { left: 0, top: 0, right: 64, bottom: 64 }, free)).toBe(look)
    const far = { left: 2000, top: 0, right: 2064, bottom: 64 }
    const next = including(look, far, free)
    expect(next.scale).toBe(look.scale)
    expect(seen(next, far).right).toBeCloseTo(free.right)
    expect(next.y).toBe(look.y)
  })

  it('steps back for what is too big to be seen', () => {
    const look = { x: 0, y: 0, scale: 1 }
    const wide = { left: 0, top: 0, right: 2000, bottom: 64 }
    const next = including(look, wide, free)
    expect(next.scale).toBeLessThan(1)
    expect(seen(next, wide).right).toBeLessThanOrEqual(free.right + 0.001)
    expect(seen(next, wide).x).toBeGreaterThanOrEqual(free.left - 0.001)
  })
})
