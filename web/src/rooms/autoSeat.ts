/** Seats a newcomer in the lobby by itself while there is a free seat. After standing up one stays a watcher. */
import { seatToTake } from '../screens/lobby/table'
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
    if (me.seat !== null) this.#watch(false)
    const free = seatToTake(room)
    if (me.seat === null && !this.#watching && room.phase === 'lobby' && free !== null)
      this.#session.sit(free)
  }
}
