/** What the plots need of an analysis. Pure: nothing is worked out anew that the server knows. */
import type { Analysis, HeroTime, Turn, Warmth } from '../../protocol/api'
import { HEROES, type Hero, type Square } from '../../protocol/messages'
import { keyOf } from '../../state/squares'

export const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)

/** From where on times are counted: the first turn of the hourglass. */
export const startOf = ({ started_at }: Analysis): number => started_at ?? 0

/** Where a moment lies between the start and the end, 0 to 1. */
export function shareAt(analysis: Analysis, at: number): number {
  const length = analysis.ended_at - startOf(analysis)
  return length > 0 ? Math.min(1, Math.max(0, (at - startOf(analysis)) / length)) : 0
}

export interface Wait {
  hero: Hero
  seat: number
  ms: number
}

/** Pairs of waiting and awaited seats, the longest wait first. */
export function waits({ heroes }: Analysis): Wait[] {
  const all = heroes.flatMap(({ hero, waiting_ms }) => waiting_ms.map((ms, seat) => ({ hero, seat, ms })))
  return all.filter(({ ms }) => ms > 0).sort((one, other) => other.ms - one.ms)
}

export const HERO_PARTS = ['moving', 'waiting', 'resting', 'talking', 'safe'] as const
export type HeroPart = (typeof HERO_PARTS)[number]

export const partOf = (time: HeroTime, part: HeroPart): number =>
  part === 'waiting' ? sum(time.waiting_ms) : time[`${part}_ms`]

/** The sand that was still above when it was turned, as it would have run: a triangle of the plot. */
export const unused = ({ at, left_ms }: Turn): [number, number][] => [
  [at, left_ms],
  [at + left_ms, 0],
  [at, 0],
]

export interface Spot {
  square: Square
  stops: number
  passes: number
  stood: number
}

export type Measure = 'visits' | 'stood'

export const warmthOf = (spot: Spot, measure: Measure): number =>
  measure === 'stood' ? spot.stood : spot.stops + spot.passes

/** Squares with all that happened there, of one hero or of all. */
export function spots(warmth: readonly Warmth[], hero: Hero | null): Spot[] {
  const found = new Map<string, Spot>()
  for (const one of warmth) {
    if (hero && one.hero !== hero) continue
    const key = keyOf(one.square)
    const spot = found.get(key) ?? { square: one.square, stops: 0, passes: 0, stood: 0 }
    spot.stops += one.stops
    spot.passes += one.passes
    spot.stood += one.stood_ms
    found.set(key, spot)
  }
  return [...found.values()]
}

export interface HeroWays {
  hero: Hero
  squares: number
  stops: number
  passes: number
}

export const heroWays = (warmth: readonly Warmth[]): HeroWays[] =>
  HEROES.map((hero) => {
    const own = warmth.filter((one) => one.hero === hero)
    return {
      hero,
      squares: own.length,
      stops: sum(own.map(({ stops }) => stops)),
      passes: sum(own.map(({ passes }) => passes)),
    }
  })

/** Praise, the best first, by the key of its sentence. There is always some. */
export type Praise =
  | { kind: 'won'; ms: number }
  | { kind: 'stolen' }
  | { kind: 'late' }
  | { kind: 'near-plan'; actions: number; planned: number }
  | { kind: 'together'; actions: number }

const MOST_PRAISE = 3
/** Praise for a team that needs at most this multiple of the actions of a plan that knows the stack. */
const NEAR = 1.35

export function praise(analysis: Analysis): Praise[] {
  const { beside, phase, sand } = analysis
  const found: Praise[] = []
  if (phase === 'won') found.push({ kind: 'won', ms: sand.left_ms })
  else if (analysis.strip.some((part) => part.phase === 'escape')) found.push({ kind: 'stolen' })
  if (beside.plan && phase === 'won' && beside.actions <= NEAR * beside.plan.actions)
    found.push({ kind: 'near-plan', actions: beside.actions, planned: beside.plan.actions })
  if (sand.turns.length && sand.wasted_ms === 0) found.push({ kind: 'late' })
  if (!found.length) found.push({ kind: 'together', actions: beside.actions })
  return found.slice(0, MOST_PRAISE)
}
