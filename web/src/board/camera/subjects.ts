/** Chooses what the camera should show now. */
import type { Place, SeenTile } from '../../protocol/messages'
import { cornerOf } from '../../state/squares'
import type { Subject } from './framing'
import type { Hints } from '../overlay/hints'
import { grown, type Rect, union, UNIT } from '../plane'
import type { BoardState, Choice } from '../props'
import type { BoardMap } from '../boardMap'

/** How long a tile counts as new. */
const NEW_MS = 5000
/** More places to explore than this are no news. */
const MANY = 2
/** Doors and exits are drawn beyond the edge of their tile. */
const DOORS_STICK_OUT = 18
/** Around a pawn's square: it is taller than that, and wants some air. */
const AIR = UNIT / 2

export class CameraSubjects {
  #known: readonly SeenTile[] = []
  #news: readonly SeenTile[] = []
  #newUntil = -Infinity

  /** `first`: all of it is news, and so none of it. */
  of(map: BoardMap, state: BoardState, { offered, targets }: Hints, first: boolean): Subject {
    if (map.tiles !== this.#known) this.#learn(map.tiles, first)
    const { plane } = map
    const ways = targets.filter(({ kind }) => kind === 'slide').map(({ square }) => plane.around(square, 1))
    const whole = ({ place }: { place: Place }): Rect => plane.around(cornerOf(place))
    const fresh = performance.now() < this.#newUntil ? this.#news : []
    if (state.choice) return choiceOf(map, state.choice, heroesOf(map, state))
    return {
      mall: (offered.length > MANY ? [] : offered)
        .map(whole)
        .reduce(union, grown(plane.bounds, DOORS_STICK_OUT)),
      heroes: heroesOf(map, state),
      focus: state.focus,
      besides: [...ways, ...fresh.map(whole)].reduce<Rect | null>(joined, null),
    }
  }

  #learn(tiles: readonly SeenTile[], first: boolean): void {
    const known = new Set(this.#known.map(({ tile }) => tile))
    const fresh = first ? [] : tiles.filter(({ tile }) => !known.has(tile))
    this.#known = tiles
    if (fresh.length === 0) return
    this.#news = fresh
    this.#newUntil = performance.now() + NEW_MS
  }
}

/** What somebody chooses among, and the hero it is for. */
function choiceOf({ plane }: BoardMap, { hero, squares }: Choice, heroes: Map<string, Rect>): Subject {
  const targets = squares.map((square) => grown(plane.around(square, 1), AIR))
  return {
    mall: plane.bounds,
    heroes: new Map([...heroes].filter(([one]) => one === hero)),
    focus: hero,
    besides: targets.reduce<Rect | null>(joined, null),
  }
}

const heroesOf = ({ plane }: BoardMap, { game }: BoardState): Map<string, Rect> =>
  new Map(
    game.view.heroes.flatMap(({ hero, square }) =>
      square ? [[hero, grown(plane.around(square, 1), AIR)] as const] : [],
    ),
  )

const joined = (one: Rect | null, other: Rect): Rect => (one ? union(one, other) : other)
