/** C11: which tiles can still be chosen to go. Pure. */
import type { View } from '../protocol/messages'

/** Those chosen, to take them back; and any that could go with the last of them, or first of all. */
export function tilesThatCanGo(
  { discard_due, discard_pairs }: Pick<View, 'discard_due' | 'discard_pairs'>,
  chosen: readonly number[],
): ReadonlySet<number> {
  if (!discard_due) return new Set()
  const last = chosen.at(-1)
  const pairs = discard_pairs ?? [] // replays that were saved before there were any have none
  return new Set([...chosen, ...pairs.filter((pair) => last === undefined || pair.includes(last)).flat()])
}
