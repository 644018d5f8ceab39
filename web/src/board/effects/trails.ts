/** Trails: the way a hero was taken, in the colour of the seat that did it, with its letter. They fade by themselves. */
import { ownMarkup } from '../../trustedTypes'
import type { Ability, Hero, Square } from '../../protocol/messages'
import { seatColour } from '../../ui/seats'
import { sameSquare } from '../../state/squares'
import { heroPicture } from '../art'
import { lay, make, picture } from '../dom'
import { type Plane, type Point, UNIT } from '../plane'
import type { BoardSeat } from '../props'

/** One use of an ability: from a square to another; an explored door has but one. */
export interface Way {
  hero: Hero
  ability: Ability
  from: Square
  to: Square
}

interface Shown {
  element: HTMLElement
  way: Way
  seat: number | undefined
}

const MOST = 3
const LASTS_MS = 2000
/** Standing still, for those who want that. */
const STILL_MS = 1200
const CHEVRONS = '<path d="M-7 9L5 0L-7 -9"/>'
const TURNS: Partial<Record<Ability, number>> = { north: 0, east: 90, south: 180, west: 270 }
const ARROW =
  '<path fill="currentColor" d="M12 2.5 20.5 11.5H15.5V21a.8.8 0 0 1-.8.8H9.3a.8.8 0 0 1-.8-.8V11.5H3.5Z"/>'
const SIGNS: Partial<Record<Ability, string>> = {
  vortex: '<path class="line" d="M12 12a2 2 0 1 1 2 2 5 5 0 1 1 3-7 8 8 0 1 1-8-3"/>',
  escalator: '<path class="line" d="M3 19h5L16 7h5"/>',
  explore: '<path class="line" d="M14 9a5 5 0 1 1-.1-.1M10.500 13.500 4 20"/>',
}

export class Trails {
  readonly element = make('div', 'trails')
  #shown: readonly Shown[] = []

  add(plane: Plane, way: Way, seat: BoardSeat | undefined, calm: boolean): void {
    const trail = make('div', 'trail')
    trail.style.setProperty('--seat', seatColour(seat?.seat ?? 0))
    trail.dataset.seat = String(seat?.seat ?? '')
    const [start, end] = [plane.middle(way.from), plane.middle(way.to)]
    if (way.ability !== 'explore') trail.append(band(start, end, way.ability), ghost(way.hero, start))
    trail.append(tag(way.ability, seat?.letter ?? '', start, end))
    this.element.append(trail)
    const shown = { element: trail, way, seat: seat?.seat }
    this.#shown = [...this.#shown, shown]
    for (const old of this.#shown.slice(0, -MOST)) this.#drop(old)
    this.#fade(shown, calm)
  }

  /** A way that a seat was shown to take was not to be. */
  takeBack(seat: number, way: Way): void {
    const meant = this.#shown.findLast((one) => one.seat === seat && isSame(one.way, way))
    if (meant) this.#drop(meant)
  }

  #fade(trail: Shown, calm: boolean): void {
    const frames = calm
      ? [{ opacity: 1 }, { opacity: 1 }]
      : [{ opacity: 1 }, { opacity: 1, offset: 0.3 }, { opacity: 0 }]
    const fading = trail.element.animate(frames, { duration: calm ? STILL_MS : LASTS_MS })
    fading.onfinish = () => this.#drop(trail)
  }

  /** One that made room for newer ones is dropped again when it would have faded. */
  #drop(trail: Shown): void {
    this.#shown = this.#shown.filter((one) => one !== trail)
    trail.element.remove()
  }
}

const isSame = (one: Way, other: Way): boolean =>
  one.hero === other.hero && one.ability === other.ability && sameSquare(one.from, other.from)

/** A band with chevrons along a slide or an escalator; a vortex has a thin dotted line. */
function band(start: Point, end: Point, ability: Ability): HTMLElement {
  const [x, y] = [end.x - start.x, end.y - start.y]
  const length = Math.hypot(x, y)
  const strip = make('div', ability === 'vortex' ? 'leap' : 'band')
  lay(strip, start)
  strip.style.width = `${length}px`
  strip.style.rotate = `${Math.atan2(y, x)}rad`
  if (ability === 'vortex') return strip
  const count = Math.max(1, Math.round(length / UNIT))
  const signs = Array.from({ length: count }, (_, index) => {
    const along = ((index + 0.5) * length) / count
    return `<g transform="translate(${along} 0)">${CHEVRONS}</g>`
  })
  strip.innerHTML = ownMarkup(`<svg>${signs.join('')}</svg>`)
  return strip
}

function ghost(hero: Hero, at: Point): HTMLElement {
  const image = picture('left', heroPicture(hero))
  lay(image, at)
  return image
}

/** The letter of the seat and the ability that it used, clear of the way; readable however far away the mall is. */
function tag(ability: Ability, letter: string, start: Point, end: Point): HTMLElement {
  const name = make('b', '')
  name.textContent = letter
  const sign = make('span', 'sign')
  sign.innerHTML = ownMarkup(`<svg viewBox="0 0 24 24">${SIGNS[ability] ?? ARROW}</svg>`)
  sign.style.rotate = `${TURNS[ability] ?? 0}deg`
  const plate = make('div', 'tag', name, sign)
  plate.classList.toggle('beside', start.x === end.x && start.y !== end.y)
  lay(plate, { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 })
  return plate
}
