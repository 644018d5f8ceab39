/** Tracks what the player has begun: a held slide, a choice among targets, a seat to be chosen. Commits deeds. */
import type { Ability, Deed, Direction, Hero, Square } from '../../../protocol/messages'
import type { Session } from '../../../session/api'
import { sameSquare, stepsFrom } from '../../../state/squares'
import { abilitiesOf } from '../../../state/view'
import { isDirection, moveDeed, targetDeed, type Cell } from '../matrix/matrix'

/** A finger rests this long before the ghost goes on; then it takes a square each `PACE_MS`. */
export const HOLD_MS = 330
export const PACE_MS = 150

export interface HeldSlide {
  cell: Cell & { from: Square; ability: Direction }
  /** Which of the cell's stops the ghost stands on. */
  index: number
}

export interface TargetChoice {
  cell: Cell
}

export type SeatQuestion = 'bell' | 'stare'

export class PlayerInput {
  /** The hero whose surroundings are shown. */
  focus = $state<Hero | null>(null)
  held = $state.raw<HeldSlide | null>(null)
  choosing = $state.raw<TargetChoice | null>(null)
  asking = $state<SeatQuestion | null>(null)

  #session: Session
  #cellNow: (hero: Hero, ability: Ability) => Cell
  #timer: ReturnType<typeof setTimeout> | undefined

  /** `cellNow` gives a button of the matrix as it is when asked for. */
  constructor(session: Session, cellNow: (hero: Hero, ability: Ability) => Cell) {
    this.#session = session
    this.#cellNow = cellNow
  }

  /** Where the ghost of a held slide stands. */
  get ghost(): { hero: Hero; square: Square } | null {
    const held = this.held
    if (!held) return null
    const { hero, from, ability } = held.cell
    return { hero, square: stepsFrom(from, ability, this.heldSteps) }
  }

  get heldSteps(): number {
    return this.held?.cell.stops[this.held.index] ?? 0
  }

  /** A button or key goes down. Where there is only one thing to do it is done at once: nobody waits for a release. */
  press(cell: Cell): void {
    this.cancel()
    this.focus = cell.hero
    if (!cell.possible || !cell.from) return
    if (isDirection(cell.ability) && cell.stops.length > 1) this.#hold(cell)
    else this.once(cell)
  }

  /** The key goes up: the whole slide is one move, so that what it passes over does not count (A5). */
  release(): void {
    const held = this.held
    const steps = this.heldSteps
    this.#letGo()
    if (held) this.#do(moveDeed(held.cell, steps))
  }

  /** One step, or the one possible thing; a choice where there are several. */
  once(cell: Cell): void {
    this.focus = cell.hero
    const [nearest] = cell.stops
    if (nearest !== undefined) this.#do(moveDeed(cell, nearest))
    else if (cell.targets.length > 1) this.choosing = { cell }
    else this.#do(targetDeed(cell, cell.targets[0] ?? null))
  }

  slide(cell: Cell, steps: number): void {
    this.focus = cell.hero
    this.#do(moveDeed(cell, steps))
  }

  /** One of the open choice. */
  choose(target: Square): void {
    const choice = this.choosing
    this.choosing = null
    if (choice) this.take(choice.cell, target)
  }

  /** A vortex or door by name. */
  take(cell: Cell, target: Square): void {
    this.focus = cell.hero
    this.#do(targetDeed(cell, target))
  }

  /** Take the ghost forward or back by hand: how a keyboard or a screen reader says how far. */
  reach(cell: Cell, by: 1 | -1): void {
    if (!isDirection(cell.ability) || !cell.from || cell.stops.length === 0) return
    const held = this.held
    const same = held && held.cell.hero === cell.hero && held.cell.ability === cell.ability
    const index = same ? held.index + by : 0
    clearTimeout(this.#timer)
    this.focus = cell.hero
    if (index < 0) this.held = null
    else
      this.held = {
        cell: { ...cell, from: cell.from, ability: cell.ability },
        index: Math.min(index, cell.stops.length - 1),
      }
  }

  /** Whether something was there to be cancelled. */
  cancel(): boolean {
    const busy = this.held !== null || this.choosing !== null || this.asking !== null
    this.#letGo()
    this.choosing = null
    this.asking = null
    return busy
  }

  ask(question: SeatQuestion): void {
    this.cancel()
    this.asking = question
  }

  answer(seat: number): void {
    const question = this.asking
    this.asking = null
    if (question) this.#do({ type: question, target: seat })
  }

  /** The game went on: a slide or choice that no longer holds is shortened or dropped. True if it was dropped. */
  keepUp(): boolean {
    const { game, me } = this.#session
    const cell = this.held?.cell ?? this.choosing?.cell
    if (!game || !cell) return false
    if (!abilitiesOf(game.view, me?.seat ?? null).includes(cell.ability)) return this.cancel() // passed on (P3)
    const fresh = this.#cellNow(cell.hero, cell.ability)
    if (!fresh.possible || !sameSquare(fresh.from, cell.from)) return this.cancel()
    if (this.choosing) this.choosing = { cell: fresh }
    if (this.held) {
      const index = Math.min(this.held.index, fresh.stops.length - 1)
      this.held = { cell: { ...this.held.cell, stops: fresh.stops }, index }
    }
    return false
  }

  #hold(cell: Cell): void {
    this.reach(cell, 1)
    this.#timer = setTimeout(() => this.#advance(), HOLD_MS)
  }

  #advance(): void {
    if (!this.held) return
    this.held = { ...this.held, index: Math.min(this.held.index + 1, this.held.cell.stops.length - 1) }
    this.#timer = setTimeout(() => this.#advance(), PACE_MS)
  }

  #letGo(): void {
    clearTimeout(this.#timer)
    this.held = null
  }

  #do(deed: Deed | null): void {
    if (deed) this.#session.act(deed)
  }
}
