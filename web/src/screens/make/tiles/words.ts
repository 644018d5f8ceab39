/** Words for the server's codes about tiles, in the reader's language. */
import type { TileProblem } from '../../../protocol/api'
import { DOOR_CELLS, type Cell } from '../../../state/squares'
import { abilityName, heroName } from '../../../i18n/names'
import { t } from '../../../i18n/words.svelte'
import { DIRECTIONS, type Direction, type Hero } from '../../../protocol/messages'
import { borderAt, doorSide, specialOf, squareAt, type Drawing } from './drawing/drawing'

export const specialName = (kind: string, hero: Hero | null): string =>
  hero ? t('tiles-owned', { kind: t(`tiles-kind-${kind}`), hero: heroName(hero) }) : t(`tiles-kind-${kind}`)

export const squareName = ([x, y]: Cell): string => t('tiles-square', { column: x + 1, row: y + 1 })

const countedName = (counted: string, hero: Hero | null): string =>
  hero
    ? t('tiles-owned', { kind: t(`tiles-counted-${counted}`), hero: heroName(hero) })
    : t(`tiles-counted-${counted}`)

export const rangeWords = (least: number, most: number | null): string =>
  most === null || most === 0
    ? t('tiles-at-least', { least })
    : least === most
      ? String(least)
      : t('tiles-from-to', { least, most })

function factWords({ code, facts }: TileProblem): Record<string, string | number> {
  const words: Record<string, string | number> = { ...facts }
  if (code === 'total') {
    words.what = countedName(String(facts.counted), (facts.hero || null) as Hero | null)
    words.wanted = rangeWords(Number(facts.least), Number(facts.most))
  }
  if (facts.hero) words.hero = heroName(facts.hero as Hero)
  if (facts.side) words.side = abilityName(facts.side as Direction)
  if (facts.kind) words.kind = t(`tiles-kind-${facts.kind}`)
  return words
}

/** What is wrong, without saying where. */
export const problemWords = (problem: TileProblem): string =>
  t(`tiles-flaw-${problem.code}`, factWords(problem))

/** Where it is, in short: the tile, and the square if one is meant. */
export function placeWords({ tile, square }: TileProblem): string {
  const where = tile ? t('tiles-tile', { name: tile }) : t('tiles-set')
  return square ? `${where}, ${squareName(square)}` : where
}

function sideWords(drawing: Drawing, at: Cell, side: Direction): string {
  const border = borderAt(drawing, at, side)
  const isDoor = doorSide(at) === side && border === 'open'
  return t('tiles-side-is', {
    side: abilityName(side),
    what: t(isDoor ? 'tiles-border-door' : `tiles-border-${border}`),
  })
}

/** Describes a square and its four sides for screen readers. */
export function squareWords(drawing: Drawing, at: Cell): string {
  const { shop, mark, end } = squareAt(drawing, at)
  if (shop) return `${squareName(at)}: ${t('tiles-brush-shop')}`
  const special = mark ? specialOf(mark) : null
  const what = special ? specialName(special.kind, special.hero) : t('tiles-brush-floor')
  const ride = end ? `, ${t('tiles-escalator-end', { digit: end })}` : ''
  return `${squareName(at)}: ${what}${ride}; ${DIRECTIONS.map((side) => sideWords(drawing, at, side)).join(', ')}`
}

/** The side whose opening is the entrance, as far as a drawing shows. */
export const entranceOf = (drawing: Drawing): Direction | null =>
  DIRECTIONS.find(
    (side) =>
      borderAt(drawing, DOOR_CELLS[side], side) === 'open' &&
      !squareAt(drawing, DOOR_CELLS[side]).mark?.startsWith('x'),
  ) ?? null
