/** Chooses the sound of what a session tells. Pure, so that it can be tested. */
import type { Known } from '../moments/facts'
import { momentOf } from '../moments/moments'
import type { Deed } from '../protocol/messages'
import type { SessionEvent } from '../session/api'
import type { SoundName } from './sounds'

/** Own deeds that are shown at once are heard at once. */
function soundOfOwn(deed: Deed): SoundName | null {
  if (deed.type === 'move') return deed.steps > 1 ? 'slide' : 'step'
  return deed.type === 'vortex' || deed.type === 'escalator' ? deed.type : null
}

export function soundFor(sessionEvent: SessionEvent, known: Known): SoundName | null {
  if (sessionEvent.kind === 'refused') return 'refused'
  if (sessionEvent.kind === 'predicted') return soundOfOwn(sessionEvent.deed)
  if (sessionEvent.kind !== 'event') return null
  const { sound, flash } = momentOf(sessionEvent.event, known)
  const heard = sessionEvent.predicted && sessionEvent.event.type !== 'bell_placed' && !flash
  return heard ? null : sound
}
