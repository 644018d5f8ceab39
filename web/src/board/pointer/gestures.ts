/** Turns fingers, mouse and wheel into taps, drags, pans and pinches. */
import type { Point } from '../plane'

/** What moves less than this is a tap. */
const SLACK = 7
const LONG_PRESS_MS = 550
const DOUBLE_TAP_MS = 300
const DOUBLE_TAP_REACH = 30
/** How far a pan runs on when it is let go, in milliseconds of its speed. */
const RUN_ON_MS = 140
/** Some wheels count lines instead of pixels. */
const BY_LINES = 1
const LINE = 16

export interface Meaning {
  /** Something is touched. */
  touch: () => void
  /** Nothing is touched any more. */
  release: () => void
  /** Something may be carried from here: then the finger does not pan. */
  lift: (at: Point, target: Element) => boolean
  carry: (at: Point) => void
  /** `null`: it was broken off. */
  drop: (at: Point | null) => void
  pan: (x: number, y: number, gently: boolean) => void
  pinch: (by: number, at: Point) => void
  /** Returns whether anything was hit. A key has no point, only the focused element. */
  tap: (at: Point | null, target: Element) => boolean
  /** Two taps on nothing. */
  doubleTap: (at: Point) => void
  longPress: (at: Point, target: Element) => void
}

interface Finger {
  start: Point
  at: Point
  time: number
}

type Doing = 'nothing' | 'waiting' | 'panning' | 'carrying' | 'pinching'

export class Gestures {
  readonly #root: HTMLElement
  readonly #means: Meaning
  readonly #fingers = new Map<number, Finger>()
  #doing: Doing = 'nothing'
  #target: Element | null = null
  #pressing: ReturnType<typeof setTimeout> | undefined
  #speed: Point = { x: 0, y: 0 }
  /** The last tap that hit nothing: only such ones make a double tap. */
  #lastMiss = { time: -Infinity, at: { x: 0, y: 0 } }
  /** The click that ends a drag is none. */
  #swallow = false

