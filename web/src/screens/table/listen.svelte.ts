/** Turns what happens into words, notices and sounds. Each is told once, when the server has confirmed it. */
import { untrack } from 'svelte'
import { t } from '../../i18n/words.svelte'
import type { Deed, GameEvent, Hero } from '../../protocol/messages'
import type { Happening } from '../../session/api'
import { play } from '../../sound/play'
import { soundFor } from '../../sound/score'
import { SPOKEN_SECONDS, TICKING_SECONDS, clockText } from './clock'
import type { Desk } from './desk.svelte'
import type { Tone } from './notices.svelte'
import { abilityNames, heroName, refusalText, tell } from './tell'

const STARE_MS = 4000
const THEFT_MS = 2600

/** Events that are also shown for a moment, and how. */
const SHOWN: Partial<Record<GameEvent['type'], Tone>> = {
  tile_revealed: 'plain',
  hourglass_turned: 'warn',
  discard_due: 'warn',
  tiles_discarded: 'plain',
  hero_safe: 'good',
  paused: 'warn',
  resumed: 'plain',
  interrupted: 'warn',
  deck_shuffled: 'warn',
  signed: 'plain',
}

/** Events that are read before anything else. */
const URGENT: ReadonlySet<GameEvent['type']> = new Set(['theft_done', 'won', 'lost', 'discard_due'])

/** Listen for as long as the component lives. */
export function listen(desk: Desk): void {
  $effect(() =>
    desk.session.hear((happening) => {
      const sound = soundFor(happening, desk.mySeat)
      if (sound) play(sound)
      desk.later(() => heard(desk, happening))
    }),
  )
  $effect(() => {
    if (desk.game.pending === 0) untrack(() => desk.goOn())
  })
  watchHeroes(desk)
  watchCameras(desk)
  watchPeople(desk)
  watchLine(desk)
}

function heard(desk: Desk, happening: Happening): void {
  if (happening.kind === 'event') happened(desk, happening.event)
  if (happening.kind === 'refused') refused(desk, happening.deed, happening.reason)
  if (happening.kind === 'game') desk.notices.say(t('event-game-loaded'))
  if (happening.kind === 'error') desk.notices.refuse(refusalText(happening.reason), null, null)
  if (happening.kind === 'event' || happening.kind === 'game') dropped(desk)
}

function happened(desk: Desk, event: GameEvent): void {
  const { notices } = desk
  const text = tell(event, desk.teller)
  const atMe = 'target' in event && event.target === desk.mySeat
  if (URGENT.has(event.type) || atMe) notices.call(text)
  else notices.say(text)
  const tone = atMe ? 'warn' : SHOWN[event.type]
  if (tone) notices.show(text, tone, event.type)
  FOLLOWING[event.type]?.(desk, event)
}

/** What else an event brings with it. */
const FOLLOWING: Partial<Record<GameEvent['type'], (desk: Desk, event: GameEvent) => void>> = {
  cards_passed: (desk) => {
    if (desk.watching) return
    const mine = desk.abilities
    const text = mine.length
      ? t('event-your-card', { abilities: abilityNames(mine) })
      : t('event-your-card-none')
    desk.notices.show(text, 'good')
    desk.notices.say(text)
    const { leader } = desk.view
    if (leader !== null && leader !== desk.mySeat)
      desk.notices.say(t('event-leader', { who: desk.nameOf(leader) }))
  },
  tile_placed: (desk, event) => {
    desk.notices.say(t('event-tiles-left', { tiles: desk.view.stack.left }))
    if (event.type === 'tile_placed' && event.hero === 'elf') desk.talkCause = t('talk-cause-elf')
  },
  hourglass_turned: (desk, event) => {
    if (event.type === 'hourglass_turned')
      desk.talkCause = t('talk-cause-turn', { hero: heroName(event.hero) })
  },
  theft_done: (desk) => {
    desk.theft = true
    setTimeout(() => (desk.theft = false), THEFT_MS)
  },
  stared: (desk, event) => {
    if (event.type !== 'stared') return
    const stare = { id: Math.random(), from: event.seat, target: event.target }
    desk.stares = [...desk.stares.filter((one) => one.from !== event.seat), stare]
    setTimeout(() => (desk.stares = desk.stares.filter((one) => one !== stare)), STARE_MS)
  },
  tiles_discarded: (desk) => {
    desk.discards = []
  },
}

function refused(desk: Desk, deed: Deed, reason: string): void {
  const hero: Hero | null = 'hero' in deed ? deed.hero : null
  const ability =
    deed.type === 'move'
      ? deed.direction
      : deed.type === 'vortex' || deed.type === 'escalator' || deed.type === 'explore'
        ? deed.type
        : null
  const shown = ability !== null && desk.abilities.includes(ability)
  desk.notices.refuse(refusalText(reason), hero, shown ? ability : null)
}

/** Somebody moved the hero of a held slide. */
function dropped(desk: Desk): void {
  const hero = desk.hands.held?.cell.hero ?? desk.hands.choosing?.cell.hero
  if (hero && desk.hands.keepUp())
    desk.notices.refuse(t('event-slide-dropped', { hero: heroName(hero) }), hero, null)
}

function watchHeroes(desk: Desk): void {
  let before: Hero[] | null = null
  $effect(() => {
    const { phase, heroes } = desk.view
    const now = phase === 'heist' ? heroes.filter((one) => one.on_item).map((one) => one.hero) : []
    const [was, count] = [before ?? now, now.length]
    before = now
    if (phase !== 'heist') return
    for (const hero of now.filter((one) => !was.includes(one))) {
      const text = t('event-on-item', { hero: heroName(hero), count })
      desk.notices.show(text, 'good', 'items')
      desk.notices.say(text)
    }
    for (const hero of was.filter((one) => !now.includes(one)))
      desk.notices.say(t('event-off-item', { hero: heroName(hero), count }))
  })
}

function watchCameras(desk: Desk): void {
  let before: boolean | null = null
  $effect(() => {
    const locked = desk.view.hourglasses_locked
    const changed = before !== null && before !== locked
    before = locked
    if (!changed || !desk.running) return
    const text = t(locked ? 'event-cameras-lock' : 'event-cameras-unlock')
    desk.notices.show(text, locked ? 'warn' : 'good')
    desk.notices.say(text)
    if (locked) play('locked')
  })
}

function watchPeople(desk: Desk): void {
  let before: Map<string, boolean> | null = null
  $effect(() => {
    const now = new Map(
      desk.seats.filter((seat) => seat.name && !seat.me).map((seat) => [seat.name, seat.here]),
    )
    for (const [name, here] of now) {
      if (before?.get(name) === undefined || before.get(name) === here) continue
      const text = t(here ? 'event-person-back' : 'event-person-away', { who: name })
      desk.notices.show(text, here ? 'good' : 'warn')
      desk.notices.say(text)
    }
    before = now
  })
}

function watchLine(desk: Desk): void {
  let before = desk.session.line
  $effect(() => {
    const { line } = desk.session
    const was = before
    before = line
    if (was === 'open' && line !== 'open') desk.notices.call(t('event-line-lost'))
    if (was !== 'open' && line === 'open') desk.notices.call(t('event-line-back'))
  })
}

/** Told with every second that is left. */
export function second(desk: Desk, seconds: number): void {
  if (!desk.running) return
  if (SPOKEN_SECONDS.includes(seconds))
    desk.notices.call(t('event-time-left', { time: clockText(seconds * 1000) }))
  if (seconds > 0 && seconds <= TICKING_SECONDS) play('seconds')
}
