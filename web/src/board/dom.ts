/** Small helps for building elements without a framework. */
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

/** A picture that says nothing to screen readers: what it shows is told in words elsewhere. */
export function picture(className: string, src: string): HTMLImageElement {
  const image = make('img', className)
  image.alt = ''
  image.draggable = false
  image.decoding = 'async'
  image.src = src
  return image
}

export const translated = ({ x, y }: Point): string => `translate(${x}px, ${y}px)`

/** For what moves about. */
export const place = (element: HTMLElement, at: Point): void => {
  element.style.transform = translated(at)
}

/** For what lies still: without a transform of its own it is painted together with all that lies beside it. */
export const lay = (element: HTMLElement, { x, y }: Point): void => {
  element.style.left = `${x}px`
  element.style.top = `${y}px`
}

/** Elements under keys: those of new keys are made, those of missing ones taken away. */
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
