/** Announces events as words, notices and sounds: each once, when the server has confirmed it. */
import { untrack } from 'svelte'
import { t } from '../../../i18n/words.svelte'
import type { Deed, GameEvent, Hero } from '../../../protocol/messages'
import { momentOf } from '../../../moments/moments'
import type { SessionEvent } from '../../../session/api'
import { play } from '../../../sound/play'
import { clockText } from '../../../i18n/clockText'
import { nextFading } from '../../../state/recent'
import { LAST_SECONDS, SPOKEN_SECONDS, TICKING_SECONDS } from '../../../state/sand'
import { defer } from '../../../ui/deferred.svelte'
import type { TableState } from '../tableState.svelte'
import { abilityNames, heroName, refusalText } from '../../../i18n/names'
import { eventText } from './eventText'
import { showMoment } from './showMoment'

/** Announces events for as long as the component lives. */
export function announceEvents(table: TableState): void {
  $effect(() =>
    table.session.subscribe((sessionEvent) => {
      if (table.session.game) showMoment(table, sessionEvent)
      defer(() => table.session.game && heard(table, sessionEvent)) // unless the table was cleared meanwhile
    }),
  )
  $effect(() => {
    if (table.session.status !== 'open') table.dropWaiting()
    else if (table.game.pending === 0) untrack(() => table.goOn())
  })
  watchRecent(table)
  watchHeroes(table)
  watchCameras(table)
  watchPeople(table)
  watchConnection(table)
}

function heard(table: TableState, sessionEvent: SessionEvent): void {
  if (sessionEvent.kind === 'event') happened(table, sessionEvent.event)
  if (sessionEvent.kind === 'refused') refused(table, sessionEvent.deed, sessionEvent.reason)
  if (sessionEvent.kind === 'game') loaded(table)
  if (sessionEvent.kind === 'error') table.notices.refuse(refusalText(sessionEvent.reason), null, null)
  if (sessionEvent.kind === 'event' || sessionEvent.kind === 'game') dropped(table)
}

function loaded(table: TableState): void {
  table.talkCause = null
  table.notices.say(t('event-game-loaded'))
}

function happened(table: TableState, event: GameEvent): void {
  const { notices } = table
  const text = eventText(event, table.wording)
  const { urgent, notice, words } = momentOf(event, table.known)
  if (urgent) notices.call(text)
  else notices.say(text)
  if (words) notices.say(t(words))
  if (notice) notices.show(words ? t(words) : text, notice, event.type)
  FOLLOWING[event.type]?.(table, event)
}

/** C11: what was chosen to go has gone, or lay in another game. */
function chooseAnew(table: TableState): void {
  table.discards = []
}

/** Further effects of some events. */
const FOLLOWING: Partial<Record<GameEvent['type'], (table: TableState, event: GameEvent) => void>> = {
  cards_passed: (table) => {
    if (table.watching) return
    const mine = table.abilities
    const text = mine.length
      ? t('event-your-card', { abilities: abilityNames(mine) })
      : t('event-your-card-none')
    table.notices.show(text, 'good')
    table.notices.say(text)
    const { leader } = table.view
    if (leader !== null && leader !== table.mySeat)
      table.notices.say(t('event-leader', { who: table.nameOf(leader) }))
  },
  tile_placed: (table, event) => {
    table.notices.forget('tile_revealed') // it asked to place the tile
    table.notices.say(t('event-tiles-left', { tiles: table.view.stack.left }))
    if (event.type === 'tile_placed' && event.hero === 'elf') table.talkCause = 'elf'
  },
  hourglass_turned: (table, event) => {
    if (event.type === 'hourglass_turned') table.talkCause = { turnedBy: event.hero }
  },
  talk_closed: (table) => {
    table.talkCause = null
  },
  discard_due: chooseAnew,
  tiles_discarded: chooseAnew,
}

function refused(table: TableState, deed: Deed, reason: string): void {
  const hero: Hero | null = 'hero' in deed ? deed.hero : null
  const ability =
    deed.type === 'move'
      ? deed.direction
      : deed.type === 'vortex' || deed.type === 'escalator' || deed.type === 'explore'
        ? deed.type
        : null
  const shown = ability !== null && table.abilities.includes(ability)
  table.notices.refuse(refusalText(reason), hero, shown ? ability : null)
}

/** Somebody moved the hero of a held slide; where its card was passed on, the new one is told already. */
function dropped(table: TableState): void {
  const cell = table.input.held?.cell ?? table.input.choosing?.cell
  if (cell && table.input.keepUp() && table.abilities.includes(cell.ability))
    table.notices.refuse(t('event-slide-dropped', { hero: heroName(cell.hero) }), cell.hero, null)
}

/** Lets what seats did fade when its time has come. */
function watchRecent(table: TableState): void {
  $effect(() => {
    void table.fadings // a clock that was set back makes it wait again
    const next = nextFading(table.recent)
    if (next === null) return
    const timer = setTimeout(() => table.fade(), Math.max(0, next - table.session.now()))
    return () => clearTimeout(timer)
  })
}

function watchHeroes(table: TableState): void {
  let before: Hero[] | null = null
  $effect(() => {
    const { phase, heroes } = table.view
    const now = phase === 'heist' ? heroes.filter((one) => one.on_item).map((one) => one.hero) : []
    const [was, count] = [before ?? now, now.length]
    before = now
    if (phase !== 'heist') {
      if (was.length > 0) table.notices.forget('items')
      return
    }
    for (const hero of now.filter((one) => !was.includes(one))) {
      const text = t('event-on-item', { hero: heroName(hero), count })
      table.notices.show(text, 'good', 'items')
      table.notices.say(text)
    }
    for (const hero of was.filter((one) => !now.includes(one)))
      table.notices.say(t('event-off-item', { hero: heroName(hero), count }))
  })
}

function watchCameras(table: TableState): void {
  let before: boolean | null = null
  $effect(() => {
    const locked = table.view.hourglasses_locked
    const changed = before !== null && before !== locked
    before = locked
    if (!changed || !table.running) return
    const text = t(locked ? 'event-cameras-lock' : 'event-cameras-unlock')
    table.notices.show(text, locked ? 'warn' : 'good')
    table.notices.say(text)
    if (locked) play('locked')
  })
}

function watchPeople(table: TableState): void {
  let before: Map<string, boolean> | null = null
  $effect(() => {
    const now = new Map(
      table.seats.filter((seat) => seat.name && !seat.me).map((seat) => [seat.name, seat.here]),
    )
    for (const [name, here] of now) {
      if (before?.get(name) === undefined || before.get(name) === here) continue
      const text = t(here ? 'event-person-back' : 'event-person-away', { who: name })
      table.notices.show(text, here ? 'good' : 'warn')
      table.notices.say(text)
    }
    before = now
  })
}

function watchConnection(table: TableState): void {
  let before = table.session.status
  $effect(() => {
    const { status } = table.session
    const was = before
    before = status
    if (was === 'open' && status !== 'open') table.notices.call(t('event-line-lost'))
    if (was !== 'open' && status === 'open') table.notices.call(t('event-line-back'))
  })
}

/** Speaks the time at certain seconds and ticks the last ones; called with every second that is left. */
export function announceSecond(table: TableState, seconds: number): void {
  if (!table.running) return
  if (SPOKEN_SECONDS.includes(seconds))
    table.notices.call(t('event-time-left', { time: clockText(seconds * 1000) }))
  if (seconds > 0 && seconds <= TICKING_SECONDS) play(seconds <= LAST_SECONDS ? 'lastSeconds' : 'seconds')
}
