/** Moves the world by one CSS transform: follows the game gently, and leaves the user's own view alone. */
import {
  between,
  fitted,
  freeArea,
  held,
  including,
  inSight,
  type Viewport,
  onPlane,
  onScreen,
  panned,
  type Size,
  zoomed,
} from './viewport'
import { astray, followed, framed, isReadable, type Subject } from './framing'
import { type Point, type Rect, union, UNIT } from '../plane'
import type { Insets } from '../props'

/** How long the camera leaves the view alone after the user moved it. */
const HANDS_OFF_MS = 4000
/** How long the view holds still after a touch: it may have been a tap, whose target must not move away. */
const AFTER_TOUCH_MS = 350
/** How long the view must stand still after a change of scale before the world is painted sharp again. */
const SETTLE_MS = 250
/** From this scale on a place to explore has room for words. */
const WORDS_FROM = 0.42
/** The view is close from this multiple of the camera's own scale on. */
const CLOSE = 1.3
const NOTHING: Subject = {
  mall: { left: 0, top: 0, right: 4 * UNIT, bottom: 4 * UNIT },
  heroes: new Map(),
  focus: null,
  besides: null,
}

export class Camera {
  viewport: Viewport = { x: 0, y: 0, scale: 1 }
  calm = false
  /** Whether the view keeps up with heroes and new tiles. */
  follows = true
  /** The view is about to be painted elsewhere. */
  onMove: () => void = () => {}
  onSettle: (scale: number) => void = () => {}
  readonly #world: HTMLElement
  #size: Size = { width: 0, height: 0 }
  #insets: Insets = { top: 0, right: 0, bottom: 0, left: 0 }
  #subject = NOTHING
  /** Whether the user chose what is seen. */
  #byHand = false
  /** Whether a finger is on the board. */
  #grabbed = false
  #quietUntil = -Infinity
  readonly #lost = new Set<string>()
  /** The scale that the world was painted for. */
  #sharpAt = 0
  #frame = 0
  #settling: ReturnType<typeof setTimeout> | undefined
  #waiting: ReturnType<typeof setTimeout> | undefined

  constructor(world: HTMLElement) {
    this.#world = world
    world.addEventListener('transitionend', (event) => {
      if (event.target === world) this.#settle()
    })
  }

