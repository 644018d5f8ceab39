/** Drags a pawn: it snaps to its targets, and letting go on one does that deed. */
import type { Deed, Hero, Square } from '../../protocol/messages'
import { sameSquare } from '../../state/squares'
import type { Pawns } from './pawns'
import type { Point } from '../plane'
import type { BoardState } from '../props'
import type { BoardMap } from '../boardMap'
import { abilitiesOf, squareOf } from '../../state/view'
import { snapped, type Target, targetsOf } from '../pointer/targets'

interface Load {
  hero: Hero
  from: Square
  targets: readonly Target[]
  target: Target | null
}

export class PawnDrag {
  readonly #pawns: Pawns
  #load: Load | null = null

  constructor(pawns: Pawns) {
    this.#pawns = pawns
  }

  get busy(): boolean {
    return this.#load !== null
  }

  /** Picks the hero up if I may move it anywhere; returns whether. */
  lift(hero: Hero, { mall }: BoardMap, { game, mySeat }: BoardState): boolean {
    const { view, reach } = game
    const from = squareOf(view, hero)
    if (!from) return false
    const targets = targetsOf(view, reach, mall, hero, abilitiesOf(view, mySeat))
    if (targets.length === 0) return false
    this.#load = { hero, from, targets, target: null }
    return true
  }

  move({ plane }: BoardMap, at: Point): void {
    const load = this.#load
    if (!load) return
    const target = snapped(load.targets, plane, load.from, at)
    if (target === load.target) return
    load.target = target
    this.#pawns.carry(load.hero, target && plane.middle(target.square))
  }

  /** Returns the deed for letting go at a point; none if it was broken off (`null`) or the hero was moved meanwhile. */
  drop(map: BoardMap, { game }: BoardState, at: Point | null): Deed | null {
    if (at) this.move(map, at)
    const load = this.#load
    this.#load = null
    if (!load) return null
    const { hero, from, target } = load
    const meant = at && target && sameSquare(squareOf(game.view, hero), from)
    if (meant) this.#pawns.settle(hero, map.plane.middle(target.square))
    else this.#pawns.carry(hero, null)
    return meant ? target.deed : null
  }
}
