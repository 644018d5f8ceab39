/** Derives and draws the offers: targets of the focused hero, places for tiles, the owner of each direction. */
import type { Square } from '../../protocol/messages'
import { cornerOf, sameSquare } from '../../state/squares'
import type { Overlay } from './overlay'
import { contains, type Point } from '../plane'
import type { BoardState, BoardWords } from '../props'
import type { BoardMap } from '../boardMap'
import { abilitiesOf, squareOf } from '../../state/view'
import { type Exploration, explorationsOf, type Target, targetsOf } from '../pointer/targets'

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
    const { focus, mySeat, seats, ghost } = state
    const { view } = state.game
    const from = focus && squareOf(view, focus)
    const next = view.hand ?? view.stack.top
    const around = view.deck === null ? from : null // alone, every way is mine sooner or later
    this.#overlay.targets(map.plane, focus, from, this.targets)
    this.#overlay.ghost(map.plane, ghost)
    this.#overlay.explorations(map, this.#explorations, this.#mayExplore, next, words.exploreHere)
    this.#overlay.owners(map.plane, around, seats, mySeat, words.owner)
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
