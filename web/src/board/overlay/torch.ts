/** Lights a hero and the square it is asked to; in a first game there is one such thing at a time. */
import type { Hero, Square } from '../../protocol/messages'
import { lay, make } from '../dom'
import type { Plane } from '../plane'

export interface Torch {
  hero: Hero | null
  square: Square | null
}

export class TorchLight {
  readonly element = make('div', 'torches')
  readonly #hero = make('div', 'torch hero')
  readonly #square = make('div', 'torch square')

  constructor() {
    this.element.ariaHidden = 'true'
    this.element.append(this.#hero, this.#square)
    this.show(null, null, null)
  }

  /** `at`: where the hero stands. */
  show(plane: Plane | null, at: Square | null, to: Square | null): void {
    this.#place(this.#hero, plane, at)
    this.#place(this.#square, plane, to)
  }

  #place(light: HTMLElement, plane: Plane | null, square: Square | null): void {
    light.hidden = !plane || !square
    if (plane && square) lay(light, plane.middle(square))
  }
}
