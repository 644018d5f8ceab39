/** The keyboard at the table. Everything here can also be done by pointer and by screen reader. */
import type { BoardControl } from '../../../board/props'
import { squareOf } from '../../../state/view'
import { audible, settings, switchSound } from '../../../settings/settings.svelte'
import { HEROES, type Direction } from '../../../protocol/messages'
import type { TableState } from '../tableState.svelte'
import { arrowOf, cellAt, isForTheTable, numberOf, useOf, type KeyUse } from './keys'
import { cellOf, type Cell } from '../matrix/matrix'
import { surroundings } from '../description/describe'
import { abilityName, heroName } from '../../../i18n/names'
import { listOf, t } from '../../../i18n/words.svelte'

/** What the keys need from the board. */
export type BoardView = Pick<BoardControl, 'fit' | 'zoom'>

const ZOOM = 1.25

export class Keyboard {
  readonly #table: TableState
  readonly #board: () => BoardView | undefined
  /** The key that holds a slide. */
  #holding: string | null = null

  constructor(table: TableState, board: () => BoardView | undefined) {
    this.#table = table
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
    if (event.key === '?') this.#table.toggle('help')
  }

  up = (event: KeyboardEvent): void => {
    if (event.code !== this.#holding) return
    this.#holding = null
    this.#table.input.release()
  }

  /** The window lost the keyboard: what was held is not committed. */
  lost = (): void => {
    if (this.#holding) this.#table.input.cancel()
    this.#holding = null
  }

  #escape(event: KeyboardEvent): void {
    this.#holding = null
    if (this.#table.input.cancel()) event.preventDefault()
    else if (this.#table.panel === 'mall') this.#table.panel = null
    else this.#table.input.focus = null
  }

  /** While something is to be chosen, numbers choose. */
  #choice(event: KeyboardEvent): boolean {
    const { input } = this.#table
    const number = numberOf(event.code)
    if (number === null) return false
    if (input.choosing) {
      const target = input.choosing.cell.targets[number]
      if (target) input.choose(target)
      return true
    }
    if (input.asking) {
      const seat = this.#table.askable(input.asking)[number]
      if (seat) input.answer(seat.seat)
      return true
    }
    return false
  }

  #arrow(event: KeyboardEvent): boolean {
    const direction = arrowOf(event.code)
    const hero = this.#table.input.focus
    if (!direction || !hero || this.#table.watching || this.#table.panel === 'mall') return false
    this.#press(event.code, cellOf(this.#table.view, this.#table.reach, hero, direction), direction)
    return true
  }

  #cell(event: KeyboardEvent): boolean {
    const place = cellAt(event.code)
    const cell = place && this.#table.rows[place.row]?.[place.column]
    if (!cell) return false
    this.#press(event.code, cell, null)
    return true
  }

  #press(code: string, cell: Cell, arrow: Direction | null): void {
    const { abilities, notices } = this.#table
    if (arrow && !abilities.includes(arrow)) {
      const owners = this.#table.seats.filter((seat) => seat.abilities.includes(arrow))
      const names = listOf(owners.map((seat) => this.#table.nameOf(seat.seat)))
      notices.refuse(t('matrix-not-mine', { ability: abilityName(arrow), names }), cell.hero, null)
    } else {
      this.#table.press(cell)
      this.#holding = code
    }
  }

  #use(event: KeyboardEvent): boolean {
    const use = useOf(event.code)
    return use !== null && this.#uses[use]() !== false
  }

  readonly #uses: Record<KeyUse, () => boolean | void> = {
    bell: () => this.#table.can.bell && this.#table.askOrCancel('bell'),
    stare: () => this.#table.can.stare && this.#table.askOrCancel('stare'),
    talk: () => document.getElementById('table-say')?.focus(),
    speak: () => false, // the voice listens for it itself, while it is open
    look: () => this.#table.can.look && this.#table.session.act({ type: 'look' }),
    steal: () => this.#table.can.steal && this.#table.session.act({ type: 'steal' }),
    card: () => this.#table.can.turnCard && this.#table.session.act({ type: 'turn_card' }),
    pause: () => {
      if (this.#table.can.pause) this.#table.session.act({ type: 'pause' })
      else if (this.#table.can.resume) this.#table.session.act({ type: 'resume' })
    },
    mall: () => this.#table.toggle('mall'),
    where: () => this.#where(),
    fit: () => this.#board()?.fit(),
    closer: () => this.#board()?.zoom(ZOOM),
    farther: () => this.#board()?.zoom(1 / ZOOM),
    sound: () => this.#toggleSound(),
    menu: () => this.#table.toggle('menu'),
    help: () => this.#table.toggle('help'),
  }

  #toggleSound(): void {
    switchSound()
    const text = t(audible() ? 'event-sound-on' : 'event-sound-off')
    this.#table.notices.show(text, 'plain', 'sound')
    this.#table.notices.call(text)
  }

  /** Reads the surroundings of the focused hero; of all four where none is. */
  #where(): void {
    const { mall, view, reach, input, notices } = this.#table
    if (!mall) return
    if (input.focus) return notices.call(surroundings(mall, view, reach, input.focus).join(' '))
    const places = HEROES.map((hero) => {
      const square = squareOf(view, hero)
      return `${heroName(hero)}: ${square ? this.#table.placeText(square) : t('table-hero-out')}.`
    })
    notices.call(places.join(' '))
  }
}
