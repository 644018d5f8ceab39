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

/** Exits that are still waited at: not where a hero stands that is safe, nor that of one who has left by it. */
export function openExits({ mall }: BoardMap, { phase, heroes }: View, everybodys: boolean): Exit[] {
  if (phase !== 'escape') return []
  const exits = mall.tiles.flatMap((tile) =>
    tile.face.specials
      .filter(({ kind }) => kind === 'exit')
      .flatMap(({ hero, square }) => (hero ? [{ hero, square: squareOn(tile, square) }] : [])),
  )
  const out = heroes.filter(({ safe }) => safe)
  return exits.filter(
    ({ hero, square }) =>
      !out.some((one) => sameSquare(one.square, square) || (!everybodys && !one.square && one.hero === hero)),
  )
}

export class Beacons {
  readonly element = make('div', 'beacons')
  readonly #exits = new Keyed<Exit>(this.element, ({ hero }) => {
    const beacon = make('div', 'beacon', make('i', ''), make('i', 'late'))
    beacon.dataset.hero = hero
    return beacon
  })

  show(map: BoardMap, view: View, everybodys: boolean): void {
    const exits = openExits(map, view, everybodys)
    this.#exits.show(new Map(exits.map((exit) => [keyOf(exit.square), exit])), (beacon, { square }) =>
      lay(beacon, map.plane.middle(square)),
    )
  }
}