  constructor(root: HTMLElement, means: Meaning) {
    this.#root = root
    this.#means = means
    root.addEventListener('pointerdown', (event) => this.#down(event))
    root.addEventListener('pointermove', (event) => this.#move(event))
    root.addEventListener('pointerup', (event) => this.#up(event, true))
    root.addEventListener('pointercancel', (event) => this.#up(event, false))
    root.addEventListener('click', (event) => this.#click(event))
    root.addEventListener('wheel', (event) => this.#wheel(event), { passive: false })
    root.addEventListener('contextmenu', (event) => this.#menu(event))
  }

  /** Breaks off a drag. Returns whether there was one. */
  cancel(): boolean {
    if (this.#doing !== 'carrying') return false
    this.#doing = 'nothing'
    this.#means.drop(null)
    return true
  }

  /** Nothing is reported any more of what was begun. */
  destroy(): void {
    clearTimeout(this.#pressing)
    this.#doing = 'nothing'
    this.#fingers.clear()
  }

  #point(event: MouseEvent): Point {
    const { left, top } = this.#root.getBoundingClientRect()
    return { x: event.clientX - left, y: event.clientY - top }
  }

  #down(event: PointerEvent): void {
    if (event.button !== 0) return
    const at = this.#point(event)
    this.#fingers.set(event.pointerId, { start: at, at, time: event.timeStamp })
    this.#means.touch()
    this.#swallow = false
    clearTimeout(this.#pressing)
    if (this.#fingers.size === 1) this.#wait(event.target as Element, at, event.pointerType)
    else if (this.#fingers.size === 2) this.#beginPinch()
  }

  #wait(target: Element, at: Point, by: string): void {
    this.#doing = 'waiting'
    this.#target = target
    if (by === 'mouse') return // it has a second button
    this.#pressing = setTimeout(() => {
      if (this.#doing !== 'waiting') return
      this.#doing = 'nothing'
      this.#swallow = true
      this.#means.longPress(at, target)
    }, LONG_PRESS_MS)
  }

  #beginPinch(): void {
    if (this.#doing === 'carrying') this.#means.drop(null)
    this.#doing = 'pinching'
    this.#swallow = true
    this.#capture()
  }

  #capture(): void {
    for (const id of this.#fingers.keys()) this.#root.setPointerCapture(id)
  }

  #move(event: PointerEvent): void {
    const finger = this.#fingers.get(event.pointerId)
    if (!finger) return
    if (event.pointerType === 'mouse' && event.buttons === 0) return this.#up(event, false) // let go elsewhere
    const at = this.#point(event)
    if (this.#doing === 'waiting' && distance(finger.start, at) > SLACK) this.#begin(finger.start)
    const before = finger.at
    if (this.#doing === 'panning') this.#pan(finger, at, event.timeStamp)
    else if (this.#doing === 'carrying') this.#means.carry(at)
    else if (this.#doing === 'pinching') this.#pinch(event.pointerId, before, at)
    if (this.#doing !== 'waiting') Object.assign(finger, { at, time: event.timeStamp })
  }

  #begin(from: Point): void {
    clearTimeout(this.#pressing)
    this.#swallow = true
    this.#speed = { x: 0, y: 0 }
    this.#doing = this.#target && this.#means.lift(from, this.#target) ? 'carrying' : 'panning'
    this.#capture()
  }

  #pan(finger: Finger, at: Point, now: number): void {
    const [x, y] = [at.x - finger.at.x, at.y - finger.at.y]
    const time = Math.max(1, now - finger.time)
    this.#speed = { x: mixed(this.#speed.x, x / time), y: mixed(this.#speed.y, y / time) }
    this.#means.pan(x, y, false)
  }

  #pinch(id: number, before: Point, at: Point): void {
    const other = [...this.#fingers].find(([each]) => each !== id)?.[1].at
    if (!other) return
    const middle = { x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 }
    this.#means.pan((at.x - before.x) / 2, (at.y - before.y) / 2, false)
    this.#means.pinch(Math.max(1, distance(at, other)) / Math.max(1, distance(before, other)), middle)
  }

  #up(event: PointerEvent, meant: boolean): void {
    const finger = this.#fingers.get(event.pointerId)
    if (!finger) return
    this.#fingers.delete(event.pointerId)
    clearTimeout(this.#pressing)
    const doing = this.#doing
    this.#doing = this.#fingers.size === 1 && doing === 'pinching' ? 'panning' : 'nothing'
    if (doing === 'carrying') this.#means.drop(meant ? this.#point(event) : null)
    if (doing === 'panning' && meant && this.#fingers.size === 0) this.#runOn(event.timeStamp - finger.time)
    if (this.#fingers.size === 0) this.#means.release()
  }

  #runOn(rest: number): void {
    const { x, y } = this.#speed
    if (rest < 50 && Math.hypot(x, y) > 0.3) this.#means.pan(x * RUN_ON_MS, y * RUN_ON_MS, true)
  }

  #click(event: MouseEvent): void {
    if (this.#swallow && event.detail > 0) {
      this.#swallow = false
      return
    }
    const target = event.target as Element
    if (event.detail === 0) {
      this.#means.tap(null, target)
      return
    }
    const at = this.#point(event)
    const { time, at: before } = this.#lastMiss
    const again = event.timeStamp - time < DOUBLE_TAP_MS && distance(at, before) < DOUBLE_TAP_REACH
    const hit = this.#means.tap(at, target)
    this.#lastMiss = { time: hit || again ? -Infinity : event.timeStamp, at }
    if (again && !hit) this.#means.doubleTap(at)
  }

  #wheel(event: WheelEvent): void {
    event.preventDefault()
    const lines = event.deltaMode === BY_LINES ? LINE : 1
    const pace = event.ctrlKey ? 0.01 : 0.0016
    this.#means.touch()
    this.#means.pinch(Math.exp(-event.deltaY * lines * pace), this.#point(event))
    if (this.#fingers.size === 0) this.#means.release()
  }

  /** A right click, or the menu key on a pawn. Long presses of fingers have their own timer. */
  #menu(event: MouseEvent): void {
    event.preventDefault()
    if (this.#fingers.size === 0) this.#means.longPress(this.#point(event), event.target as Element)
  }
}

const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y)
const mixed = (old: number, fresh: number): number => 0.6 * old + 0.4 * fresh
