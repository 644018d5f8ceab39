/** Own scenarios that were played on this server. */
export interface Made {
  code: string
  name: string
  games: number
  won: number
}

/** The newest first; none where nobody can say. */
export async function loadMade(): Promise<Made[]> {
  try {
    const answer = await fetch('/api/scenarios/made')
    return answer.ok ? ((await answer.json()) as Made[]) : []
  } catch {
    return []
  }
}
