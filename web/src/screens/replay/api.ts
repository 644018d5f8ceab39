/** Replays from the server: of its own games, and of logs that are brought to it. */
import type { ErrorAnswer, GameRow } from '../../protocol/api'
import { checked } from '../../replay/replayFile'
import type { Replay } from '../../replay/types'

export class AnswerError extends Error {
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

async function answered(asked: Promise<Response>): Promise<Response> {
  const answer = await asked
  if (answer.ok) return answer
  const { message } = (await answer.json().catch(() => ({}))) as Partial<ErrorAnswer>
  throw new AnswerError(answer.status, message ?? '')
}

export async function askFor(game: string): Promise<Replay> {
  const answer = await answered(fetch(`/api/games/${game}/replay`))
  return checked(await answer.json())
}

export async function bringLog(text: string): Promise<Replay> {
  const headers = { 'Content-Type': 'application/x-ndjson' }
  const answer = await answered(fetch('/api/replays', { method: 'POST', body: text, headers }))
  return checked(await answer.json())
}

export async function recentGames(before: number | null): Promise<GameRow[]> {
  const page = before === null ? '' : `&before=${before}`
  const answer = await answered(fetch(`/api/games?limit=20${page}`))
  return (await answer.json()) as GameRow[]
}
