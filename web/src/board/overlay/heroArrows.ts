/** Arrows at the edge of the free area to heroes that are out of sight; a tap brings them in. */
import { ownMarkup } from '../../trustedTypes'
import { HEROES, type Hero } from '../../protocol/messages'
import { badgePicture } from '../art'
import { make, picture, place } from '../dom'
import { contains, grown, type Point, type Rect } from '../plane'
import { edgeSpots } from './edgeSpots'

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
    const away = [...spots].filter(([, spot]) => !contains(grown(free, NEARLY_IN), spot))
    const places = edgeSpots(new Map(away), free)
    for (const [hero, button] of this.#buttons) {
      const spot = places.get(hero)
      button.hidden = !spot
      if (!spot) continue
      place(button, spot.at)
      button.style.setProperty('--turn', `${spot.turn}rad`)
    }
  }
}
