/** Finds what a pointer means on a square: a target comes before a pawn that only overhangs it. */
import type { Hero, Square, View } from '../../protocol/messages'
import { sameSquare } from '../../state/squares'
import { type Target, targetAt } from './targets'

/** The hero that stands on a square, or else the one whose figure was hit: pawns are taller than their squares. */
export function heroPointedAt(view: View, square: Square | null, figure: Hero | null): Hero | null {
  const standing = square && view.heroes.find((one) => sameSquare(one.square, square))
  return standing ? standing.hero : figure
}

/** `targets` are those of the focused hero. */
export function pointedAt(
  view: View,
  targets: readonly Target[],
  square: Square | null,
  figure: Hero | null,
): { target: Target } | { hero: Hero } | null {
  const target = square && targetAt(targets, square)
  if (target) return { target }
  const hero = heroPointedAt(view, square, figure)
  return hero ? { hero } : null
}
