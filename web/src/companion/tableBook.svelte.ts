/** Games at tables that were written down in this browser; its windows see each other's changes. */
import { keepResults, keptResults, RESULTS, type TableResult } from './kept'

const MOST = 200

let results = $state.raw<readonly TableResult[]>(keptResults())

/** The last one first. */
export const tableBook = (): readonly TableResult[] => results

addEventListener('storage', ({ key }) => {
  if (key === RESULTS) results = keptResults()
})

function keep(next: readonly TableResult[]): void {
  results = next
  keepResults(next)
}

export const writeDown = (result: TableResult): void => keep([result, ...keptResults()].slice(0, MOST))

export const strikeOut = (at: number): void => keep(keptResults().filter((result) => result.at !== at))
