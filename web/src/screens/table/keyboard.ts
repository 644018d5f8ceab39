/** The keyboard at the table. Everything here can also be done by pointer and by screen reader. */
import type { BoardControl } from '../../board/props'
import { settings } from '../../settings/settings.svelte'
import { HEROES, type Direction } from '../../protocol/messages'
import type { Desk } from './desk.svelte'
import { arrowOf, cellAt, isForTheTable, numberOf, useOf, type KeyUse } from './keys'
import { cellOf, type Cell } from './matrix'
import { surroundings } from './describe'
import { abilityName, heroName } from './tell'
import { listOf, t } from '../../i18n/words.svelte'

/** What the keys need from the board. */
export type BoardView = Pick<BoardControl, 'fit' | 'zoom'>

const ZOOM = 1.25

export class Keyboard {
  readonly #desk: Desk
  readonly #board: () => BoardView | undefined
  /** The key that holds a slide. */
  #holding: string | null = null

  constructor(desk: Desk, board: () => BoardView | undefined) {
    this.#desk = desk
    this.#board = board
  }

  down = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') return this.#escape(event)
    if (!isForTheTable(event)) return
    if (event.repeat) {
      if (this.#holding === event.code) event.preventDefault()
      return
    }
    if (this.#choice(event) || this.#arrow(event)) return event.preventDefault()
    if (!settings.singleKeys) return
    if (event.key === '?' || this.#cell(event) || this.#use(event)) event.preventDefault()
    if (event.key === '?') this.#desk.toggle('help')
  }

  up = (event: KeyboardEvent): void => {
    if (event.code !== this.#holding) return
    this.#holding = null
    this.#desk.hands.release()
  }

  /** The window lost the keyboard: what was held is not committed. */
  lost = (): void => {
    if (this.#holding) this.#desk.hands.cancel()
    this.#holding = null
  }

  #escape(event: KeyboardEvent): void {
    this.#holding = null
    if (this.#desk.hands.cancel()) event.preventDefault()
    else if (this.#desk.panel === 'mall') this.#desk.panel = null
    else this.#desk.hands.focus = null
  }

  /** While something is to be chosen, numbers choose. */
  #choice(event: KeyboardEvent): boolean {
    const { hands } = this.#desk
    const number = numberOf(event.code)
    if (number === null) return false
    if (hands.choosing) {
      const target = hands.choosing.cell.targets[number]
      if (target) hands.choose(target)
      return true
    }
    if (hands.asking) {
      const seat = this.#desk.askable(hands.asking)[number]
      if (seat) hands.answer(seat.seat)
      return true
    }
    return false
  }

  #arrow(event: KeyboardEvent): boolean {
    const direction = arrowOf(event.code)
    const hero = this.#desk.hands.focus
    if (!direction || !hero || this.#desk.watching || this.#desk.panel === 'mall') return false
    this.#press(event.code, cellOf(this.#desk.view, this.#desk.reach, hero, direction), direction)
    return true
  }

  #cell(event: KeyboardEvent): boolean {
    const place = cellAt(event.code)
    const cell = place && this.#desk.rows[place.row]?.[place.column]
    if (!cell) return false
    this.#press(event.code, cell, null)
    return true
  }

  #press(code: string, cell: Cell, arrow: Direction | null): void {
    const { abilities, notices } = this.#desk
    if (arrow && !abilities.includes(arrow)) {
      const owners = this.#desk.seats.filter((seat) => seat.abilities.includes(arrow))
      const names = listOf(owners.map((seat) => this.#desk.nameOf(seat.seat)))
      notices.refuse(t('matrix-not-mine', { ability: abilityName(arrow), names }), cell.hero, null)
    } else {
      this.#desk.press(cell)
      this.#holding = code
    }
  }

  #use(event: KeyboardEvent): boolean {
    const use = useOf(event.code)
    return use !== null && this.#uses[use]() !== false
  }

  readonly #uses: Record<KeyUse, () => boolean | void> = {
    bell: () => this.#desk.can.bell && this.#desk.askOrCancel('bell'),
    stare: () => this.#desk.can.stare && this.#desk.askOrCancel('stare'),
    talk: () => document.getElementById('table-say')?.focus(),
    speak: () => false, // the voice listens for it itself, while it is open
    look: () => this.#desk.can.look && this.#desk.session.act({ type: 'look' }),
    steal: () => this.#desk.can.steal && this.#desk.session.act({ type: 'steal' }),
    card: () => this.#desk.can.turnCard && this.#desk.session.act({ type: 'turn_card' }),
    pause: () => {
      if (this.#desk.can.pause) this.#desk.session.act({ type: 'pause' })
      else if (this.#desk.can.resume) this.#desk.session.act({ type: 'resume' })
    },
    mall: () => this.#desk.toggle('mall'),
    where: () => this.#where(),
    fit: () => this.#board()?.fit(),
    closer: () => this.#board()?.zoom(ZOOM),
    farther: () => this.#board()?.zoom(1 / ZOOM),
    menu: () => this.#desk.toggle('menu'),
    help: () => this.#desk.toggle('help'),
  }

  /** Reads the surroundings of the focused hero; of all four where none is. */
  #where(): void {
    const { mall, view, reach, hands, notices } = this.#desk
    if (!mall) return
    if (hands.focus) return notices.call(surroundings(mall, view, reach, hands.focus).join(' '))
    const places = HEROES.map((hero) => {
      const square = view.heroes.find((one) => one.hero === hero)?.square
      return `${heroName(hero)}: ${square ? this.#desk.placeText(square) : t('table-hero-out')}.`
    })
    notices.call(places.join(' '))
  }
}
