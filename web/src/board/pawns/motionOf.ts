/** Chooses the motion that shows a deed or an event; `null` where no hero goes anywhere. */
import type { Deed, GameEvent } from '../../protocol/messages'
import type { Motion } from './motions'

/** For an own deed, shown before it is answered. */
export function motionOfDeed(deed: Deed): Motion | null {
  if (deed.type === 'move') return { kind: 'glide', steps: deed.steps, own: true }
  if (deed.type === 'vortex') return { kind: 'swirl' }
  return deed.type === 'escalator' ? { kind: 'ride' } : null
}

/** For the deed of another seat. */
export function motionOfEvent(event: GameEvent): Motion | null {
  if (event.type === 'moved') return { kind: 'glide', steps: event.steps, own: false }
  if (event.type === 'vortex_taken') return { kind: 'swirl' }
  return event.type === 'escalator_taken' ? { kind: 'ride' } : null
}
