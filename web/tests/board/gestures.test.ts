/** Fingers and mouse: what is a tap, a pan, a drag, a pinch, a long press. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Gestures, type Meaning } from '../../src/board/pointer/gestures'

/** As much of an element as gestures need. */
class Pad extends EventTarget {
  captured: number[] = []
  getBoundingClientRect = () => ({ left: 10, top: 20 })
  setPointerCapture = (id: number) => this.captured.push(id)
  closest = () => null
}

interface Parts {
  x?: number
  y?: number
  id?: number
  time?: number
  by?: string
  button?: number
  buttons?: number
}

describe('on the board', () => {
  let pad: Pad
  let gestures: Gestures
  let told: unknown[][]
  let liftable: boolean
  /** Whether there is something under the taps. */
  let hits: boolean

  const fire = (
    type: string,
    { x = 0, y = 0, id = 1, time = 0, by = 'touch', button = 0, buttons = 1 }: Parts,
    extra = {},
  ) => {
    const event = new Event(type, { cancelable: true })
    const parts = {
      clientX: x + 10,
      clientY: y + 20,
      pointerId: id,
      pointerType: by,
      button,
      buttons,
      detail: 1,
      ...extra,
    }
    for (const [key, value] of Object.entries({ ...parts, timeStamp: time }))
      Object.defineProperty(event, key, { value })
    pad.dispatchEvent(event)
    return event
  }
  const kinds = () => told.map(([kind]) => kind).filter((kind) => kind !== 'touch' && kind !== 'release')
  const last = (kind: string) => told.filter(([each]) => each === kind).at(-1)

  beforeEach(() => {
    vi.useFakeTimers()
    pad = new Pad()
    told = []
    liftable = hits = false
    const tell =
      (kind: string) =>
      (...parts: unknown[]) => {
        told.push([kind, ...parts])
      }
    const means: Meaning = {
      touch: tell('touch'),
      release: tell('release'),
      lift: () => liftable,
      carry: tell('carry'),
      drop: tell('drop'),
      pan: tell('pan'),
      pinch: tell('pinch'),
      tap: (...parts) => {
        told.push(['tap', ...parts])
        return hits
      },
      doubleTap: tell('doubleTap'),
      longPress: tell('longPress'),
    }
    gestures = new Gestures(pad as unknown as HTMLElement, means)
  })
  afterEach(() => vi.useRealTimers())

  it('a touch that hardly moves is a tap', () => {
    fire('pointerdown', { x: 50, y: 60 })
    fire('pointermove', { x: 53, y: 62 })
    fire('pointerup', { x: 53, y: 62 })
    fire('click', { x: 53, y: 62 })
    expect(kinds()).toEqual(['tap'])
    expect(last('tap')?.[1]).toEqual({ x: 53, y: 62 })
  })

  it('a touch that moves pans, and the click after it is none', () => {
    fire('pointerdown', { x: 50, y: 60 })
    fire('pointermove', { x: 80, y: 60, time: 16 })
    fire('pointermove', { x: 90, y: 65, time: 300 })
    fire('pointerup', { x: 90, y: 65, time: 600 })
    fire('click', { x: 90, y: 65 })
    expect(kinds()).toEqual(['pan', 'pan'])
    expect(last('pan')).toEqual(['pan', 10, 5, false])
    expect(pad.captured).toEqual([1])
  })

  it('a quick pan runs on', () => {
    fire('pointerdown', { x: 0, y: 0 })
    for (let at = 1; at < 6; at++) fire('pointermove', { x: 20 * at, time: 10 * at })
    fire('pointerup', { x: 100, time: 55 })
    expect(last('pan')?.[3]).toBe(true)
  })

  it('what can be lifted is carried and dropped', () => {
    liftable = true
    fire('pointerdown', { x: 0, y: 0 })
    fire('pointermove', { x: 30, y: 0 })
    fire('pointerup', { x: 64, y: 0 })
    expect(kinds()).toEqual(['carry', 'drop'])
    expect(last('drop')?.[1]).toEqual({ x: 64, y: 0 })
  })

  it.each([
    ['the system takes the pointer', () => fire('pointercancel', { x: 30 })],
    ['a second finger comes', () => fire('pointerdown', { x: 90, id: 2 })],
  ])('what is carried goes back when %s', (_why, happens) => {
    liftable = true
    fire('pointerdown', { x: 0, y: 0 })
    fire('pointermove', { x: 30, y: 0 })
    happens()
    expect(last('drop')).toEqual(['drop', null])
  })

  it('a mouse that was let go elsewhere holds nothing when it comes back', () => {
    fire('pointerdown', { x: 50, by: 'mouse' })
    fire('pointermove', { x: 90, by: 'mouse', buttons: 0 })
    fire('pointermove', { x: 120, by: 'mouse', buttons: 0 })
    expect(kinds()).toEqual([])
    expect(told.at(-1)).toEqual(['release'])
    fire('pointerdown', { x: 10, by: 'mouse' })
    fire('pointermove', { x: 40, by: 'mouse' })
    expect(kinds()).toEqual(['pan'])
  })

  it('two fingers zoom between them', () => {
    fire('pointerdown', { x: 0, y: 0, id: 1 })
    fire('pointerdown', { x: 100, y: 0, id: 2 })
    fire('pointermove', { x: 200, y: 0, id: 2 })
    expect(last('pinch')).toEqual(['pinch', 2, { x: 100, y: 0 }])
    fire('pointerup', { x: 200, id: 2 })
    fire('pointerup', { x: 0, id: 1 })
    fire('click', {})
    expect(kinds()).not.toContain('tap')
  })

  it('a finger that rests presses long, once, and is no tap', () => {
    fire('pointerdown', { x: 40, y: 40 })
    vi.advanceTimersByTime(2000)
    fire('pointerup', { x: 40, y: 40 })
    fire('click', { x: 40, y: 40 })
    expect(kinds()).toEqual(['longPress'])
  })

  it('a press on a board that is gone meanwhile is none', () => {
    fire('pointerdown', { x: 50, y: 60 })
    gestures.destroy()
    vi.advanceTimersByTime(600)
    expect(kinds()).toEqual([])
  })

  it('a mouse has its second button for that', () => {
    fire('pointerdown', { x: 40, y: 40, by: 'mouse' })
    vi.advanceTimersByTime(2000)
    expect(kinds()).toEqual([])
    fire('pointerup', { by: 'mouse' })
    fire('pointerdown', { by: 'mouse', button: 2 })
    expect(fire('contextmenu', { x: 7, y: 8 }).defaultPrevented).toBe(true)
    expect(last('longPress')?.[1]).toEqual({ x: 7, y: 8 })
  })

  it('two taps on nothing are a double tap, a third begins anew', () => {
    fire('click', { x: 40, y: 40, time: 1000 })
    fire('click', { x: 44, y: 40, time: 1200 })
    fire('click', { x: 44, y: 40, time: 1300 })
    expect(kinds()).toEqual(['tap', 'tap', 'doubleTap', 'tap'])
  })

  it.each([
    ['far apart', { x: 140, y: 40, time: 1200 }],
    ['slow', { x: 40, y: 40, time: 1400 }],
  ])('two taps that are %s are none', (_how, second) => {
    fire('click', { x: 40, y: 40, time: 1000 })
    fire('click', second)
    expect(kinds()).toEqual(['tap', 'tap'])
  })

  it('a pawn and then its square, however quickly, are no double tap', () => {
    hits = true
    fire('click', { x: 40, y: 40, time: 1000 })
    fire('click', { x: 60, y: 40, time: 1100 })
    hits = false
    fire('click', { x: 60, y: 40, time: 1200 })
    expect(kinds()).toEqual(['tap', 'tap', 'tap'])
  })

  it('a tap on something after one on nothing is no double tap', () => {
    fire('click', { x: 40, y: 40, time: 1000 })
    hits = true
    fire('click', { x: 40, y: 40, time: 1100 })
    expect(kinds()).toEqual(['tap', 'tap'])
  })

  it('a click by a key has no point', () => {
    fire('click', { x: 40, y: 40 }, { detail: 0 })
    expect(last('tap')?.[1]).toBeNull()
  })

  it('the board is let go when the last finger is lifted', () => {
    const letGo = () => told.filter(([kind]) => kind === 'release').length
    fire('pointerdown', { id: 1 })
    fire('pointerdown', { x: 90, id: 2 })
    fire('pointerup', { id: 1 })
    expect(letGo()).toBe(0)
    fire('pointerup', { x: 90, id: 2 })
    expect(letGo()).toBe(1)
  })

  it('the wheel zooms at the pointer and never scrolls the page', () => {
    const event = fire('wheel', { x: 30, y: 40 }, { deltaY: -100, deltaMode: 0, ctrlKey: false })
    expect(event.defaultPrevented).toBe(true)
    expect(last('pinch')?.[1]).toBeGreaterThan(1)
    expect(last('pinch')?.[2]).toEqual({ x: 30, y: 40 })
  })
})
