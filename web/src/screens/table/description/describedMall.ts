/** The mall with what a description in words needs: names of squares, what lies on them, where doors lead. */
import { beyond, doorSquare, opposite, sameSquare } from '../../../state/squares'
import { Mall, squareOn, type LyingTile } from '../../../state/mall'
import type { SpecialKind, TileSetFacts } from '../../../state/tileFacts'
import {
  DIRECTIONS,
  type Direction,
  type Hero,
  type SeenHero,
  type Square,
  type View,
} from '../../../protocol/messages'

export interface Spot {
  square: Square
  kind: SpecialKind
  hero: Hero | null
  spent: boolean
}

export interface DoorFacts {
  side: Direction
  square: Square
  /** `null`: the entrance; otherwise whose exploration square it is. */
  hero: Hero | null
  /** The tile it leads to; `closed` where one lies beyond without a door; `null` where nothing lies yet. */
  beyond: number | 'closed' | null
}

export class DescribedMall extends Mall {
  readonly #view: View

  constructor(set: TileSetFacts, view: View) {
    super(set, view.tiles)
    this.#view = view
  }

  spotsOn(tile: LyingTile): Spot[] {
    return tile.face.specials.map(({ square, kind, hero }) => {
      const lies = squareOn(tile, square)
      return { square: lies, kind, hero, spent: this.#view.spent.some((spent) => sameSquare(spent, lies)) }
    })
  }

  spotAt(square: Square): Spot | null {
    const tile = this.under(square)
    return (tile && this.spotsOn(tile).find((spot) => sameSquare(spot.square, square))) ?? null
  }

  /** A square within its tile: a letter from west to east, a number from north to south. */
  cellName(square: Square): string {
    const tile = this.under(square)
    if (!tile) return ''
    const [, left, top] = tile.corner
    return `${'ABCD'[square[1] - left]}${square[2] - top + 1}`
  }

  doorsOn(tile: LyingTile): DoorFacts[] {
    return DIRECTIONS.flatMap((side) => {
      const owner = tile.doors.get(side)
      if (!owner) return []
      const hero = owner === 'entrance' ? null : owner
      return [{ side, square: doorSquare(tile.corner, side), hero, beyond: this.#beyond(tile, side) }]
    })
  }

  escalatorsOn(tile: LyingTile): [Square, Square][] {
    return tile.face.escalators.map(([one, other]) => [squareOn(tile, one), squareOn(tile, other)])
  }

  heroesOn(tile: LyingTile): (SeenHero & { square: Square })[] {
    return this.#view.heroes.filter(
      (one): one is SeenHero & { square: Square } => one.square !== null && this.under(one.square) === tile,
    )
  }

  #beyond(tile: LyingTile, side: Direction): DoorFacts['beyond'] {
    const neighbour = this.at(beyond(tile.seen.place, side))
    if (!neighbour) return null
    return neighbour.doors.has(opposite(side)) ? neighbour.seen.tile : 'closed'
  }
}
