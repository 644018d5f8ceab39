/** When the view moves by itself, and when it is left alone. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fitted, freeArea, inSight } from '../../../src/board/camera/viewport'
import { framed, type Subject } from '../../../src/board/camera/framing'
import { Camera } from '../../../src/board/camera/camera'
import { grown, type Rect, UNIT } from '../../../src/board/plane'

const SIZE = { width: 390, height: 844 }
const INSETS = { top: 150, right: 0, bottom: 260, left: 0 }
const FREE = freeArea(SIZE, INSETS)

const part = (x: number, y: number, squares: number): Rect => ({
  left: x * UNIT,
  top: y * UNIT,
  right: (x + squares) * UNIT,
  bottom: (y + squares) * UNIT,
})
const seen = (x: number, squares = 30): Subject => ({
  mall: part(0, 0, squares),
  heroes: new Map([['elf', grown(part(x, 10, 1), UNIT / 2)]]),
  focus: null,
  besides: null,
})

/** As much of an element as the camera needs. */
class World extends EventTarget {
  readonly #names = new Set<string>()
  classList = {
    add: (...names: string[]) => names.forEach((name) => this.#names.add(name)),
    remove: (...names: string[]) => names.forEach((name) => this.#names.delete(name)),
    contains: (name: string) => this.#names.has(name),
    toggle: (name: string, on: boolean) => (on ? this.#names.add(name) : this.#names.delete(name)),
  }
  style = { transform: '', setProperty: () => {} }
}

describe('the lookout', () => {
  let camera: Camera
  const pass = (ms: number) => vi.advanceTimersByTime(ms)
  const hasElf = (subject: Subject) => inSight(camera.viewport, subject.heroes.get('elf')!, FREE)

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
    vi.stubGlobal('requestAnimationFrame', () => 1)
    vi.stubGlobal('cancelAnimationFrame', () => {})
    camera = new Camera(new World() as unknown as HTMLElement)
    camera.calm = true
    camera.resize(SIZE, INSETS)
    camera.open(seen(10))
  })
  afterEach(() => {
    camera.destroy()
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })

  it('keeps up with a hero that walks out of sight', () => {
    camera.watch(seen(25))
    expect(camera.viewport).toEqual(framed(seen(25), FREE))
  })

  it('does so after taps too: these are no looking around', () => {
    camera.grab()
    camera.release()
    camera.watch(seen(25))
    pass(1000)
    expect(camera.viewport).toEqual(framed(seen(25), FREE))
  })

  it('shows the whole of a mall that grew while a finger was on it', () => {
    camera.open(seen(2, 4))
    camera.grab()
    camera.watch(seen(2, 12))
    expect(camera.viewport).toEqual(framed(seen(2, 4), FREE))
    camera.release()
    pass(1000)
    expect(camera.viewport).toEqual(fitted(part(0, 0, 12), FREE))
  })

  it('moves nothing away under a finger, nor between its lifting and its tap', () => {
    const before = camera.viewport
    camera.grab()
    camera.watch(seen(25))
    camera.release()
    pass(100)
    expect(camera.viewport).toBe(before)
  })

  it('respects what the user chose while the hero is in sight', () => {
    camera.zoom(1.5, null, false)
    const chosen = camera.viewport
    pass(60_000)
    camera.watch(seen(11))
    expect(camera.viewport).toBe(chosen)
  })

  it('leaves alone who panned away from heroes that stand still', () => {
    camera.pan(-4000, 0)
    const chosen = camera.viewport
    pass(60_000)
    camera.watch(seen(10))
    expect(hasElf(seen(10))).toBe(false)
    expect(camera.viewport).toBe(chosen)
  })

  it('comes back for a hero that goes out of sight, once the user has looked', () => {
    camera.zoom(1.5, null, false)
    const chosen = camera.viewport
    camera.watch(seen(25))
    expect(camera.viewport).toBe(chosen)
    pass(4100)
    expect(camera.viewport).toEqual(framed(seen(25), FREE))
  })

  it('fits the whole mall when asked, and keeps it, however small, until a hero leaves it', () => {
    camera.fit()
    expect(camera.viewport).toEqual(fitted(part(0, 0, 30), FREE))
    camera.watch(seen(25))
    expect(camera.viewport).toEqual(fitted(part(0, 0, 30), FREE))
    camera.watch(seen(40, 44))
    expect(hasElf(seen(40, 44))).toBe(true)
  })

  it('is by itself again after a fit that can be read', () => {
    camera.open(seen(2, 4))
    camera.pan(150, 0)
    camera.fit()
    camera.watch(seen(2, 12))
    expect(camera.viewport).toEqual(fitted(part(0, 0, 12), FREE))
  })

  it('does not follow who does not want it', () => {
    const before = camera.viewport
    camera.follows = false
    camera.watch(seen(25))
    camera.glance(part(29, 29, 1))
    pass(10_000)
    expect(camera.viewport).toBe(before)
  })

  it('fits anew when panels change', () => {
    const insets = { ...INSETS, right: 150 }
    camera.open(seen(2, 4))
    camera.resize(SIZE, insets)
    expect(camera.viewport).toEqual(fitted(part(0, 0, 4), freeArea(SIZE, insets)))
  })
})
