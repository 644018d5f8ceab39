/** The camera on its element: moves the world by one transform, glides, and stays out of the user's way. */
import {
  between,
  centred,
  fitted,
  freeArea,
  held,
  including,
  type Look,
  onPlane,
  panned,
  type Size,
  zoomed,
} from './camera'
import { grown, type Point, type Rect, UNIT } from './plane'
import type { Insets } from './props'

/** After the user moved the view it is left alone for so long. */
const HANDS_OFF_MS = 4000
/** The world is painted anew, sharp, when it has stood still for so long. */
const SETTLE_MS = 180
/** Where the whole mall would be smaller than this, the view by itself stays closer, and with the heroes. */
const TOO_SMALL = 0.38
const READABLE = 0.55
const EMPTY: Rect = { left: 0, top: 0, right: 4 * UNIT, bottom: 4 * UNIT }

export class Lookout {
  look: Look = { x: 0, y: 0, scale: 1 }
  readonly #world: HTMLElement
  #size: Size = { width: 0, height: 0 }
  #insets: Insets = { top: 0, right: 0, bottom: 0, left: 0 }
  #bounds = EMPTY
  /** What must be in sight where the whole mall would be too small to read. */
  #heart = EMPTY
  /** Whether the view keeps itself as the mall grows. */
  #fitting = true
  #touchedAt = -Infinity
  #frame = 0
  #settling: ReturnType<typeof setTimeout> | undefined
  calm = false

  constructor(world: HTMLElement) {
    this.#world = world
    world.addEventListener('transitionend', (event) => {
      if (event.target === world) this.#settle()
    })
  }

  get #free(): Rect {
    return freeArea(this.#size, this.#insets)
  }

  resize(size: Size, insets: Insets): void {
    const before = [this.#size, this.#insets]
    if (JSON.stringify(before) === JSON.stringify([size, insets])) return
    const first = this.#size.width === 0
    this.#size = size
    this.#insets = insets
    if (this.#fitting) this.#go(this.#usual(), !first)
    else this.#go(held(this.look, this.#bounds, this.#free), false)
  }

  /** The mall has grown or shrunk; `heart` is around the heroes. */
  bound(bounds: Rect, heart: Rect): void {
    this.#heart = heart
    if (JSON.stringify(bounds) === JSON.stringify(this.#bounds)) return
    this.#bounds = bounds
    if (this.#fitting && !this.#busy) this.#go(this.#usual(), true)
  }

  /** As a game is first seen. */
  open(): void {
    this.#fitting = true
    if (this.#size.width > 0) this.#go(this.#usual(), false)
  }

  /** The whole mall, however small. */
  fit(): void {
    this.#fitting = true
    this.#go(fitted(this.#bounds, this.#free), true)
  }

  #usual(): Look {
    const [whole, free] = [fitted(this.#bounds, this.#free), this.#free]
    if (whole.scale >= TOO_SMALL) return whole
    const heart = grown(this.#heart, UNIT)
    return held(including(centred(this.#bounds, free, READABLE), heart, free), this.#bounds, free)
  }

  zoom(by: number, at: Point | null, gently: boolean): void {
    this.#touched()
    const free = this.#free
    const middle = { x: (free.left + free.right) / 2, y: (free.top + free.bottom) / 2 }
    this.#go(held(zoomed(this.look, by, at ?? middle), this.#bounds, free), gently)
  }

  pan(x: number, y: number, gently = false): void {
    this.#touched()
    this.#go(held(panned(this.look, x, y), this.#bounds, this.#free), gently)
  }

  /** Brings a part of the plane into sight, unless the user is just looking around. */
  follow(part: Rect): void {
    if (!this.#busy) this.reveal(part)
  }

  /** Brings it into sight because the user asked for it. */
  reveal(part: Rect): void {
    const next = including(this.look, grown(part, UNIT / 2), this.#free)
    if (next !== this.look) this.#go(next, true)
  }

  /** A finger is on the board: whatever glides stops where it is. */
  grab(): void {
    this.#touchedAt = performance.now()
    if (!this.#world.classList.contains('gliding')) return
    const { a, e, f } = new DOMMatrix(getComputedStyle(this.#world).transform)
    this.#go({ scale: between(0.01, a, 100), x: e, y: f }, false)
  }

  toPlane(point: Point): Point {
    return onPlane(this.look, point)
  }

  /** Whether the view can be closer, or is so close that the whole is wanted. */
  get isClose(): boolean {
    return this.look.scale > 1.3
  }

  get #busy(): boolean {
    return performance.now() - this.#touchedAt < HANDS_OFF_MS
  }

  #touched(): void {
    this.#fitting = false
    this.#touchedAt = performance.now()
  }

  #go(look: Look, gently: boolean): void {
    this.look = look
    this.#world.classList.toggle('gliding', gently && !this.calm)
    this.#world.classList.add('moving')
    if (!this.#frame) this.#frame = requestAnimationFrame(() => this.#apply())
    clearTimeout(this.#settling)
    this.#settling = setTimeout(() => this.#settle(), gently ? 700 : SETTLE_MS)
  }

  #apply(): void {
    this.#frame = 0
    const { x, y, scale } = this.look
    this.#world.style.transform = `translate3d(${x}px, ${y}px, 0) scale(${scale})`
  }

  /** Small things learn the scale only now: it would cost a new style for each of them in every frame. */
  #settle(): void {
    clearTimeout(this.#settling)
    this.#world.classList.remove('moving', 'gliding')
    this.#world.style.setProperty('--scale', String(this.look.scale))
  }
}
