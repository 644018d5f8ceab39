/** Measures how many pixels of the board the panels cover at each edge, again whenever a size changes. */
import type { Insets } from '../../board/props'

type Edge = keyof Insets

const NOTHING: Insets = { top: 0, right: 0, bottom: 0, left: 0 }
/** Air between a panel and what matters on the map. */
const AIR = 12

export class PanelEdges {
  insets = $state.raw<Insets>(NOTHING)
  #table: HTMLElement | undefined
  #panels = new Map<HTMLElement, Edge>()
  /** Measures a frame later: what is measured moves panels, and an observer that resizes is an error to WebKit. */
  #watch = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(() => this.#measureSoon())

  /** For `use:`: the whole screen. */
  table = (element: HTMLElement) => {
    this.#table = element
    this.#watch?.observe(element)
    return { destroy: () => this.#watch?.disconnect() }
  }

  /** For `use:`: a panel at this edge. */
  panel = (element: HTMLElement, edge: Edge) => {
    this.#panels.set(element, edge)
    this.#watch?.observe(element)
    // On a phone a panel may have no box of its own: what comes into it pushes others, and resizes nothing.
    const filled = new MutationObserver(() => this.#measureSoon())
    filled.observe(element, { childList: true, subtree: true })
    return {
      destroy: () => {
        filled.disconnect()
        this.#panels.delete(element)
        this.#watch?.unobserve(element)
        this.#measure()
      },
    }
  }

  #measureSoon(): void {
    requestAnimationFrame(() => this.#measure())
  }

  #measure(): void {
    const whole = this.#table?.getBoundingClientRect()
    if (!whole) return
    const found = { ...NOTHING }
    for (const [element, edge] of this.#panels) {
      const box = element.getBoundingClientRect()
      if (box.width === 0 || box.height === 0) continue
      const now = this.#edgeNow(element, edge)
      if (now) found[now] = Math.max(found[now], covered(whole, box, now) + AIR)
    }
    if (Object.keys(found).some((edge) => found[edge as Edge] !== this.insets[edge as Edge]))
      this.insets = found
  }

  /** A panel may lie at another edge on a small screen; its style says so. */
  #edgeNow(element: HTMLElement, edge: Edge): Edge | null {
    const told = getComputedStyle(element).getPropertyValue('--edge').trim()
    return told === 'none' ? null : ((told || edge) as Edge)
  }
}

function covered(whole: DOMRect, box: DOMRect, edge: Edge): number {
  switch (edge) {
    case 'top':
      return box.bottom - whole.top
    case 'bottom':
      return whole.bottom - box.top
    case 'left':
      return box.right - whole.left
    case 'right':
      return whole.right - box.left
  }
}
