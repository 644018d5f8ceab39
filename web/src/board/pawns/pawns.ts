/** The four pawns: real buttons, moved by animations that need no script while they run. */
import { HEROES, type Hero, type View } from '../../protocol/messages'
import { heroPicture } from '../art'
import { make, picture, place } from '../dom'
import { hop, Journey, leave, lightUp, type Motion, shake } from './motions'
import type { Plane, Point } from '../plane'
import { squareOf } from '../../state/view'

/** A pawn is drawn 64 by 88 with its feet at (32, 77), and stands a little below the middle of its square. */
const SIZE = 0.86
const FEET: Point = { x: 32 * SIZE, y: 77 * SIZE - 21 }

interface Pawn {
  button: HTMLButtonElement
  body: HTMLImageElement
  /** Where it belongs; `null` when it has left. */
  at: Point | null
  travelling: Journey | null
  hopping: Animation | null
}

export class Pawns {
  readonly element = make('div', 'pawns')
  readonly #pawns: ReadonlyMap<Hero, Pawn>
  readonly #manners = new Map<Hero, Motion>()
  readonly #exits = new Map<Hero, Point>()

  constructor() {
    this.#pawns = new Map(HEROES.map((hero) => [hero, this.#make(hero)]))
  }

  #make(hero: Hero): Pawn {
    const body = picture('body', heroPicture(hero))
    const button = make('button', 'pawn', make('span', 'ring'), make('span', 'glow'), body)
    button.type = 'button'
    button.dataset.hero = hero
    button.hidden = true
    this.element.append(button)
    return { button, body, at: null, travelling: null, hopping: null }
  }

  label(describe: (hero: Hero) => string): void {
    for (const [hero, { button }] of this.#pawns) button.ariaLabel = describe(hero)
  }

  focus(hero: Hero | null): void {
    for (const [each, { button }] of this.#pawns) {
      button.classList.toggle('focused', each === hero)
      button.ariaPressed = String(each === hero)
    }
  }

  /** Sets the motion that shows the next change of a hero's place. */
  expect(hero: Hero, motion: Motion): void {
    this.#manners.set(hero, motion)
  }

  /** Sets the exit that a hero leaves by. */
  expectExit(hero: Hero, at: Point): void {
    this.#exits.set(hero, stance(at))
  }

  refuse(hero: Hero): void {
    const pawn = this.#pawns.get(hero)
    if (pawn) shake(pawn.body)
  }

  show(view: View, plane: Plane, still: boolean): void {
    for (const { hero, on_item } of view.heroes) {
      const pawn = this.#pawns.get(hero)
      const square = squareOf(view, hero)
      if (!pawn) continue
      pawn.button.classList.toggle('on-item', on_item && view.phase === 'heist')
      const motion = this.#manners.get(hero) ?? { kind: 'soft' }
      if (square) this.#stand(pawn, stance(plane.middle(square)), square[2], still ? null : motion)
      else this.#leave(pawn, this.#exits.get(hero), still ? null : motion)
    }
    this.#manners.clear()
    this.#exits.clear()
  }

  #stand(pawn: Pawn, to: Point, row: number, motion: Motion | null): void {
    const from = pawn.at && seen(pawn, pawn.at)
    if (pawn.at && pawn.at.x === to.x && pawn.at.y === to.y) return
    pawn.travelling?.cancel()
    pawn.travelling = null
    pawn.at = to
    pawn.button.hidden = false
    pawn.button.style.zIndex = String(row + 1000)
    place(pawn.button, to)
    if (!from || !motion) return
    pawn.travelling = new Journey(pawn.button, from, to, motion)
    pawn.hopping?.cancel() // of two at once the browser could run neither by itself
    pawn.hopping = hop(pawn.body, motion)
  }

  #leave(pawn: Pawn, exit: Point | undefined, motion: Motion | null): void {
    if (!pawn.at) return
    const [from, to] = [seen(pawn, pawn.at), exit ?? pawn.at]
    pawn.travelling?.cancel()
    pawn.at = null
    const gone = (): void => {
      if (!pawn.at) pawn.button.hidden = true
    }
    if (!motion) return gone()
    place(pawn.button, to)
    pawn.travelling = new Journey(pawn.button, from, to, motion)
    pawn.travelling.then(() => {
      leave(pawn.button, to).onfinish = gone
    })
  }

  /** While it is dragged: a pawn shown elsewhere, or back where it belongs. */
  carry(hero: Hero, middle: Point | null): void {
    const pawn = this.#pawns.get(hero)
    if (!pawn?.at) return
    const from = seen(pawn, pawn.at)
    const to = middle ? stance(middle) : pawn.at
    pawn.travelling?.cancel()
    place(pawn.button, to)
    pawn.button.classList.toggle('carried', middle !== null)
    pawn.travelling = new Journey(pawn.button, from, to, { kind: 'glide', steps: 0, own: true })
  }

  /** A dragged pawn has been let go on a square: it stays there, because the deed is shown at once. */
  settle(hero: Hero, middle: Point): void {
    const pawn = this.#pawns.get(hero)
    if (!pawn) return
    pawn.at = stance(middle)
    pawn.button.classList.remove('carried')
  }

  /** The moment of the theft: all four light up. */
  celebrate(): void {
    for (const { button, body } of this.#pawns.values()) {
      const glow = button.querySelector<HTMLElement>('.glow')
      if (glow) lightUp(glow, 1800)
      body.animate([{ transform: 'none' }, { transform: 'translateY(-16px)' }, { transform: 'none' }], {
        duration: 420,
        iterations: 3,
        easing: 'ease-out',
      })
    }
  }
}

/** The corner of a pawn's picture whose feet are in the middle of a square. */
const stance = ({ x, y }: Point): Point => ({ x: x - FEET.x, y: y - FEET.y })

/** Where a pawn is painted now, even in motion. */
const seen = (pawn: Pawn, home: Point): Point => pawn.travelling?.at ?? home
