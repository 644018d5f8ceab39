/** Describes squares, tiles and heroes in words: what is there, never what would be good. */
import type { LyingTile } from '../../../state/mall'
import { t } from '../../../i18n/words.svelte'
import {
  DIRECTIONS,
  HEROES,
  type Hero,
  type ReachFacts,
  type Square,
  type View,
} from '../../../protocol/messages'
import { stepsFrom } from '../../../state/squares'
import { squareOf } from '../../../state/view'
import type { DoorFacts, Spot, DescribedMall } from './describedMall'
import { abilityName, heroName } from '../../../i18n/names'

function spotText({ kind, hero, spent }: Spot): string {
  const text = t(`spot-${kind}`, hero ? { hero: heroName(hero) } : {})
  return spent ? t('spot-spent', { spot: text }) : text
}

/** "tile 3 B2, vortex of the Elf". */
export function placeText(mall: DescribedMall, square: Square): string {
  const tile = mall.under(square)
  if (!tile) return t('place-off')
  const words = { tile: tile.seen.tile, cell: mall.cellName(square) }
  const spot = mall.spotAt(square)
  if (spot) return t('place-special', { ...words, spot: spotText(spot) })
  return mall.otherEnd(square)
    ? t('place-special', { ...words, spot: t('spot-escalator') })
    : t('place-floor', words)
}

/** A door with a tile beyond it is nothing to stand at any more. */
function isUsedDoor(mall: DescribedMall, { kind, square }: Spot): boolean {
  const door = kind === 'exploration' ? mall.door(square) : undefined
  return door !== undefined && mall.at(door.place) !== undefined
}

/** A word or two for under a portrait. `stolen`: there are no items any more. */
export function shortPlace(mall: DescribedMall, square: Square, stolen: boolean): string {
  const spot = mall.spotAt(square)
  const gone = stolen && spot?.kind === 'item'
  if (spot && !spot.spent && !gone && !isUsedDoor(mall, spot)) return t(`short-${spot.kind}`)
  if (mall.otherEnd(square)) return t('short-escalator')
  return t('short-tile', { tile: mall.under(square)?.seen.tile ?? 0 })
}

function doorText({ side, hero, beyond }: DoorFacts): string {
  const way = abilityName(side)
  if (beyond === 'closed') return t('door-closed', { side: way })
  if (beyond !== null) return t('door-joined', { side: way, tile: beyond })
  return hero ? t('door-explore', { side: way, hero: heroName(hero) }) : t('door-nowhere', { side: way })
}

/** Describes a tile: its special squares, doors and heroes. */
export function tileText(mall: DescribedMall, tile: LyingTile): string[] {
  const cell = (square: Square) => mall.cellName(square)
  const spots = mall.spotsOn(tile).filter(({ kind }) => kind !== 'exploration')
  return [
    ...spots.map((spot) => `${cell(spot.square)}: ${spotText(spot)}`),
    ...mall
      .escalatorsOn(tile)
      .map(([one, other]) => t('tile-escalator', { one: cell(one), other: cell(other) })),
    ...mall.doorsOn(tile).map((door) => `${cell(door.square)}: ${doorText(door)}`),
    ...mall
      .heroesOn(tile)
      .map(({ hero, square }) => t('tile-hero', { hero: heroName(hero), cell: cell(square) })),
  ]
}

/** Where a hero stands and how far each way goes, whoever may take it. */
export function surroundings(mall: DescribedMall, view: View, reach: ReachFacts, hero: Hero): string[] {
  const from = squareOf(view, hero)
  if (!from) return [t('hero-has-left', { hero: heroName(hero) })]
  const ways = DIRECTIONS.map((direction) => {
    const steps = reach[direction][hero]?.at(-1)
    if (steps === undefined) return t('way-none', { direction: abilityName(direction) })
    const place = placeText(mall, stepsFrom(from, direction, steps))
    return t('way-far', { direction: abilityName(direction), steps, place })
  })
  const stands = t('hero-stands', { hero: heroName(hero), place: placeText(mall, from) })
  return [stands, ...ways, ...otherWays(mall, reach, hero, from)]
}

function otherWays(mall: DescribedMall, reach: ReachFacts, hero: Hero, from: Square): string[] {
  const end = mall.otherEnd(from)
  const tile = mall.under(from)
  const near = tile ? mall.heroesOn(tile).filter((one) => one.hero !== hero) : []
  return [
    ...(end ? [t('way-escalator', { place: placeText(mall, end) })] : []),
    ...(reach.vortex[hero] ?? []).map((square) => t('way-vortex', { place: placeText(mall, square) })),
    ...(reach.explore[hero] ?? []).map((door) => t('way-explore', { place: placeText(mall, door) })),
    ...near.map((one) => t('way-beside', { hero: heroName(one.hero), place: placeText(mall, one.square) })),
  ]
}

/** Every special square in sight, kind by kind. */
export function findings(mall: DescribedMall): string[] {
  const spots = mall.tiles.flatMap((tile) => mall.spotsOn(tile)).filter(({ kind }) => kind !== 'exploration')
  const order = ({ hero }: Spot) => (hero ? HEROES.indexOf(hero) : 0)
  spots.sort((one, other) => one.kind.localeCompare(other.kind) || order(one) - order(other))
  return spots.map((spot) => placeText(mall, spot.square))
}
