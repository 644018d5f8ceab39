import type { Analysis, SeatShare } from '../../src/protocol/api'
import { describe, expect, it } from 'vitest'
import {
  heroWays,
  partOf,
  praise,
  shareAt,
  spots,
  unused,
  waits,
  warmthOf,
} from '../../src/screens/analysis/figures'

const seat = (number: number, actions: number, median: number | null): SeatShare => ({
  seat: number,
  actions,
  moves: actions,
  steps: actions,
  vortices: 0,
  escalators: 0,
  explorations: number,
  turns: 0,
  cards_turned: 0,
  bells_placed: 0,
  bells_received: 0,
  stares: 0,
  useful: 0,
  reaction: { count: median === null ? 0 : 9, median_ms: median, p90_ms: median },
})

const base: Analysis = {
  format: 1,
  seats: 2,
  phase: 'won',
  started_at: 1000,
  ended_at: 11_000,
  play_ms: 10_000,
  phases: [],
  strip: [{ phase: 'escape', start: 9000, end: 11_000 }],
  talks: [],
  pauses: [],
  heroes: [
    { hero: 'mage', moving_ms: 1, waiting_ms: [300, 0], resting_ms: 2, talking_ms: 3, safe_ms: 4 },
    { hero: 'elf', moving_ms: 1, waiting_ms: [0, 900], resting_ms: 2, talking_ms: 3, safe_ms: 4 },
  ],
  shares: [seat(0, 4, 1500), seat(1, 6, 900)],
  chances: [],
  chances_in_all: 0,
  sand: {
    capacity_ms: 180_000,
    curve: [],
    turns: [],
    wasted_ms: 0,
    left_ms: 42_000,
    locked: [],
    locked_ms: 0,
    broken: [],
  },
  warmth: [
    { hero: 'elf', square: [0, 1, 1], stops: 1, passes: 2, stood_ms: 50 },
    { hero: 'mage', square: [0, 1, 1], stops: 3, passes: 0, stood_ms: 10 },
    { hero: 'elf', square: [1, 1, 1], stops: 1, passes: 0, stood_ms: 5 },
  ],
  ways: [],
  mall: [],
  beside: { actions: 10, least_actions: 5, pace: { action_ms: 1, look_ms: 1, card_ms: 1 }, plan: null },
  position: { items_found: 4, on_items: 0, stolen: true, out: 4 },
  medals: [],
  lesson: null,
}

describe('an analysis', () => {
  it('counts from the first turn of the hourglass', () => {
    expect([0, 1000, 6000, 99_000].map((at) => shareAt(base, at))).toEqual([0, 0, 0.5, 1])
    expect(shareAt({ ...base, started_at: null, ended_at: 0 }, 5)).toBe(0)
  })

  it('tells the longest wait first, and none that was not', () => {
    expect(waits(base)).toEqual([
      { hero: 'elf', seat: 1, ms: 900 },
      { hero: 'mage', seat: 0, ms: 300 },
    ])
  })

  it('adds up what a hero waited for', () => {
    const [mage] = base.heroes
    expect(mage && [partOf(mage, 'waiting'), partOf(mage, 'safe')]).toEqual([300, 4])
  })

  it('draws the sand that was not used as it would have run', () => {
    const turn = {
      at: 10,
      left_ms: 4,
      hero: 'elf',
      seat: 0,
      square: [0, 0, 0],
      sand_ms: 6,
      wasted_ms: 8,
    } as const
    expect(unused({ ...turn, square: [0, 0, 0] })).toEqual([
      [10, 4],
      [14, 0],
      [10, 0],
    ])
  })

  it('joins what heroes did on a square, boards apart (C13)', () => {
    const all = spots(base.warmth, null)
    expect(all.map((spot) => warmthOf(spot, 'visits'))).toEqual([6, 1])
    expect(all.map((spot) => warmthOf(spot, 'stood'))).toEqual([60, 5])
    expect(spots(base.warmth, 'mage')).toHaveLength(1)
    expect(heroWays(base.warmth)[2]).toEqual({ hero: 'elf', squares: 2, stops: 2, passes: 2 })
  })
})

describe('praise', () => {
  it('begins with the win', () => {
    const near = { actions: 9, turns: 0, time_ms: 1, sand_left_ms: 1, in_time: true }
    const kinds = praise({ ...base, beside: { ...base.beside, plan: near } }).map(({ kind }) => kind)
    expect(kinds).toEqual(['won', 'near-plan'])
  })

  it('finds something in a lost game too', () => {
    expect(praise({ ...base, phase: 'lost' })[0]).toEqual({ kind: 'stolen' })
    const alone = { ...base, phase: 'lost' as const, strip: [], seats: 1, shares: [seat(0, 3, null)] }
    expect(praise(alone)).toEqual([{ kind: 'together', actions: 10 }])
  })
})
