/** Every event is a moment: what it shows and how it sounds stands in one table. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { deadEnds, type Known } from '../../src/moments/facts'
import { gained, MOMENTS, momentOf } from '../../src/moments/moments'
import type { GameEvent } from '../../src/protocol/messages'
import { Positions } from '../../src/replay/positions'
import { Mall } from '../../src/state/mall'
import { SOUNDS } from '../../src/sound/sounds'
import { goldenNames, goldenReplay } from '../state/goldenGames'

const CAPACITY = 180_000
const plain: Known = {
  mySeat: 1,
  tileSet: null,
  view: { tiles: [], spent: [], sand: { capacity: CAPACITY, deadline: 0, stopped_at: null } },
  rules: [],
}
const event = (event: object): GameEvent => ({ at: 0, ...event }) as GameEvent

/** Every event of golden games, with what was known when it was told. */
function* told(...names: string[]): Generator<{ event: GameEvent; known: Known }> {
  for (const name of names) {
    const replay = goldenReplay(name)
    const positions = new Positions(replay)
    for (const [index, { events }] of positions.updates.entries()) {
      const { view } = positions.gameAt(index + 1)
      const known = { mySeat: 0, tileSet: replay.facts, view, rules: replay.heading.scenario.rules ?? [] }
      for (const event of events) yield { event, known }
    }
  }
}

describe('the table of moments', () => {
  const types = readFileSync(join(import.meta.dirname, '../../src/protocol/messages.ts'), 'utf8')
  const kinds = [...types.matchAll(/interface \w+Event \{\s+type: '(\w+)'/g)].map(
    ([, kind]) => kind as string,
  )

  it('has a row for each kind of event that travels', () => {
    expect(kinds.length).toBeGreaterThan(20)
    expect(Object.keys(MOMENTS)).toEqual(expect.arrayContaining(kinds))
  })
  it('leaves no sound out, besides those of no event', () => {
    const heard = new Set(Object.values(MOMENTS).map(({ sound }) => sound))
    const others = Object.keys(SOUNDS).filter((name) => !heard.has(name as keyof typeof SOUNDS))
    expect(others.sort()).toEqual(['lastSeconds', 'refused', 'seconds'])
  })
  it('never gives good news a sign of warning', () => {
    for (const kind of ['hourglass_turned', 'hero_safe', 'camera_broken', 'deck_shuffled', 'won'] as const)
      expect(MOMENTS[kind].notice).not.toBe('warn')
  })
  it('shows a dead end, and never only tells of it', () => {
    expect(MOMENTS.dead_end).toMatchObject({ flash: 'shut', notice: 'warn', words: 'event-dead-end' })
  })
  it('lets an unknown kind pass', () => {
    expect(momentOf(event({ type: 'of_tomorrow' }), plain)).toEqual({ sound: null })
  })
})

describe('what is known decides', () => {
  it('a turn that comes too early is another moment (H4)', () => {
    expect(gained(164_000, CAPACITY)).toBe(148_000)
    expect(momentOf(event({ type: 'hourglass_turned', hero: 'elf', sand: 164_000 }), plain).sound).toBe(
      'turn',
    )
    expect(momentOf(event({ type: 'hourglass_turned', hero: 'elf', sand: 20_000 }), plain).sound).toBe(
      'turnLost',
    )
  })
  it('a bell for me is urgent, one for others is not (T5)', () => {
    expect(momentOf(event({ type: 'bell_placed', seat: 0, target: 1 }), plain).urgent).toBe(true)
    expect(momentOf(event({ type: 'bell_placed', seat: 0, target: 2 }), plain).urgent).toBeUndefined()
  })
  it('a broken camera, a used-up ball and a turned hourglass are told apart (P8, P6, H3)', () => {
    const replay = goldenReplay('scenario-07')
    const { view } = new Positions(replay).gameAt(replay.updates.length)
    const known = { ...plain, tileSet: replay.facts, view }
    const spent = { camera: 'camera_broken', ball: 'ball_spent', hourglass: 'square_spent' } as const
    for (const [kind, moment] of Object.entries(spent) as [string, keyof typeof MOMENTS][]) {
      const squares = new Mall(replay.facts, view.tiles).specials(kind)
      expect(squares.length).toBeGreaterThan(0)
      for (const square of squares)
        expect(momentOf(event({ type: 'square_spent', square }), known)).toBe(MOMENTS[moment])
    }
  })
  it('a door that meets a wall is a dead end, told before or after the tile lies (G6)', () => {
    let found = 0
    for (const { event, known } of told(...goldenNames())) {
      if (event.type !== 'tile_placed') continue
      const ends = deadEnds(known, event)
      const before = { ...known.view, tiles: known.view.tiles.filter(({ tile }) => tile !== event.tile) }
      expect(deadEnds({ ...known, view: before }, event)).toEqual(ends)
      expect(momentOf(event, known)).toBe(ends.length ? MOMENTS.dead_end : MOMENTS.tile_placed)
      found += ends.length
    }
    expect(found).toBeGreaterThan(0)
  })
})
