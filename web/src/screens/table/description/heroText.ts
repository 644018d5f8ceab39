import { t } from '../../../i18n/words.svelte'
import type { Hero } from '../../../protocol/messages'
import type { TableState } from '../tableState.svelte'
import { heroName } from '../notices/eventText'

/** A hero, and where it stands. */
export function heroText(table: TableState, hero: Hero): string {
  const square = table.view.heroes.find((one) => one.hero === hero)?.square
  const place = square ? table.placeText(square) : t('table-hero-out')
  return t('matrix-hero', { hero: heroName(hero), place })
}
