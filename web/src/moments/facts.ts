/** Facts of the map that decide what kind of moment an event is. Pure. */
import type { SpecialKind, TileSetFaces } from '../protocol/api'
import { DIRECTIONS, type GameEvent, type RuleSwitch, type Square, type View } from '../protocol/messages'
import { Mall, squareOn } from '../state/mall'
import { beyond, doorSquare, opposite, sameSquare } from '../state/squares'

type TilePlaced = Extract<GameEvent, { type: 'tile_placed' }>

/** What is known when an event happens; tiles may still be unknown. */
export interface Known {
  readonly mySeat: number | null
  readonly tileSet: TileSetFaces | null
  readonly view: Pick<View, 'tiles' | 'spent' | 'sand'>
  readonly rules: readonly RuleSwitch[]
}

/** The kind of a special square; `null` where there is none. */
export function kindAt({ tileSet, view }: Known, square: Square): SpecialKind | null {
  const tile = tileSet ? new Mall(tileSet, view.tiles).under(square) : undefined
  return tile?.face.specials.find((one) => sameSquare(squareOn(tile, one.square), square))?.kind ?? null
}

export const isSpent = ({ view }: Known, square: Square): boolean =>
  view.spent.some((spent) => sameSquare(spent, square))

/** Doors that a newly placed tile turned into dead ends (G6), its own or those of its neighbours. */
export function deadEnds(
  { tileSet, view: { tiles } }: Known,
  { tile, place, quarters }: TilePlaced,
): Square[] {
  if (!tileSet) return []
  const lies = tiles.some((one) => one.tile === tile) // a replay tells of it before it shows it
  const mall = new Mall(tileSet, lies ? tiles : [...tiles, { tile, face: '', place, quarters }])
  const fresh = mall.at(place)
  if (!fresh) return []
  return DIRECTIONS.flatMap((side) => {
    const neighbour = mall.at(beyond(place, side))
    const back = opposite(side)
    if (!neighbour || fresh.doors.has(side) === neighbour.doors.has(back)) return []
    return [fresh.doors.has(side) ? doorSquare(fresh.corner, side) : doorSquare(neighbour.corner, back)]
  })
}
