/** Arrows at the edge of the free area to heroes that are out of sight; a tap brings them in. */
import { ownMarkup } from '../../trustedTypes'
import { HEROES, type Hero } from '../../protocol/messages'
import { badgePicture } from '../art'
import { make, picture, place } from '../dom'
import { contains, grown, type Point, type Rect } from '../plane'

/** From the edge to the middle of an arrow, in pixels. */
const FROM_EDGE = 30
/** So near to the free area, in pixels, a hero can still be seen. */
const NEARLY_IN = 10
const CHEVRON = '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M9 5l7 7l-7 7"/></svg>'

export class HeroArrows {
  readonly element = make('div', 'arrows')
  readonly #buttons: ReadonlyMap<Hero, HTMLButtonElement>

  constructor() {
    this.#buttons = new Map(HEROES.map((hero) => [hero, this.#make(hero)]))
  }

  #make(hero: Hero): HTMLButtonElement {
    const button = make('button', 'arrow', picture('badge', badgePicture(hero)))
    button.insertAdjacentHTML('beforeend', ownMarkup(CHEVRON))
    button.type = 'button'
    button.dataset.hero = hero
    button.hidden = true
    this.element.append(button)
    return button
  }

  label(name: (hero: Hero) => string): void {
    for (const [hero, button] of this.#buttons) button.title = button.ariaLabel = name(hero)
  }

  /** `spots`: where heroes would be on the screen; `free`: the part of it that panels leave free. */
  show(spots: ReadonlyMap<string, Point>, free: Rect): void {
    for (const [hero, button] of this.#buttons) {
      const spot = spots.get(hero)
      button.hidden = !spot || contains(grown(free, NEARLY_IN), spot)
      if (spot && !button.hidden) point(button, spot, free)
    }
  }
}

function point(button: HTMLElement, spot: Point, free: Rect): void {
  const middle = { x: (free.left + free.right) / 2, y: (free.top + free.bottom) / 2 }
  const inner = grown(free, -FROM_EDGE)
  const [x, y] = [spot.x - middle.x, spot.y - middle.y]
  const part = Math.min(shareOf(x, inner.right - middle.x), shareOf(y, inner.bottom - middle.y))
  place(button, { x: middle.x + x * part, y: middle.y + y * part })
  button.style.setProperty('--turn', `${Math.atan2(y, x)}rad`)
}

/** Of a way this long, the part that stays within half the free area. */
const shareOf = (way: number, half: number): number =>
  way === 0 ? Infinity : Math.max(0, half) / Math.abs(way)
