/** Chooses the sound of an event. Pure, so that it can be tested. */
import type { Deed, GameEvent } from '../protocol/messages'
import type { SessionEvent } from '../session/api'
import type { SoundName } from './sounds'

type Kind = GameEvent['type']

const ALWAYS: Partial<Record<Kind, SoundName>> = {
  vortex_taken: 'vortex',
  escalator_taken: 'escalator',
  tile_revealed: 'look',
  tile_placed: 'explore',
  started: 'flip',
  hourglass_turned: 'flip',
  cards_passed: 'pass',
  deck_shuffled: 'card',
  card_turned: 'card',
  talk_opened: 'talkOpens',
  talk_closed: 'talkCloses',
  discard_due: 'locked',
  tiles_discarded: 'discard',
  theft_done: 'theft',
  hero_safe: 'safe',
  won: 'won',
  lost: 'lost',
  pinged: 'ping',
  signed: 'ping',
  said: 'words',
  remarked: 'words',
}

/** Own deeds that are shown at once are heard at once. */
function soundOfOwn(deed: Deed): SoundName | null {
  if (deed.type === 'move') return deed.steps > 1 ? 'slide' : 'step'
  if (deed.type === 'vortex' || deed.type === 'escalator') return deed.type
  return null
}

/** `mySeat`: a bell or a stare at me is heard more clearly. */
export function soundFor(sessionEvent: SessionEvent, mySeat: number | null): SoundName | null {
  if (sessionEvent.kind === 'refused') return 'refused'
  if (sessionEvent.kind === 'predicted') return soundOfOwn(sessionEvent.deed)
  if (sessionEvent.kind !== 'event') return null
  const { event } = sessionEvent
  if (event.type === 'bell_placed') return event.target === mySeat ? 'bell' : 'bellAway'
  if (sessionEvent.predicted) return null
  if (event.type === 'moved') return event.steps > 1 ? 'slide' : 'step'
  if (event.type === 'stared') return event.target === mySeat ? 'stare' : null
  return ALWAYS[event.type] ?? null
}