  destroy(): void {
    clearTimeout(this.#waiting)
    clearTimeout(this.#settling)
    cancelAnimationFrame(this.#frame)
  }

  /** The part of the screen that panels leave free. */
  get free(): Rect {
    return freeArea(this.#size, this.#insets)
  }

  resize(size: Size, insets: Insets): void {
    const before = [this.#size, this.#insets]
    if (JSON.stringify(before) === JSON.stringify([size, insets])) return
    const first = this.#size.width === 0
    this.#size = size
    this.#insets = insets
    if (this.#byHand) this.#go(held(this.viewport, this.#subject.mall, this.free), false)
    else this.#go(framed(this.#subject, this.free), !first)
  }

  /** There is something else to see. */
  watch(subject: Subject): void {
    for (const hero of astray(this.#subject, subject, this.viewport, this.free)) this.#lost.add(hero)
    this.#subject = subject
    this.#keepUp()
  }

  /** As a game is first seen. */
  open(subject: Subject): void {
    this.#subject = subject
    this.#byHand = false
    if (this.#size.width > 0) this.#go(framed(subject, this.free), false)
  }

  /** The whole mall, however small; where it can be read the view keeps to it. */
  fit(): void {
    const whole = fitted(this.#subject.mall, this.free)
    this.#byHand = !isReadable(whole)
    this.#quietUntil = -Infinity
    this.#go(whole, true)
  }

  zoom(by: number, at: Point | null, gently: boolean): void {
    this.#touched()
    const free = this.free
    const middle = { x: (free.left + free.right) / 2, y: (free.top + free.bottom) / 2 }
    this.#go(held(zoomed(this.viewport, by, at ?? middle), this.#subject.mall, free), gently)
  }

  pan(x: number, y: number, gently = false): void {
    this.#touched()
    this.#go(held(panned(this.viewport, x, y), this.#subject.mall, this.free), gently)
  }

  /** Brings a part of the plane into sight, unless the user is just looking around. */
  glance(part: Rect): void {
    if (this.follows && performance.now() >= this.#quietUntil) this.reveal(part)
  }

  /** Brings all that matters now into sight because the user asked for it. */
  revealSubject(): void {
    const { heroes, besides } = this.#subject
    const parts = [...heroes.values(), ...(besides ? [besides] : [])]
    if (parts.length > 0) this.reveal(parts.reduce(union))
  }

  /** Brings it into sight because the user asked for it. */
  reveal(part: Rect): void {
    if (this.#grabbed) return
    const next = including(this.viewport, part, this.free)
    if (next !== this.viewport) this.#go(next, true)
  }

  /** A finger is on the board: whatever glides stops where it is, and stays until it is lifted. */
  grab(): void {
    this.#grabbed = true
    if (!this.#world.classList.contains('gliding')) return
    const { a, e, f } = new DOMMatrix(getComputedStyle(this.#world).transform)
    this.#go({ scale: between(0.01, a, 100), x: e, y: f }, false)
  }

  release(): void {
    this.#grabbed = false
    this.#quietUntil = Math.max(this.#quietUntil, performance.now() + AFTER_TOUCH_MS)
    this.#keepUp()
  }

  toPlane(point: Point): Point {
    return onPlane(this.viewport, point)
  }

  toScreen(point: Point): Point {
    return onScreen(this.viewport, point)
  }

  /** Whether the view is so close that the whole is wanted. */
  get isClose(): boolean {
    return this.viewport.scale > CLOSE * framed(this.#subject, this.free).scale
  }

  /** The user's viewport is left alone until a hero goes out of it; then, or without one, all is done to see well. */
  #keepUp(): void {
    clearTimeout(this.#waiting)
    if (!this.follows || this.#grabbed || this.#size.width === 0) return
    const rest = this.#quietUntil - performance.now()
    if (rest > 0) {
      this.#waiting = setTimeout(() => this.#keepUp(), rest)
      return
    }
    if (this.#leftAlone()) return
    this.#byHand = false
    const next = followed(this.viewport, this.#subject, this.free)
    if (next !== this.viewport) this.#go(next, true)
  }

  #leftAlone(): boolean {
    const lost = [...this.#lost].map((hero) => this.#subject.heroes.get(hero))
    this.#lost.clear()
    return this.#byHand && lost.every((rect) => !rect || inSight(this.viewport, rect, this.free))
  }

  #touched(): void {
    this.#byHand = true
    this.#quietUntil = performance.now() + HANDS_OFF_MS
  }

  #go(viewport: Viewport, gently: boolean): void {
    this.viewport = viewport
    this.#world.classList.toggle('gliding', gently && !this.calm)
    if (!this.#frame) this.#frame = requestAnimationFrame(() => this.#apply())
    if (viewport.scale === this.#sharpAt && !gently) return
    this.#world.classList.add('moving')
    clearTimeout(this.#settling)
    this.#settling = setTimeout(() => this.#settle(), gently ? 700 : SETTLE_MS)
  }

  #apply(): void {
    this.#frame = 0
    this.onMove()
    const { x, y, scale } = this.viewport
    this.#world.style.transform = `translate3d(${x}px, ${y}px, 0) scale(${scale})`
  }

  /** Small things learn the scale only now: it would cost a new style for each of them in every frame. */
  #settle(): void {
    clearTimeout(this.#settling)
    this.#sharpAt = this.viewport.scale
    this.#world.classList.remove('moving', 'gliding')
    this.#world.style.setProperty('--scale', String(this.viewport.scale))
    this.#world.classList.toggle('far', this.viewport.scale < WORDS_FROM)
    this.onSettle(this.viewport.scale)
  }
}
