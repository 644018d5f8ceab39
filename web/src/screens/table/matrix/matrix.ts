/** The matrix: a column for each hero, a row for each of my abilities. Reads the reach and knows no rules. */
import { DIRECTIONS } from '../../../protocol/messages'
import type { Ability, Deed, Direction, Hero, ReachFacts, Square, View } from '../../../protocol/messages'
import { byRows, sameSquare, stepsFrom } from '../../../state/squares'
import { squareOf } from '../../../state/view'

export const isDirection = (ability: Ability): ability is Direction =>
  (DIRECTIONS as readonly string[]).includes(ability)

/** One button of the matrix. */
export interface Cell {
  hero: Hero
  ability: Ability
  /** Where the hero stands; `null` once it has left. */
  from: Square | null
  /** Directions: after how many steps it may stop, the nearest first. */
  stops: readonly number[]
  /** Vortex and explore: where to, as the board is read (by rows). */
  targets: readonly Square[]
  /** Whether anything can be done with it. */
  possible: boolean
}

const NOBODY: readonly never[] = []

function stopsOf(reach: ReachFacts, hero: Hero, ability: Ability): readonly number[] {
  return isDirection(ability) ? (reach[ability][hero] ?? NOBODY) : NOBODY
}

function targetsOf(reach: ReachFacts, hero: Hero, ability: Ability): readonly Square[] {
  if (ability !== 'vortex' && ability !== 'explore') return NOBODY
  return [...(reach[ability][hero] ?? NOBODY)].sort(byRows)
}

export function cellOf(view: View, reach: ReachFacts, hero: Hero, ability: Ability): Cell {
  const stops = stopsOf(reach, hero, ability)
  const targets = targetsOf(reach, hero, ability)
  const ride = ability === 'escalator' && reach.escalator[hero] === true
  const from = squareOf(view, hero)
  return { hero, ability, from, stops, targets, possible: ride || stops.length > 0 || targets.length > 0 }
}

/** The cell of a hero that is to slide to the lit square of a first game: whoever holds too long does not slip past it. */
export function upTo(cell: Cell, lit: Square | null): Cell {
  const { from, ability, stops } = cell
  if (!lit || !from || !isDirection(ability)) return cell
  const last = stops.findIndex((steps) => sameSquare(stepsFrom(from, ability, steps), lit))
  return last < 0 ? cell : { ...cell, stops: stops.slice(0, last + 1) }
}

export const moveDeed = (cell: Cell, steps: number): Deed | null =>
  cell.from && isDirection(cell.ability)
    ? { type: 'move', hero: cell.hero, from: cell.from, direction: cell.ability, steps }
    : null

/** The deed for one of a cell's targets; the escalator needs none. */
export function targetDeed(cell: Cell, target: Square | null): Deed | null {
  const { hero, from } = cell
  if (!from) return null
  if (cell.ability === 'escalator') return { type: 'escalator', hero, from }
  if (!target) return null
  return cell.ability === 'vortex'
    ? { type: 'vortex', hero, from, to: target }
    : { type: 'explore', hero, from, door: target }
}

/** Whether a crystal ball lets the mage open doors it does not stand on (P6). */
export const byBall = (cell: Cell): boolean =>
  cell.ability === 'explore' && cell.targets.some((door) => !sameSquare(door, cell.from))
