/** Games at tables that were written down in this browser. */
import { keepResults, keptResults, type TableResult } from './kept'

const MOST = 200

let results = $state.raw<readonly TableResult[]>(keptResults())

/** The last one first. */
export const tableBook = (): readonly TableResult[] => results

function keep(next: readonly TableResult[]): void {
  results = next
  keepResults(next)
}

export const writeDown = (result: TableResult): void => keep([result, ...results].slice(0, MOST))

export const strikeOut = (at: number): void => keep(results.filter((result) => result.at !== at))
