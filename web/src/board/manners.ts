/** In which manner a hero gets from square to square; `null` where none does. */
import type { Deed, GameEvent } from '../protocol/messages'
import type { Manner } from './motions'

/** An own deed, shown before it is answered. */
export function mannerOfDeed(deed: Deed): Manner | null {
  if (deed.type === 'move') return { kind: 'glide', steps: deed.steps, own: true }
  if (deed.type === 'vortex') return { kind: 'swirl' }
  return deed.type === 'escalator' ? { kind: 'ride' } : null
}

/** What others did. */
export function mannerOfEvent(event: GameEvent): Manner | null {
  if (event.type === 'moved') return { kind: 'glide', steps: event.steps, own: false }
  if (event.type === 'vortex_taken') return { kind: 'swirl' }
  return event.type === 'escalator_taken' ? { kind: 'ride' } : null
}
