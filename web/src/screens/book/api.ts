/** The challenge book as the server tells it. Nothing can be written into it from here. */
import type { BookedWin, BookGroups, ChallengeBook, Win } from '../../protocol/api'

/** The answer, or `null` if there is none to be had. */
export async function ask<Answer>(path: string): Promise<Answer | null> {
  try {
    const answer = await fetch(path)
    return answer.ok ? ((await answer.json()) as Answer) : null
  } catch {
    return null
  }
}

const query = (words: Record<string, string | number | null>): string =>
  new URLSearchParams(
    Object.entries(words)
      .filter(([, word]) => word !== null && word !== '')
      .map(([key, word]) => [key, String(word)]),
  ).toString()

export const loadBook = (group: string | null) => ask<ChallengeBook>(`/api/book?${query({ group })}`)

export const loadGroups = (first: readonly string[], limit: number) =>
  ask<BookGroups>(`/api/book/groups?${query({ first: first.join(','), limit })}`)

export const loadWins = (scenario: number, level: number | null, group: string | null) =>
  ask<Win[]>(`/api/book/wins?${query({ scenario, level, group })}`)

export const loadNews = (game: string) => ask<BookedWin>(`/api/book/games/${game}`)
