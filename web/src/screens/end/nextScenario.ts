/** Which scenario a table may play next. Pure. */
import type { ScenarioRow } from '../../protocol/api'

/** The next one by number that this many people can play; `null` after the last one, and after an own one. */
export function nextScenario(
  rows: readonly ScenarioRow[],
  number: number | undefined,
  seats: number,
): ScenarioRow | null {
  if (!number) return null
  return rows.find((row) => (row.number ?? 0) > number && row.seats.includes(seats)) ?? null
}
