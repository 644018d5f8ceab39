/** The scenarios as the server lists them, and what they are called here. */
import type { ScenarioRow } from '../protocol/api'
import { t } from '../i18n/words.svelte'
import type { TableChoices } from '../protocol/messages'

export const CAMPAIGN = 7

let rows = $state.raw<readonly ScenarioRow[]>([])
let loading: Promise<ScenarioRow[] | Nothing> | null = null
let own = $state.raw<Readonly<Record<string, ScenarioRow>>>({})

/** All 17, empty until they are loaded. */
export const scenarios = (): readonly ScenarioRow[] => rows

/** Why there is no answer: nothing by that name, or nobody who could say. */
type Nothing = 'bad' | 'away'

export const whyNone = (nothing: Nothing): string =>
  t(nothing === 'bad' ? 'lobby-code-bad' : 'trouble-away-title')

async function ask<Answer>(path: string): Promise<Answer | Nothing> {
  try {
    const answer = await fetch(path)
    if (answer.ok) return (await answer.json()) as Answer
    return answer.status === 400 || answer.status === 404 ? 'bad' : 'away'
  } catch {
    return 'away'
  }
}

/** Asked for by several screens at once, they are fetched once; what failed is tried again. */
export async function loadScenarios(): Promise<void> {
  if (rows.length) return
  loading ??= ask<ScenarioRow[]>('/api/scenarios').finally(() => (loading = null))
  const found = await loading
  rows = typeof found === 'string' ? [] : found
}

/** The scenario in a share code. */
export async function scenarioOf(code: string): Promise<ScenarioRow | Nothing> {
  const found = own[code] ?? (await ask<ScenarioRow>(`/api/scenarios/${encodeURIComponent(code)}`))
  if (typeof found !== 'string') own = { ...own, [code]: found }
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
