/** Effects that are loaded when something first happens; the board waits for nothing. */
import type { SessionEvent } from '../../session/api'
import type { BoardMap } from '../boardMap'
import type { BoardState } from '../props'
import type { Effects } from './effects'

export class LazyEffects {
  readonly #floor: HTMLElement
  readonly #air: HTMLElement
  #effects: Effects | null = null
  #coming: Promise<Effects> | null = null

  constructor(floor: HTMLElement, air: HTMLElement) {
    this.#floor = floor
    this.#air = air
  }

  show(map: BoardMap, state: BoardState): void {
    if (this.#effects || state.game.view.phase === 'escape') this.#use((effects) => effects.show(map, state))
  }

  happen(map: BoardMap, state: BoardState, told: SessionEvent): void {
    this.#use((effects) => effects.happen(map, state, told))
  }

  #use(use: (effects: Effects) => void): void {
    if (this.#effects) return use(this.#effects)
    this.#coming ??= this.#load()
    this.#coming.then(use, () => (this.#coming = null)) // asked for again when something happens
  }

  async #load(): Promise<Effects> {
    const { Effects } = await import('./effects')
    this.#effects = new Effects()
    this.#floor.append(this.#effects.floor)
    this.#air.append(this.#effects.air)
    return this.#effects
  }
}
