/** The challenge of the day as the server tells it. */
import { ask, type Win } from '../book/api'
import { playedOn } from '../book/known'

export interface DayCard {
  /** In UTC, such as 2026-11-15. */
  date: string
  scenario: number
  level: number | null
  seats: number[]
  ends_at: number
}

export interface Today extends DayCard {
  /** Until it ends, by the server's clock. */
  left_ms: number
  /** How many groups have played it. */
  players: number
  /** Days that were played here, newest first. */
  days: string[]
}

export interface DayResult extends Win {
  won: boolean
  /** From 1; the first counts. */
  attempt: number
}

export interface DayResults extends DayCard {
  /** Whether replays are linked. */
  open: boolean
  results: DayResult[]
  total: number
}

export const loadToday = () => ask<Today>('/api/daily')

export function loadResults(date: string, limit = 50): Promise<DayResults | null> {
  const played = playedOn(date)
  return ask<DayResults>(`/api/daily/${date}?limit=${limit}${played ? `&played=${played}` : ''}`)
}

const HOUR_MS = 3_600_000

/** How long it is still on: whole hours, or minutes in the last one. */
export function timeLeft(left: number): { unit: 'hours' | 'minutes' | 'over'; count: number } {
  if (left <= 0) return { unit: 'over', count: 0 }
  if (left < HOUR_MS) return { unit: 'minutes', count: Math.max(1, Math.floor(left / 60_000)) }
  return { unit: 'hours', count: Math.floor(left / HOUR_MS) }
}
