/** Shows squares to choose from as large numbered targets: to be tapped, or reached by keys. */
import { ownMarkup } from '../../trustedTypes'
import type { Square } from '../../protocol/messages'
import { keyOf } from '../../state/squares'
import { signPicture } from '../art'
import { Keyed, lay, make, makeSvg, picture } from '../dom'
import { type Plane, type Point, UNIT } from '../plane'
import type { Choice } from '../props'
import { LENS } from './overlay'

/** A target grows up to this, in squares, and no further than to the next one. */
const LARGEST = 2
const ARROWS: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

interface Numbered {
  square: Square
  choice: Choice
  number: number
  /** To the middle of the next target, in units. */
  room: number
}

export class ChoiceTargets {
  readonly element = make('div', 'choices')
  readonly #ways = makeSvg()
  readonly #targets: Keyed<Numbered>
  #open = false
  #focusedBefore: Element | null = null

  constructor() {
    this.#ways.setAttribute('class', 'ways')
    this.#ways.setAttribute('aria-hidden', 'true')
    this.element.append(this.#ways)
    this.#targets = new Keyed(this.element, makeTarget)
    this.element.addEventListener('keydown', (event) => this.#step(event))
  }

  show(plane: Plane, from: Square | null, choice: Choice | null, name: (square: Square) => string): void {
    const targets = choice ? numbered(plane, choice) : []
    this.#targets.show(new Map(targets.map((one) => [keyOf(one.square), one])), (element, target) => {
      lay(element, plane.middle(target.square))
      element.style.setProperty('--room', `${target.room}px`)
      element.ariaLabel = `${target.number}: ${name(target.square)}`
      const number = element.querySelector('b')
      if (number) number.textContent = String(target.number)
    })
    this.#ways.innerHTML = ownMarkup(
      from ? targets.map(({ square }) => way(plane, from, square)).join('') : '',
    )
    if (choice) this.element.dataset.hero = choice.hero
    if ((choice !== null) !== this.#open) this.#toggle(choice !== null)
  }

  /** Focus comes to the first target, and goes back where it was. */
  #toggle(open: boolean): void {
    this.#open = open
    const back = this.#focusedBefore
    this.#focusedBefore = open ? document.activeElement : null
    const next = open ? this.element.querySelector('button') : back
    if (next instanceof HTMLElement && next.isConnected) next.focus({ preventScroll: true })
  }

  #step(event: KeyboardEvent): void {
    const by = ARROWS[event.key]
    if (!by) return
    event.preventDefault()
    event.stopPropagation()
    const buttons = [...this.element.querySelectorAll('button')]
    const now = buttons.indexOf(document.activeElement as HTMLButtonElement)
    buttons.at((now + by) % buttons.length)?.focus({ preventScroll: true })
  }
}

function makeTarget({ square, choice }: Numbered): HTMLElement {
  const number = make('b', '')
  const target = make('button', 'choice', number)
  target.type = 'button'
  target.dataset.square = square.join()
  if (choice.ability === 'vortex') target.prepend(picture('sign', signPicture(`vortex-${choice.hero}`)))
  else target.insertAdjacentHTML('afterbegin', ownMarkup(LENS))
  return target
}

function numbered(plane: Plane, choice: Choice): Numbered[] {
  const middles = choice.squares.map((square) => plane.middle(square))
  return choice.squares.map((square, index) => {
    const others = middles.filter((_, other) => other !== index)
    const gaps = others.map((other) => distance(plane.middle(square), other))
    return { square, choice, number: index + 1, room: Math.min(LARGEST * UNIT, ...gaps) }
  })
}

/** A dotted way, a little bent, so that those in one line can be told apart. */
function way(plane: Plane, from: Square, to: Square): string {
  const [start, end] = [plane.middle(from), plane.middle(to)]
  const bend = {
    x: (start.x + end.x) / 2 + (end.y - start.y) / 8,
    y: (start.y + end.y) / 2 - (end.x - start.x) / 8,
  }
  return `<path d="M${start.x} ${start.y}Q${bend.x} ${bend.y} ${end.x} ${end.y}"/>`
}

const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y)
