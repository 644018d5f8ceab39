/** Brushes: what a tap on a square does. */
import type { Hero } from '../../../../protocol/messages'
import type { Cell, SpecialKind } from '../../../../state/tileFacts'
import {
  makeFloor,
  makeShop,
  markOf,
  owned,
  place,
  squareAt,
  withEscalator,
  withoutEscalator,
  type Drawing,
} from './drawing'

export const KINDS: readonly SpecialKind[] = [
  'exploration',
  'vortex',
  'item',
  'exit',
  'hourglass',
  'ball',
  'camera',
]
export const HEROES: readonly Hero[] = ['barbarian', 'mage', 'elf', 'dwarf']

export type Brush =
  { sort: 'floor' | 'shop' | 'escalator' | 'passage' } | { sort: 'special'; kind: SpecialKind; hero: Hero }

export interface Stroke {
  drawing: Drawing
  /** The first end of an escalator that waits for its second. */
  waiting: Cell | null
}

/** A brush on a square; the same again takes away what it brought. */
export function stroke(drawing: Drawing, at: Cell, brush: Brush, waiting: Cell | null = null): Stroke {
  const { shop, mark } = squareAt(drawing, at)
  const done = (next: Drawing): Stroke => ({ drawing: next, waiting: null })
  if (brush.sort === 'floor') return done(makeFloor(drawing, at))
  if (brush.sort === 'shop') return done(shop ? makeFloor(drawing, at) : makeShop(drawing, at))
  if (brush.sort === 'passage') return done(drawing)
  if (brush.sort === 'special') {
    const wanted = markOf(brush.kind, brush.hero)
    return done(mark === wanted ? makeFloor(drawing, at) : place(drawing, at, wanted))
  }
  return escalator(drawing, at, waiting)
}

function escalator(drawing: Drawing, at: Cell, waiting: Cell | null): Stroke {
  if (waiting && String(waiting) === String(at)) return { drawing, waiting: null }
  if (waiting) return { drawing: withEscalator(drawing, waiting, at), waiting: null }
  if (squareAt(drawing, at).end) return { drawing: withoutEscalator(drawing, at), waiting: null }
  return { drawing, waiting: at }
}

export const brushKey = (brush: Brush): string =>
  brush.sort === 'special' ? (owned(brush.kind) ? `${brush.kind}-${brush.hero}` : brush.kind) : brush.sort
