/** Derives and draws the offers: targets of the focused hero, places for tiles, the owner of each direction. */
import type { Square } from '../../protocol/messages'
import { cornerOf, sameSquare } from '../../state/squares'
import type { Overlay } from './overlay'
import { contains, grown, type Point } from '../plane'
import { pawnAt } from './badgePlaces'
import type { Surroundings } from './ownerBadges'
import type { BoardState, BoardWords } from '../props'
import type { BoardMap } from '../boardMap'
import { abilitiesOf, squareOf } from '../../state/view'
import { type Exploration, explorationsOf, type Target, targetsOf } from '../pointer/targets'

/** Of a square that one may go to, so much of its edge may be covered, in units. */
const LIT_EDGE = 10

/** Alone, every way is mine sooner or later; a first game asks for one thing at a time. */
const hasBadges = ({ game: { view }, torch }: BoardState): boolean => view.deck === null && !torch

export class Hints {
  readonly #overlay: Overlay
  /** What I may do with the focused hero. */
  targets: readonly Target[] = []
  /** Where any seat can place a tile. */
  #explorations: readonly Exploration[] = []
  #mayExplore = false

  constructor(overlay: Overlay) {
    this.#overlay = overlay
  }

  /** Where I may place a tile. */
  get offered(): readonly Exploration[] {
    return this.#mayExplore ? this.#explorations : []
  }

  read({ mall }: BoardMap, { game, focus, mySeat }: BoardState): void {
    const { view, reach } = game
    const mine = abilitiesOf(view, mySeat)
    this.targets = focus ? targetsOf(view, reach, mall, focus, mine) : []
    this.#explorations = explorationsOf(view, reach, mall)
    this.#mayExplore = mine.includes('explore')
  }

  draw(map: BoardMap, state: BoardState, words: BoardWords): void {
    const { focus, ghost } = state
    const { view } = state.game
    const from = focus && squareOf(view, focus)
    const next = view.hand ?? view.stack.top
    this.#overlay.targets(map.plane, focus, from, this.targets)
    this.#overlay.ghost(map.plane, ghost)
    this.#overlay.explorations(map, this.#explorations, this.#mayExplore, next, words.exploreHere)
    this.#overlay.owners.show(from && hasBadges(state) ? this.#around(map, state, from, words) : null)
  }

  /** Badges lie over no other hero, and over no square that the hero may go to. */
  #around({ plane }: BoardMap, state: BoardState, from: Square, words: BoardWords): Surroundings {
    const { focus, mySeat, seats, game } = state
    const others = game.view.heroes.filter(({ hero }) => hero !== focus)
    const pawns = others.flatMap(({ square }) => (square ? [pawnAt(plane.middle(square))] : []))
    const lit = this.targets.map(({ square }) => grown(plane.around(square, 1), -LIT_EDGE))
    return { middle: plane.middle(from), taken: [...pawns, ...lit], seats, mySeat, name: words.owner }
  }

  /** A door that I can explore, or the place beyond it: of several doors to one place the nearest is meant. */
  explorationAt({ plane }: BoardMap, square: Square, point: Point): Exploration | undefined {
    const door = this.offered.find((one) => sameSquare(one.door, square))
    if (door) return door
    const far = (one: Exploration): number => {
      const { x, y } = plane.middle(one.door)
      return Math.hypot(point.x - x, point.y - y)
    }
    return this.offered
      .filter(({ place }) => contains(plane.around(cornerOf(place)), point))
      .sort((one, other) => far(one) - far(other))[0]
  }
}
