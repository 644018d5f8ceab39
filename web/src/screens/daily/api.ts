/** The challenge of the day as the server tells it. */
import type { DayResults, Today } from '../../protocol/api'
import { ask } from '../book/api'
import { playedOn } from '../book/known'

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
