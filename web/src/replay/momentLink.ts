/** Links to a moment of a game, as a seat saw it, and from which room one came to it. Pure. */

export interface Moment {
  at: number | null
  seat: number | null
}

const whole = (text: string | null): number | null => (text && /^\d{1,9}$/.test(text) ? Number(text) : null)

export function momentIn(search: string): Moment {
  const query = new URLSearchParams(search)
  return { at: whole(query.get('at')), seat: whole(query.get('seat')) }
}

export const roomIn = (search: string): string | null => new URLSearchParams(search).get('room')

export function linkTo(path: string, { at, seat }: Moment, room?: string): string {
  const query = new URLSearchParams()
  if (at !== null) query.set('at', String(Math.round(at)))
  if (seat !== null) query.set('seat', String(seat))
  if (room) query.set('room', room)
  const text = query.toString()
  return text ? `${path}?${text}` : path
}

/** Time that went by, or since the hourglass was turned first; before that, with a minus. Sand: `clockText`. */
export function timeText(ms: number): string {
  const seconds = Math.floor(Math.abs(ms) / 1000)
  const text = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  return ms < 0 && seconds > 0 ? `\u2212${text}` : text
}
