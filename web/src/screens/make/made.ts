/** Own scenarios that were played on this server. */
import type { MadeScenario } from '../../protocol/api'

/** The newest first; none where nobody can say. */
export async function loadMade(): Promise<MadeScenario[]> {
  try {
    const answer = await fetch('/api/scenarios/made')
    return answer.ok ? ((await answer.json()) as MadeScenario[]) : []
  } catch {
    return []
  }
}
