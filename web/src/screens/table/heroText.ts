import { t } from '../../i18n/words.svelte'
import type { Hero } from '../../protocol/messages'
import type { Desk } from './desk.svelte'
import { heroName } from './tell'

/** A hero, and where it stands. */
export function heroText(desk: Desk, hero: Hero): string {
  const square = desk.view.heroes.find((one) => one.hero === hero)?.square
  const place = square ? desk.placeText(square) : t('table-hero-out')
  return t('matrix-hero', { hero: heroName(hero), place })
}
