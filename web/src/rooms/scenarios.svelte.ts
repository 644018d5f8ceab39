/** The scenarios as the server lists them, and what they are called here. */
import type { ScenarioRow } from '../protocol/api'
import { t } from '../i18n/words.svelte'
import type { TableChoices } from '../protocol/messages'

export const CAMPAIGN = 7

let rows = $state.raw<readonly ScenarioRow[]>([])
let loading: Promise<ScenarioRow[] | null> | null = null
let own = $state.raw<Readonly<Record<string, ScenarioRow>>>({})

/** All 17, empty until they are loaded. */
export const scenarios = (): readonly ScenarioRow[] => rows

async function ask<Answer>(path: string): Promise<Answer | null> {
  try {
    const answer = await fetch(path)
    return answer.ok ? ((await answer.json()) as Answer) : null
  } catch {
    return null
  }
}

/** Asked for by several screens at once, they are fetched once; what failed is tried again. */
export async function loadScenarios(): Promise<void> {
  if (rows.length) return
  loading ??= ask<ScenarioRow[]>('/api/scenarios').finally(() => (loading = null))
  rows = (await loading) ?? []
}

/** The scenario in a share code; `null` if it is none. */
export async function scenarioOf(code: string): Promise<ScenarioRow | null> {
  const found = own[code] ?? (await ask<ScenarioRow>(`/api/scenarios/${encodeURIComponent(code)}`))
  if (found) own = { ...own, [code]: found }
  return found
}

/** What a table has chosen, once it is known. */
export function chosen(table: TableChoices): ScenarioRow | null {
  const { scenario } = table
  if (typeof scenario === 'string') return own[scenario] ?? null
  return rows.find((row) => row.number === scenario) ?? null
}

/** Its name in the language of the reader; an own scenario has only the name its author gave it. */
export const scenarioName = (row: Pick<ScenarioRow, 'number' | 'name'>): string =>
  row.number === null ? row.name : t(`scenario-${row.number}-name`)
