/** The challenge of the day with its clock: worked out from the time of day, and followed by the next one. */
import type { DayResults, Today } from '../../protocol/api'
import { loadResults, loadToday, timeLeft } from './api'

const MINUTE_MS = 60_000
/** The server's clock and ours do not strike together. */
const AFTER_MIDNIGHT_MS = 1_000

export class Day {
  today = $state.raw<Today | null>(null)
  /** The results of the `wanted` date. */
  shown = $state.raw<DayResults | null>(null)
  wanted = $state<string | null>(null)
  away = $state(false)

  #now = $state(Date.now())
  #ends = $state(0)
  #loading = false

  left = $derived(this.today ? timeLeft(this.#ends - this.#now) : null)

  /** Call it while the page is made; all of it stops with the page. */
  run(): void {
    void this.#load()
    const look = () => this.#look()
    $effect(() => {
      const timer = setInterval(look, MINUTE_MS)
      document.addEventListener('visibilitychange', look)
      return () => {
        clearInterval(timer)
        document.removeEventListener('visibilitychange', look)
      }
    })
    $effect(() => {
      if (!this.#ends) return
      const timer = setTimeout(look, Math.max(0, this.#ends - Date.now()) + AFTER_MIDNIGHT_MS)
      return () => clearTimeout(timer)
    })
  }

  async show(date: string): Promise<void> {
    this.wanted = date
    const found = await loadResults(date)
    if (this.wanted !== date) return
    this.shown = found
    this.away = !found
  }

  #look(): void {
    this.#now = Date.now()
    if (this.today && this.#now >= this.#ends) void this.#load()
  }

  /** Who looks at the results of an earlier day goes on looking at them. */
  async #load(): Promise<void> {
    if (this.#loading) return
    this.#loading = true
    const before = this.today
    const found = await loadToday()
    this.#loading = false
    if (!found) {
      this.away = !before
      return
    }
    this.today = found
    this.#now = Date.now()
    this.#ends = this.#now + found.left_ms
    if (this.wanted === (before?.date ?? null)) await this.show(found.date)
  }
}
