/** Beacons: in the escape every exit that somebody can still use shines. */
import type { Hero, Square, View } from '../../protocol/messages'
import { squareOn } from '../../state/mall'
import { keyOf, sameSquare } from '../../state/squares'
import type { BoardMap } from '../boardMap'
import { Keyed, lay, make } from '../dom'

interface Exit {
  hero: Hero
  square: Square
}

/** Whose exit serves all four where there is but one (P1). */
const EVERYBODYS: Hero = 'mage'

/** Exits that are still waited at: not where a hero stands that is safe, nor that of one who has left by it. */
export function openExits(
  { mall }: Pick<BoardMap, 'mall'>,
  { phase, heroes }: View,
  oneExit: boolean,
): Exit[] {
  if (phase !== 'escape') return []
  const exits = mall.tiles.flatMap((tile) =>
    tile.face.specials
      .filter(({ kind }) => kind === 'exit')
      .flatMap(({ hero, square }) => (hero ? [{ hero, square: squareOn(tile, square) }] : [])),
  )
  if (oneExit) return exits.filter(({ hero }) => hero === EVERYBODYS)
  const out = heroes.filter(({ safe }) => safe)
  return exits.filter(
    ({ hero, square }) =>
      !out.some((one) => (one.square ? sameSquare(one.square, square) : one.hero === hero)),
  )
}

export class Beacons {
  readonly element = make('div', 'beacons')
  readonly #exits = new Keyed<Exit>(this.element, ({ hero }) => {
    const beacon = make('div', 'beacon', make('i', ''), make('i', 'late'))
    beacon.dataset.hero = hero
    return beacon
  })

  show(map: BoardMap, view: View, oneExit: boolean): void {
    const exits = openExits(map, view, oneExit)
    this.#exits.show(new Map(exits.map((exit) => [keyOf(exit.square), exit])), (beacon, { square }) =>
      lay(beacon, map.plane.middle(square)),
    )
  }
}
