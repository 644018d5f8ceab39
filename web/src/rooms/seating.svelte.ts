/** In the lobby everybody who comes gets a seat by themselves, as long as there is one. Who gets up stays up. */
import { emptySeats } from '../screens/lobby/table'
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

export class Seating {
  readonly #session: Session
  readonly #code: string
  #watching: boolean

  constructor(session: Session, code: string) {
    this.#session = session
    this.#code = code
    this.#watching = watches(code)
    $effect(() => this.#look())
  }

  stand(): void {
    this.#watch(true)
    this.#session.stand()
  }

  #watch(watching: boolean): void {
    this.#watching = watching
    keep(this.#code, watching)
  }

  /** Also when the table became smaller, or somebody was quicker on the same seat. */
  #look(): void {
    const { room, me, line } = this.#session
    if (!room || !me || line !== 'open') return
    if (me.seat !== null) this.#watch(false)
    const free = emptySeats(room)[0]
    if (me.seat === null && !this.#watching && room.phase === 'lobby' && free !== undefined)
      this.#session.sit(free)
  }
}
