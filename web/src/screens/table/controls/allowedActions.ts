/** Lists what I may do besides the matrix. Reads it from the view; the room decides who starts. */
import type { Heading, Reach, View } from '../../../protocol/messages'
import { abilitiesOf } from '../../../state/view'

export interface AllowedActions {
  start: boolean
  look: boolean
  steal: boolean
  turnCard: boolean
  bell: boolean
  stare: boolean
  pause: boolean
  resume: boolean
  discard: boolean
}

const NOTHING: AllowedActions = {
  start: false,
  look: false,
  steal: false,
  turnCard: false,
  bell: false,
  stare: false,
  pause: false,
  resume: false,
  discard: false,
}

export interface Me {
  seat: number | null
  /** Whether I may turn the hourglass for the first time. */
  starts: boolean
}

export function allowedActions(heading: Heading, view: View, reach: Reach, me: Me): AllowedActions {
  if (me.seat === null) return NOTHING
  if (view.phase === 'planning') return { ...NOTHING, start: me.starts }
  if (view.phase !== 'heist' && view.phase !== 'escape') return NOTHING
  if (view.sand.stopped_at !== null) return { ...NOTHING, resume: true }
  return {
    start: false,
    look: reach.explore.look === true && abilitiesOf(view, me.seat).includes('explore'),
    steal: view.theft_callable,
    turnCard: view.deck !== null,
    bell: view.bell_seats.includes(me.seat),
    stare: view.cards.length > 1, // somebody else sits there
    pause: heading.options.pause,
    resume: false,
    discard: view.discard_due,
  }
}
