/** Helpers for building elements without a framework. */
import type { Point } from './plane'

export function make<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  className: string,
  ...children: Node[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag)
  element.className = className
  element.append(...children)
  return element
}

export const makeSvg = (): SVGSVGElement => document.createElementNS('http://www.w3.org/2000/svg', 'svg')

/** A picture hidden from screen readers: the same is said in words elsewhere. */
export function picture(className: string, src: string): HTMLImageElement {
  const image = make('img', className)
  image.alt = ''
  image.draggable = false
  image.decoding = 'async'
  image.src = src
  return image
}

export const translated = ({ x, y }: Point): string => `translate(${x}px, ${y}px)`

/** Positions something that moves. */
export const place = (element: HTMLElement, at: Point): void => {
  element.style.transform = translated(at)
}

/** Positions something that lies still: without a transform of its own it shares a layer with its neighbours. */
export const lay = (element: HTMLElement, { x, y }: Point): void => {
  element.style.left = `${x}px`
  element.style.top = `${y}px`
}

/** Keeps one element for each key: makes those of new keys, removes those of missing ones. */
export class Keyed<T> {
  readonly #elements = new Map<string, HTMLElement>()
  readonly #parent: HTMLElement
  readonly #make: (item: T) => HTMLElement
  readonly #leave: (element: HTMLElement) => void

  constructor(
    parent: HTMLElement,
    make: (item: T) => HTMLElement,
    leave = (element: HTMLElement) => element.remove(),
  ) {
    this.#parent = parent
    this.#make = make
    this.#leave = leave
  }

  show(
    items: ReadonlyMap<string, T>,
    update?: (element: HTMLElement, item: T, fresh: boolean) => void,
  ): void {
    for (const [key, element] of this.#elements) {
      if (items.has(key)) continue
      this.#elements.delete(key)
      this.#leave(element)
    }
    for (const [key, item] of items) {
      const known = this.#elements.get(key)
      const element = known ?? this.#make(item)
      if (!known) {
        this.#elements.set(key, element)
        this.#parent.append(element)
      }
      update?.(element, item, !known)
    }
  }
}
