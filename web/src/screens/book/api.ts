/** The challenge book as the server tells it. Nothing can be written into it from here. */

/** A game that was won, best of its line or not. */
export interface Win {
  /** `null` while it would give a day's deal away. */
  game: string | null
  finished_at: number
  group: string
  names: string[]
  seats: number
  turns: number
  sand_left: number
  played_ms: number
  /** Why it does not count as pure. */
  marks: string[]
}

export interface Line {
  /** `null` for a scenario of the campaign. */
  level: number | null
  best: Win | null
  marked: Win | null
}

export interface BookScenario {
  number: number
  lines: Line[]
}

export interface Group {
  id: string
  names: string[]
  last: number
  stars: number
}

export interface OwnLine {
  name: string
  code: string | null
  level: number | null
  marked: Win
}

export interface BookData {
  group: Group | null
  stars: number
  of: number
  scenarios: BookScenario[]
  own: OwnLine[]
}

/** What a game brought its group. */
export interface News extends Win {
  scenario: number | null
  level: number | null
  news: 'first' | 'better' | null
  daily: string | null
}

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

export const loadBook = (group: string | null) => ask<BookData>(`/api/book?${query({ group })}`)

export const loadGroups = (first: readonly string[], limit: number) =>
  ask<{ groups: Group[]; total: number }>(`/api/book/groups?${query({ first: first.join(','), limit })}`)

export const loadWins = (scenario: number, level: number | null, group: string | null) =>
  ask<Win[]>(`/api/book/wins?${query({ scenario, level, group })}`)

export const loadNews = (game: string) => ask<News>(`/api/book/games/${game}`)
