/** The challenge book as the server tells it. Nothing can be written into it from here. */
import type { BookedWin, BookGroups, ChallengeBook, Win } from '../../protocol/api'

/** Statuses by which a server that is there says that it has no such thing. */
const NONE = [400, 404]

/** The answer; `none` where the server knows no such thing, `away` where it does not say. */
async function told<Answer extends object>(path: string): Promise<Answer | 'none' | 'away'> {
  try {
    const answer = await fetch(path)
    if (answer.ok) return (await answer.json()) as Answer
    return NONE.includes(answer.status) ? 'none' : 'away'
  } catch {
    return 'away'
  }
}

/** The answer, or `null` if there is none to be had. */
export async function ask<Answer extends object>(path: string): Promise<Answer | null> {
  const answer = await told<Answer>(path)
  return typeof answer === 'string' ? null : answer
}

const query = (words: Record<string, string | number | null>): string =>
  new URLSearchParams(
    Object.entries(words)
      .filter(([, word]) => word !== null && word !== '')
      .map(([key, word]) => [key, String(word)]),
  ).toString()

export const loadBook = (group: string | null) => told<ChallengeBook>(`/api/book?${query({ group })}`)

export const loadGroups = (first: readonly string[], limit: number) =>
  ask<BookGroups>(`/api/book/groups?${query({ first: first.join(','), limit })}`)

export const loadWins = (scenario: number, level: number | null, group: string | null) =>
  ask<Win[]>(`/api/book/wins?${query({ scenario, level, group })}`)

export const loadNews = (game: string) => ask<BookedWin>(`/api/book/games/${game}`)
