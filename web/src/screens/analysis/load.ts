/** Asks the server about a finished game. */
import type {
  Analysis,
  Branch,
  ErrorAnswer,
  PlayOnRoom,
  RoomCreated,
  WhatIfQuestion,
} from '../../protocol/api'
import type { BotLevel } from '../../protocol/messages'

/** Says in the server's own words why there is no answer; empty where it could not be reached. */
export class NoAnswer extends Error {}

async function ask<Told>(path: string, body?: unknown): Promise<Told> {
  const post = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }
  let answer: Response
  try {
    answer = await fetch(path, body === undefined ? {} : post)
  } catch {
    throw new NoAnswer('')
  }
  if (answer.ok) return (await answer.json()) as Told
  const { message = '' } = (await answer.json().catch(() => ({}))) as Partial<ErrorAnswer>
  throw new NoAnswer(message)
}

export const loadAnalysis = (game: string): Promise<Analysis> => ask(`/api/games/${game}/analysis`)

/** A game may still be on its way into the books when its end is shown. */
const AGAIN_MS = 700
const TRIES = 4

export async function loadFresh(game: string): Promise<Analysis> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await loadAnalysis(game)
    } catch (error) {
      if (tries === TRIES) throw error
      await new Promise((done) => setTimeout(done, AGAIN_MS * tries))
    }
  }
}

export const playOn = (game: string, at: number, level: BotLevel, seed: number): Promise<Branch> =>
  ask(`/api/games/${game}/what-if`, { at: Math.round(at), level, seed } satisfies WhatIfQuestion)

/** A room where I sit on a seat and bots on all others, from that moment on. */
export const openPlayOn = (game: string, at: number, level: BotLevel, seat: number): Promise<RoomCreated> =>
  ask(`/api/games/${game}/play-on`, { at: Math.round(at), level, seat } satisfies PlayOnRoom)
