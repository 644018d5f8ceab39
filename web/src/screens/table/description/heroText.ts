import { t } from '../../../i18n/words.svelte'
import type { Hero } from '../../../protocol/messages'
import { squareOf } from '../../../state/view'
import type { TableState } from '../tableState.svelte'
import { heroName } from '../../../i18n/names'

/** A hero, and where it stands. */
export function heroText(table: TableState, hero: Hero): string {
  const square = squareOf(table.view, hero)
  const place = square ? table.placeText(square) : t('table-hero-out')
  return t('matrix-hero', { hero: heroName(hero), place })
}
