/** What happens, as it is seen on the board: trails, flashes, beacons. Loaded with the first event. */
import './effects.css'
import { deadEnds, type Known } from '../../moments/facts'
import { momentOf } from '../../moments/moments'
import type { Deed, GameEvent, Square } from '../../protocol/messages'
import type { SessionEvent } from '../../session/api'
import { rulesPlayed } from '../../state/playedRules'
import { abilityUsed } from '../../state/recent'
import { stepsFrom } from '../../state/squares'
import type { BoardMap } from '../boardMap'
import { make } from '../dom'
import type { BoardState } from '../props'
import { Beacons } from './beacons'
import { Flashes } from './flashes'
import { Trails, type Way } from './trails'

export class Effects {
  readonly #trails = new Trails()
  readonly #flashes = new Flashes()
  readonly #beacons = new Beacons()
  /** Under the pawns. */
  readonly floor = make('div', 'effects', this.#beacons.element, this.#trails.element)
  /** Over the pawns. */
  readonly air = make('div', 'effects', this.#flashes.element)

  constructor() {
    this.floor.ariaHidden = this.air.ariaHidden = 'true'
  }

  show(map: BoardMap, { game: { view, heading } }: BoardState): void {
    this.#beacons.show(map, view, rulesPlayed(heading).includes('one_exit'))
  }

  happen(map: BoardMap, state: BoardState, told: SessionEvent): void {
    const { mySeat } = state
    if (told.kind === 'refused' && told.reason !== 'away') this.#takeBack(map, mySeat, told.deed)
    if (told.kind === 'predicted') this.#trail(map, state, wayOfDeed(map, told.deed), mySeat)
    if (told.kind !== 'event') return
    if (!told.predicted) this.#trail(map, state, wayOfEvent(told.event), seatOf(told.event))
    this.#flash(map, state, told.event)
  }

  #takeBack(map: BoardMap, mySeat: number | null, deed: Deed): void {
    const way = wayOfDeed(map, deed)
    if (way && mySeat !== null) this.#trails.takeBack(mySeat, way)
  }

  #flash(map: BoardMap, { mySeat, game }: BoardState, event: GameEvent): void {
    const rules = rulesPlayed(game.heading)
    const known = { mySeat, tileSet: map.set, view: game.view, rules }
    const { flash } = momentOf(event, known)
    if (flash) for (const square of squaresOf(event, known)) this.#flashes.add(map.plane, flash, square)
  }

  #trail({ plane }: BoardMap, { seats, calm }: BoardState, way: Way | null, seat: number | null): void {
    const mover = seats.find((one) => one.seat === seat)
    if (way) this.#trails.add(plane, way, mover, calm)
  }
}

const seatOf = (event: GameEvent): number | null => ('seat' in event ? event.seat : null)

/** Where an event is seen; a tile, at the doors that it turned into dead ends. */
function squaresOf(event: GameEvent, known: Known): Square[] {
  if (event.type === 'tile_placed') return deadEnds(known, event)
  return 'square' in event ? [event.square] : 'to' in event ? [event.to] : []
}

function wayOfEvent(event: GameEvent): Way | null {
  const ability = abilityUsed(event)
  if (!ability || !('hero' in event)) return null
  if (event.type === 'tile_placed') return { hero: event.hero, ability, from: event.door, to: event.door }
  return 'from' in event ? { hero: event.hero, ability, from: event.from, to: event.to } : null
}

/** The way of an own deed that is shown before it is answered. */
function wayOfDeed({ mall }: BoardMap, deed: Deed): Way | null {
  if (deed.type === 'move') {
    const { hero, from, direction, steps } = deed
    return { hero, ability: direction, from, to: stepsFrom(from, direction, steps) }
  }
  if (deed.type !== 'vortex' && deed.type !== 'escalator') return null
  const { hero, from } = deed
  const to = deed.type === 'vortex' ? deed.to : mall.otherEnd(from)
  return to && { hero, ability: deed.type, from, to }
}
