/** What the server says about a scenario on the drawing board. */
import type { ScenarioDraft, ScenarioQuestion, ScenarioReport, Switchboard } from '../../../protocol/api'
import { entriesOf } from './draft'

export type Question = { code: string } | { file: string } | { number: number } | { draft: ScenarioDraft }

export type Answer = ScenarioReport | 'slow-down' | 'too-long' | 'away'

/** The server's word on a scenario, however it is said; `digest`: of the tiles to play it with, if not ours. */
export async function check(question: Question, digest: string | null = null): Promise<Answer> {
  const asked: ScenarioQuestion = 'draft' in question ? { entries: entriesOf(question.draft) } : question
  const body: ScenarioQuestion = digest === null ? asked : { ...asked, tile_set: digest }
  try {
    const answer = await fetch('/api/scenarios/check', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (answer.ok) return (await answer.json()) as ScenarioReport
    return answer.status === 429 ? 'slow-down' : answer.status === 413 ? 'too-long' : 'away'
  } catch {
    return 'away'
  }
}

export async function loadSwitchboard(): Promise<Switchboard> {
  const answer = await fetch('/api/scenarios/switches')
  if (!answer.ok) throw new Error(`switchboard: ${answer.status}`)
  return (await answer.json()) as Switchboard
}
