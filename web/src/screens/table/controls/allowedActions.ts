/** What I may do besides the matrix; the view tells when it makes sense, the server has the last word. */
import type { PublicHeading, ReachFacts, View } from '../../../protocol/messages'
import { myAbilities } from '../matrix/matrix'

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

export interface Place {
  seat: number | null
  /** Whether I may turn the hourglass for the first time. */
  starts: boolean
}

export function allowedActions(
  heading: PublicHeading,
  view: View,
  reach: ReachFacts,
  me: Place,
): AllowedActions {
  if (me.seat === null) return NOTHING
  if (view.phase === 'planning') return { ...NOTHING, start: me.starts }
  if (view.phase !== 'heist' && view.phase !== 'escape') return NOTHING
  if (view.sand.stopped_at !== null) return { ...NOTHING, resume: true }
  const { rules = [] } = heading.scenario
  const together = view.deck === null
  const leads = !rules.includes('leader') || view.leader === me.seat
  return {
    start: false,
    look: reach.explore.look === true && myAbilities(view, me.seat).includes('explore'),
    steal: called(heading) && view.phase === 'heist' && view.heroes.every((hero) => hero.on_item),
    turnCard: !together,
    bell: together && leads && !rules.includes('no_bell'),
    stare: together,
    pause: heading.options.pause,
    resume: false,
    discard: view.discard_due,
  }
}

/** In edition B the theft has to be called (W2). */
export const called = (heading: PublicHeading): boolean => heading.options.edition === 'B'
