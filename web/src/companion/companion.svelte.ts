/** The companion's game with its clock: looked at again and again, and always worked out from the time of day. */
import { untrack } from 'svelte'
import { t } from '../i18n/words.svelte'
import { clockText } from '../i18n/clockText'
import type { RuleSwitch } from '../protocol/messages'
import type { ScenarioRow } from '../protocol/api'
import { scenarios } from '../rooms/scenarios.svelte'
import { play, readySound } from '../sound/play'
import { rulesAtLevel } from '../state/playedRules'
import { ALARM_MS, fullness, LAST_SECONDS, sandAt, SPOKEN_SECONDS, TICKING_SECONDS } from '../state/sand'
import { keepAwake } from '../ui/page/awake'
import { keepGame, keptGame } from './kept'
import {
  choicesFor,
  elfExplored,
  end,
  hush,
  newGame,
  notOver,
  phaseAt,
  takeBack,
  talkAt,
  turn,
} from './tableGame'
import type { Choices, TableGame } from './tableGame'

const LOOK_MS = 250
/** Later than this nobody was there when it rang. */
const LATE_MS = 2_000
const RING_AT_MS = [0, 600, 1_200]
const SHAKES_MS = [400, 150, 400, 150, 800]

export class Companion {
  game = $state.raw(keptGame())
  now = $state(Date.now())
  /** Words for a screen reader: what has just happened. */
  said = $state('')
  /** How long ago the sand had run out when somebody was here to see it, if they were late. */
  late = $state<number | null>(null)

  readonly #opened = Date.now()

  row: ScenarioRow | undefined = $derived(this.#row(this.game.scenario))
  rules: readonly RuleSwitch[] = $derived(this.row ? rulesAtLevel(this.row, this.game.level) : [])
  phase = $derived(phaseAt(this.game, this.now))
  talk = $derived(talkAt(this.game, this.rules, this.now))
  sand = $derived(sandAt(this.game.sand, this.now))
  full = $derived(fullness(this.sand.left, this.sand.capacity))
  alarm = $derived(this.phase === 'running' && this.sand.left <= ALARM_MS)
  seconds = $derived(Math.ceil(this.sand.left / 1000))

  turn(): void {
    const before = this.phase
    this.#change((game, now) => turn(game, this.rules, now))
    if (before === 'planning') this.#tell('hush', t('moment-hush-why'))
    else if (this.phase === 'running') {
      const { left, ifTurned } = this.sand
      this.#tell(left >= ifTurned ? 'turn' : 'turnLost', t('companion-turned', { time: clockText(left) }))
      if (this.talk.open) play('talkOpens')
    }
  }
  takeBack(): void {
    this.late = null
    this.#change(takeBack)
    this.said = t('event-time-left', { time: clockText(this.sand.left) })
  }
  hush(): void {
    this.#change(hush)
    this.#tell('talkCloses', t('talk-silence'))
  }
  elfExplored(): void {
    this.#change((game, now) => elfExplored(game, this.rules, now))
    this.#tell('talkOpens', t('talk-now'))
  }
  end(how: 'won' | 'lost'): void {
    this.#change((game, now) => end(game, how, now))
    this.#tell(how, t(how === 'won' ? 'end-won' : 'end-lost'))
  }
  notOver(): void {
    this.#change(notOver)
  }
  choose(changes: Partial<Choices>): void {
    this.late = null
    this.#change((game) => {
      const { scenario, level, seats, capacity, talkAlways } = game
      return newGame({ scenario, level, seats, capacity, talkAlways, ...changes })
    })
  }

  play(wanted: ScenarioRow): void {
    this.choose(choicesFor(this.game, wanted))
  }

  /** Call it while the page is made; all of it stops with the page. */
  run(): void {
    $effect(readySound)
    $effect(() => {
      const look = () => (this.now = Date.now())
      const timer = setInterval(look, LOOK_MS)
      document.addEventListener('visibilitychange', look)
      return () => {
        clearInterval(timer)
        document.removeEventListener('visibilitychange', look)
      }
    })
    $effect(() => (this.phase === 'running' ? keepAwake() : undefined))
    $effect(() => {
      const { phase, seconds } = this
      if (phase === 'running') untrack(() => this.#second(seconds))
    })
    this.#ringWhenOut()
  }

  #row(scenario: Choices['scenario']): ScenarioRow | undefined {
    if (typeof scenario !== 'number') return scenario
    return scenarios().find(({ number }) => number === scenario)
  }

  #change(change: (game: TableGame, now: number) => TableGame): void {
    this.now = Date.now()
    this.game = change(this.game, this.now)
    keepGame(this.game)
  }

  #tell(sound: Parameters<typeof play>[0], words: string): void {
    play(sound)
    this.said = words
  }

  #second(seconds: number): void {
    if (SPOKEN_SECONDS.includes(seconds))
      this.said = t('event-time-left', { time: clockText(seconds * 1000) })
    if (seconds > 0 && seconds <= TICKING_SECONDS) play(seconds <= LAST_SECONDS ? 'lastSeconds' : 'seconds')
  }

  /** Exactly then where the browser lets a page run; else as soon as it is looked at again. */
  #ringWhenOut(): void {
    const out = $derived(this.phase === 'lost' && this.game.ended === null)
    $effect(() => (out ? untrack(() => this.#ring(this.now - this.game.sand.deadline)) : undefined))
    $effect(() => {
      const { stopped_at, deadline } = this.game.sand
      if (stopped_at !== null) return
      const timer = setTimeout(() => (this.now = Date.now()), Math.max(0, deadline - Date.now()))
      return () => clearTimeout(timer)
    })
  }

  /** Returns how to stop it. Silent where the sand was out long before the page was opened: that has rung before. */
  #ring(ago: number): (() => void) | undefined {
    this.late = ago > LATE_MS ? ago : null
    if (this.game.sand.deadline < this.#opened - LATE_MS) return undefined
    const bells = RING_AT_MS.map((at) => setTimeout(() => play('bell', { unseen: true }), at))
    navigator.vibrate?.(SHAKES_MS)
    return () => {
      bells.forEach(clearTimeout)
      navigator.vibrate?.(0)
    }
  }
}
