/** Puts events into words: for the live region, the list of events and the notices. */
import { abilityName, dashed, heroName } from '../../../i18n/names'
import { remarkText } from '../../../i18n/remarks'
import { t, type Words } from '../../../i18n/words.svelte'
import type { GameEvent, Square } from '../../../protocol/messages'
import { clockText } from '../../../i18n/clockText'

export interface EventWording {
  /** A player by seat, "You" where it is me. */
  who(seat: number): string
  mySeat: number | null
  /** A square in words; see `describe.ts`. */
  place(square: Square): string
  handsOnly: boolean
}

/** "You stare" and "Ada stares" are different sentences. */
const ofWhom = (key: string, event: { seat: number }, { mySeat }: EventWording): string =>
  event.seat === mySeat ? `${key}-own` : key

/** The key of an event's sentence; it depends on the event's content. */
function keyOf(event: GameEvent, wording: EventWording): string {
  const key = `event-${dashed(event.type)}`
  switch (event.type) {
    case 'tile_placed':
      return event.by_ball ? `${key}-by-ball` : key
    case 'hero_safe':
      return event.stays ? `${key}-stays` : key
    case 'lost':
      return `${key}-${dashed(event.why)}`
    case 'bell_placed':
    case 'stared':
      if (event.target !== wording.mySeat) return ofWhom(key, event, wording)
      return event.seat === wording.mySeat ? `${key}-self` : `${key}-you` // nobody stares at oneself
    case 'tile_revealed':
    case 'tiles_discarded':
    case 'pinged':
    case 'signed':
    case 'paused':
    case 'resumed':
      return ofWhom(key, event, wording)
    case 'talk_opened':
      return wording.handsOnly ? `${key}-hands` : key
    default:
      return key
  }
}

/** The words for all parts of an event; each sentence uses those it needs. */
function wordsOf(event: GameEvent, wording: EventWording): Words {
  const words: Words = {}
  if ('seat' in event) words.who = event.seat === null ? t('event-somebody') : wording.who(event.seat)
  if ('target' in event && event.target !== null) words.target = wording.who(event.target)
  if ('hero' in event) words.hero = heroName(event.hero)
  if ('direction' in event) words.direction = abilityName(event.direction)
  if ('steps' in event) words.steps = event.steps
  if ('tile' in event) words.tile = event.tile
  if ('square' in event) words.place = wording.place(event.square)
  if ('sand' in event) words.time = clockText(event.sand)
  if ('ability' in event) words.ability = abilityName(event.ability)
  if ('text' in event) words.text = event.text
  if (event.type === 'remarked')
    words.text = remarkText(event, { mySeat: wording.mySeat, nameOf: wording.who })
  if ('sign' in event) words.sign = t(`sign-${event.sign}`)
  if ('first' in event) Object.assign(words, { first: event.first, second: event.second })
  return words
}

/** An event in one sentence. */
export const eventSentence = (event: GameEvent, wording: EventWording): string =>
  t(keyOf(event, wording), wordsOf(event, wording))

/** One sentence, and for a hero that came to a special square a second one that says so. */
export function eventText(event: GameEvent, wording: EventWording): string {
  const sentence = eventSentence(event, wording)
  return 'to' in event ? `${sentence} ${t('event-now-on', { place: wording.place(event.to) })}` : sentence
}
