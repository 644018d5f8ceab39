/** What the parts of the table screen share: the game as it is shown, the player's input, notices, and what is open. */
import type { TileSetFaces } from '../../protocol/api'
import { getContext, setContext } from 'svelte'
import { t } from '../../i18n/words.svelte'
import {
  HEROES,
  type Ability,
  type Hero,
  type Deed,
  type RefusalReason,
  type RuleSwitch,
  type Square,
} from '../../protocol/messages'
import { scenarioName } from '../../rooms/scenarios.svelte'
import type { ShownGame, Session } from '../../session/api'
import { allowedActions, type AllowedActions } from './controls/allowedActions'
import { PlayerInput, type SeatQuestion } from './controls/playerInput.svelte'
import { tilesThatCanGo } from '../../state/discards'
import { rulesPlayed } from '../../state/playedRules'
import { type Call, type Recent, recentAt } from '../../state/recent'
import { sameSquare } from '../../state/squares'
import { abilitiesOf } from '../../state/view'
import { cellOf, upTo, type Cell } from './matrix/matrix'
import { DescribedMall } from './description/describedMall'
import { placeText, shortPlace } from './description/describe'
import { Notices } from './notices/notices.svelte'
import { Scenes } from './scenes/scenes.svelte'
import { fromMe, seatsOf, type SeatFacts } from './seats/seats'
import type { TalkCause } from './talk/whyTalk'
import { cellName, type Lit } from '../learn/lesson'
import { abilityName, heroName, refusalText } from '../../i18n/names'
import type { Known } from '../../moments/facts'
import type { EventWording } from './notices/eventText'

export type Panel = 'mall' | 'help' | 'menu'

export class TableState {
  readonly session: Session
  readonly input: PlayerInput
  readonly notices = new Notices()
  readonly scenes = new Scenes()

  panel = $state<Panel | null>(null)
  talkCause = $state.raw<TalkCause | null>(null)
  /** C11: tiles chosen to go, in order. */
  discards = $state.raw<readonly number[]>([])
  /** How loud each seat speaks, from the voice while it is open. */
  levels = $state.raw<Readonly<Record<number, number>>>({})
  /** Facts of the tiles; `null` until they have come. */
  tileSet = $state.raw<TileSetFaces | null>(null)

  /** What a first game asks for. */
  lit = $state.raw<Lit | null>(null)

  #waiting: Cell | null = null
  /** Counts how often something may have faded. */
  fadings = $state(0)

