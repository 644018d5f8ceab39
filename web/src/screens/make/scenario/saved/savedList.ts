/** Scenarios that this browser keeps, the last one worked on first. */
import type { ScenarioDraft } from '../../../../protocol/api'
import { isDraft } from '../draft'

export interface Kept {
  id: string
  /** When it was last worked on: Unix time in ms. */
  at: number
  draft: ScenarioDraft
}

export const MOST_KEPT = 100

/** The valid scenarios in what was stored; anything else is skipped. */
export const savedIn = (found: unknown): Kept[] => (Array.isArray(found) ? found.filter(isKept) : [])

function isKept(kept: unknown): kept is Kept {
  if (typeof kept !== 'object' || kept === null) return false
  const { id, at, draft } = kept as Kept
  return typeof id === 'string' && typeof at === 'number' && isDraft(draft)
}

/** Kept as the newest, in place of its older self. */
export const put = (shelf: readonly Kept[], kept: Kept): Kept[] =>
  [kept, ...without(shelf, kept.id)].slice(0, MOST_KEPT)

export const without = (shelf: readonly Kept[], id: string): Kept[] => shelf.filter((each) => each.id !== id)

/** Back in its old place. */
export const putBack = (shelf: readonly Kept[], kept: Kept): Kept[] =>
  [...without(shelf, kept.id), kept].sort((one, other) => other.at - one.at)
