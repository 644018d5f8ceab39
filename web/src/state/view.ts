/** Looks things up in a view. Pure. */
import type { Ability, Hero, Square, View } from '../protocol/messages'

/** Where a hero stands; `null` once it has left. */
export const squareOf = (view: Pick<View, 'heroes'>, hero: Hero): Square | null =>
  view.heroes.find((one) => one.hero === hero)?.square ?? null

const NONE: readonly Ability[] = []

/** The abilities of a seat now; none for a watcher. Solo, those of the card that is face up. */
export const abilitiesOf = (view: Pick<View, 'cards'>, seat: number | null): readonly Ability[] =>
  (seat === null ? undefined : view.cards[seat]) ?? NONE
