/** Every event as words: for the live region, the list of events and the notices. */
import { listOf, t, type Words } from '../../i18n/words.svelte'
import type { Ability, GameEvent, Hero, Square } from '../../protocol/messages'
import { clockText } from './clock'

export interface Teller {
  /** A player by seat, "You" where it is me. */
  who(seat: number): string
  mySeat: number | null
  /** A square in words; see `describe.ts`. */
  place(square: Square): string
  handsOnly: boolean
}

export const heroName = (hero: Hero): string => t(`hero-${hero}`)
export const abilityName = (ability: Ability): string => t(`ability-${ability}`)
export const abilityNames = (abilities: readonly Ability[]): string => listOf(abilities.map(abilityName))
export const refusalText = (reason: string): string => t(`refusal-${dashed(reason)}`)

export const dashed = (word: string): string => word.replaceAll('_', '-')

/** "You stare" and "Ada stares" are different sentences. */
const ofWhom = (key: string, event: { seat: number }, { mySeat }: Teller): string =>
  event.seat === mySeat ? `${key}-own` : key

/** Some events are told differently by what is in them. */
function keyOf(event: GameEvent, teller: Teller): string {
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
      if (event.target !== teller.mySeat) return ofWhom(key, event, teller)
      return event.seat === teller.mySeat ? `${key}-self` : `${key}-you` // nobody stares at oneself
    case 'tile_revealed':
    case 'tiles_discarded':
    case 'pinged':
    case 'signed':
    case 'paused':
    case 'resumed':
      return ofWhom(key, event, teller)
    case 'talk_opened':
      return teller.handsOnly ? `${key}-hands` : key
    default:
      return key
  }
}

/** Whatever an event has, as words; which of them are used is the sentence's business. */
function wordsOf(event: GameEvent, teller: Teller): Words {
  const words: Words = {}
  if ('seat' in event) words.who = event.seat === null ? t('event-somebody') : teller.who(event.seat)
  if ('target' in event) words.target = teller.who(event.target)
  if ('hero' in event) words.hero = heroName(event.hero)
  if ('direction' in event) words.direction = abilityName(event.direction)
  if ('steps' in event) words.steps = event.steps
  if ('tile' in event) words.tile = event.tile
  if ('square' in event) words.place = teller.place(event.square)
  if ('sand' in event) words.time = clockText(event.sand)
  if ('ability' in event) words.ability = abilityName(event.ability)
  if ('text' in event) words.text = event.text
  if ('sign' in event) words.sign = t(`sign-${event.sign}`)
  if ('first' in event) Object.assign(words, { first: event.first, second: event.second })
  return words
}

/** What happened, in one sentence. */
export const tellShortly = (event: GameEvent, teller: Teller): string =>
  t(keyOf(event, teller), wordsOf(event, teller))

/** One sentence, and for a hero that came to a special square a second one that says so. */
export function tell(event: GameEvent, teller: Teller): string {
  const sentence = tellShortly(event, teller)
  return 'to' in event ? `${sentence} ${t('event-now-on', { place: teller.place(event.to) })}` : sentence
}