  constructor(session: Session) {
    this.session = session
    this.input = new PlayerInput(session, (hero, ability) => this.#cell(hero, ability))
  }

  /** The one truth: all that follows is derived from it. What is heavy to paint may lag by a frame (`deferred`). */
  game: ShownGame = $derived.by(() => {
    const { game } = this.session
    if (!game) throw new Error('the table is shown only while a game is laid out')
    return game
  })

  view = $derived.by(() => this.game.view)
  reach = $derived.by(() => this.game.reach)
  // Most updates only move a hero: what does not hang on heroes is then not derived anew.
  #cards = $derived.by(() => this.view.cards)
  #leader = $derived.by(() => this.view.leader)
  #bell = $derived.by(() => this.view.bell)
  #deck = $derived.by(() => this.view.deck)
  mySeat = $derived.by(() => this.session.me?.seat ?? null)
  seats: SeatFacts[] = $derived.by(() => {
    const { room, me, lags } = this.session
    const cards = { cards: this.#cards, leader: this.#leader, bell: this.#bell, deck: this.#deck }
    return room ? seatsOf(room, cards, me, lags) : []
  })
  seatsFromMe = $derived(fromMe(this.seats))
  abilities: readonly Ability[] = $derived.by(() => abilitiesOf({ cards: this.#cards }, this.mySeat))
  /** Rows of the matrix. */
  rows: Cell[][] = $derived.by(() =>
    this.abilities.map((ability) => HEROES.map((hero) => this.#cell(hero, ability))),
  )
  can: AllowedActions = $derived.by(() =>
    allowedActions(this.game.heading, this.view, this.reach, { seat: this.mySeat, starts: this.#starts() }),
  )
  /** What seats did lately and is still to be seen. */
  recent: Recent = $derived.by(() => {
    void this.fadings
    return recentAt(this.game.recent, this.session.now())
  })
  mall = $derived.by(() => (this.tileSet ? new DescribedMall(this.tileSet, this.view) : null))

  /** What is played, in the reader's language. */
  get scenarioName(): string {
    const { scenario } = this.game.heading
    const number = scenario.number ?? null
    if (number === null && this.session.room?.lesson) return t('lesson-title')
    return scenarioName({ number, name: scenario.name })
  }
  get solo(): boolean {
    return this.#deck !== null
  }
  get watching(): boolean {
    return this.mySeat === null
  }
  get running(): boolean {
    return this.view.phase === 'heist' || this.view.phase === 'escape'
  }
  get paused(): boolean {
    return this.running && this.view.sand.stopped_at !== null
  }

  #cell(hero: Hero, ability: Ability): Cell {
    const cell = cellOf(this.view, this.reach, hero, ability)
    return this.isLit(cellName(ability, hero)) ? upTo(cell, this.lit?.square ?? null) : cell
  }

  /** For `data-lit`: whether a first game asks for this button. */
  isLit(button: string): true | undefined {
    return this.lit?.button === button || undefined
  }

  /** A drag or tap on the map. It also ends whatever else was begun. */
  fromBoard(deed: Deed): void {
    this.input.cancel()
    this.session.act(deed)
  }

  /** Something has faded meanwhile; in a replay the time itself says so. */
  fade(): void {
    this.fadings += 1
  }

  /** The bell that rings for a seat now: a call that ends, while the bell itself stays where it is (T5). */
  bellFor(seat: number | null): Call | undefined {
    return this.recent.calls.find((call) => call.kind === 'bell' && call.target === seat)
  }

  toggle(panel: Panel): void {
    this.panel = this.panel === panel ? null : panel
  }

  plays(rule: RuleSwitch): boolean {
    return rulesPlayed(this.game.heading).includes(rule)
  }

  /** A player's name, never empty. */
  nameOf(seat: number): string {
    return this.seats[seat]?.name || t('table-seat-empty', { number: seat + 1 })
  }

  who(seat: number): string {
    return seat === this.mySeat ? t('event-you') : this.nameOf(seat)
  }

  /** The host turns the hourglass; if the host watches, any seat may. */
  #starts(): boolean {
    const { room, isHost } = this.session
    return isHost || !room?.people.some((person) => person.id === room.host && person.seat !== null)
  }

  /** Whom a bell or a stare can go to, as they are listed: oneself last. */
  askable(question: SeatQuestion): SeatFacts[] {
    const others = this.seatsFromMe.filter((seat) => !seat.me)
    return question === 'bell' ? [...others, ...this.seatsFromMe.filter((seat) => seat.me)] : others
  }

  /** Names the answer to a question, from the view of whoever gives it. */
  askText(question: SeatQuestion, seat: number): string {
    if (seat === this.mySeat) return t('table-bell-self')
    return t(`table-${question}-at`, { name: this.nameOf(seat) })
  }

  /** A second press takes the question back; with one answer there is nothing to ask. */
  askOrCancel(question: SeatQuestion): void {
    const again = this.input.asking === question
    this.input.cancel()
    if (again) return
    this.input.ask(question)
    const [only, another] = this.askable(question)
    if (only && !another) this.input.answer(only.seat)
  }

  /** C11: chosen once it goes, chosen again it stays; a third pushes out the first. One that cannot go is not chosen. */
  toggleDiscard(tile: number): void {
    if (!tilesThatCanGo(this.view, this.discards).has(tile)) return
    const others = this.discards.filter((one) => one !== tile)
    this.discards = others.length < this.discards.length ? others : [...this.discards, tile].slice(-2)
  }

  /** Names of people at the table who are not ready yet. */
  get notReady(): string[] {
    const { room, me } = this.session
    const waited = room?.people.filter(
      (one) => one.seat !== null && one.here && !one.ready && one.id !== me?.id,
    )
    return waited?.map((one) => one.name) ?? []
  }

  /** A button or key of the matrix goes down. While an own deed is unanswered, what comes next waits for the answer. */
  press({ hero, ability }: Cell): void {
    const cell = this.#cell(hero, ability)
    this.#waiting = null
    if (cell.possible) this.input.press(cell)
    else if (this.game.pending === 0) this.#explainNothing(cell)
    else if (this.session.status === 'open') this.#waiting = cell
    else this.#refuse(cell, 'away')
  }

  /** The answer is here: what waited is done, as one tap, if the hero still stands where it was seen (A1). */
  goOn(): void {
    const waited = this.#waiting
    this.#waiting = null
    if (!waited) return
    const cell = this.#cell(waited.hero, waited.ability)
    if (!sameSquare(cell.from, waited.from)) this.#refuse(cell, 'hero_not_there')
    else if (cell.possible) this.input.once(cell)
    else this.#explainNothing(cell)
  }

  /** The line is lost: nobody expects what waited to be done when it is back. */
  dropWaiting(): void {
    this.#waiting = null
  }

  #refuse(cell: Cell, reason: RefusalReason | 'away'): void {
    this.input.focus = cell.hero
    this.notices.refuse(refusalText(reason), cell.hero, cell.ability)
  }

  /** A button that does nothing now says so. */
  #explainNothing(cell: Cell): void {
    this.input.focus = cell.hero
    const words = { hero: heroName(cell.hero), ability: abilityName(cell.ability) }
    this.notices.refuse(t('matrix-impossible', words), cell.hero, cell.ability)
  }

  /** How loud a seat speaks, 0 to 1. */
  levelOf(seat: number): number {
    return this.levels[seat] ?? 0
  }

  shortPlace(square: Square): string {
    return this.mall ? shortPlace(this.mall, square, this.view.phase === 'escape') : ''
  }

  placeText(square: Square): string {
    return this.mall ? placeText(this.mall, square) : t('place-plain')
  }

  /** What decides which moment an event is. */
  get known(): Known {
    const rules = rulesPlayed(this.game.heading)
    return { mySeat: this.mySeat, tileSet: this.tileSet, view: this.view, rules }
  }

  get wording(): EventWording {
    return {
      who: (seat) => this.who(seat),
      mySeat: this.mySeat,
      place: (square) => this.placeText(square),
      handsOnly: this.plays('hands_only'),
    }
  }
}

const KEY = Symbol('table')
export const provideTable = (table: TableState): TableState => setContext(KEY, table)
export const useTable = (): TableState => getContext<TableState>(KEY)
