/** Seats a newcomer by itself: in the lobby, and where a game is played on. After standing up one stays a watcher. */
import { emptySeats, seatToTake } from './places'
import type { RoomFacts } from '../protocol/messages'
import type { Session } from '../session/api'

const place = (code: string): string => `hushmaze.watching.${code}`

function watches(code: string): boolean {
  try {
    return sessionStorage.getItem(place(code)) !== null
  } catch {
    return false
  }
}

function keep(code: string, watching: boolean): void {
  try {
    if (watching) sessionStorage.setItem(place(code), 'yes')
    else sessionStorage.removeItem(place(code))
  } catch {
    // forgotten with the page
  }
}

export class AutoSeat {
  readonly #session: Session
  readonly #code: string
  #watching: boolean
  /** Whether I had a seat since the page was opened: then I left it in the game on purpose. */
  #sat = false

  constructor(session: Session, code: string) {
    this.#session = session
    this.#code = code
    this.#watching = watches(code)
  }

  stand(): void {
    this.#watch(true)
    this.#session.stand()
  }

  #watch(watching: boolean): void {
    this.#watching = watching
    keep(this.#code, watching)
  }

  /** Call it whenever the room changed: the table may be smaller, or somebody was quicker on a seat. */
  look(): void {
    const { room, me, status } = this.#session
    if (!room || !me || status !== 'open') return
    if (me.seat !== null) this.#takenSeat()
    const free = this.#free(room)
    if (me.seat === null && !this.#watching && free !== null) this.#session.sit(free)
  }

  #takenSeat(): void {
    this.#sat = true
    this.#watch(false)
  }

  /** A game that is played on has one free seat, and waits for whoever takes it. */
  #free(room: RoomFacts): number | null {
    if (room.phase === 'lobby') return seatToTake(room)
    return this.#session.game?.heading.played_on && !this.#sat ? (emptySeats(room)[0] ?? null) : null
  }
}
