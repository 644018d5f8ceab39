/** T5, T6: whoever has the bell keeps it, but a call ends: by itself, or when its target acts. */
import { describe, expect, it } from 'vitest'
import type { GameEvent } from '../../src/protocol/messages'
import {
  ACT_MS,
  abilityUsed,
  CALL_MS,
  nextFading,
  remember,
  recentAt,
  NOTHING_RECENT,
} from '../../src/state/recent'
import { Positions } from '../../src/replay/positions'
import { goldenNames, goldenReplay } from './goldenGames'

const event = (event: object): GameEvent => ({ at: 1000, ...event }) as GameEvent
const bell = (seat: number, target: number, at = 1000) => event({ type: 'bell_placed', seat, target, at })
const stare = (seat: number, target: number, at = 1000) => event({ type: 'stared', seat, target, at })
const move = (seat: number, at = 2000) =>
  event({
    type: 'moved',
    seat,
    hero: 'elf',
    direction: 'north',
    steps: 1,
    from: [0, 0, 0],
    to: [0, 0, 0],
    at,
  })
const after = (...events: GameEvent[]) => events.reduce(remember, NOTHING_RECENT)
const calls = (...events: GameEvent[]) =>
  after(...events).calls.map(({ kind, from, target }) => [kind, from, target])

describe('a call', () => {
  it('is over when its target acts, and not when somebody else does', () => {
    expect(calls(bell(1, 3), move(1))).toEqual([['bell', 1, 3]])
    expect(calls(bell(1, 3), move(3))).toEqual([])
    expect(calls(bell(1, 3), stare(2, 3), stare(0, 2), move(3))).toEqual([['stare', 0, 2]])
  })
  it('is over when its target calls the theft, discards tiles or looks at one', () => {
    for (const type of ['theft_done', 'tiles_discarded', 'tile_revealed'])
      expect(calls(bell(1, 3), event({ type, seat: 3 }))).toEqual([])
    expect(calls(bell(1, 3), event({ type: 'theft_done', seat: null }))).toHaveLength(1)
  })
  it('lasts through words and gestures of its target: they are no actions (T3)', () => {
    for (const type of ['said', 'pinged', 'signed'])
      expect(calls(bell(1, 3), event({ type, seat: 3 }))).toHaveLength(1)
  })
  it('fades by itself', () => {
    const rung = after(bell(1, 3))
    expect(recentAt(rung, 1000 + CALL_MS.bell - 1)).toBe(rung)
    expect(recentAt(rung, 1000 + CALL_MS.bell).calls).toEqual([])
    expect(recentAt(after(stare(1, 3)), 1000 + CALL_MS.stare).calls).toEqual([])
    expect(nextFading(after(bell(1, 3), stare(0, 2)))).toBe(1000 + Math.min(CALL_MS.bell, CALL_MS.stare))
    expect(nextFading(NOTHING_RECENT)).toBeNull()
  })
  it('is replaced by the next one: there is one bell, and each seat has one pair of eyes', () => {
    expect(calls(bell(1, 3), bell(3, 2))).toEqual([['bell', 3, 2]])
    expect(calls(stare(1, 3), stare(2, 3), stare(1, 0))).toEqual([
      ['stare', 2, 3],
      ['stare', 1, 0],
    ])
  })
  it('is over with the game', () => {
    expect(after(bell(1, 3), move(1), event({ type: 'lost', why: 'sand' }))).toEqual(NOTHING_RECENT)
  })
})

describe('an act', () => {
  it('names the ability, and is the newest of its seat', () => {
    expect(after(move(1), event({ type: 'vortex_taken', seat: 1, at: 2100 }), move(2, 2200)).acts).toEqual([
      { seat: 1, ability: 'vortex', at: 2100 },
      { seat: 2, ability: 'north', at: 2200 },
    ])
  })
  it('fades, and an older one does not come along with the next', () => {
    expect(recentAt(after(move(1)), 2000 + ACT_MS).acts).toEqual([])
    expect(after(move(1), move(2, 2000 + ACT_MS)).acts).toEqual([
      { seat: 2, ability: 'north', at: 2000 + ACT_MS },
    ])
  })
})

it.each(goldenNames())('%s never calls a seat that has just acted', (name) => {
  const positions = new Positions(goldenReplay(name))
  positions.updates.forEach(({ events }, index) => {
    const { recent } = positions.gameAt(index + 1)
    for (const one of events)
      if (abilityUsed(one) && 'seat' in one)
        expect(recent.calls.some(({ target }) => target === one.seat)).toBe(false)
  })
})
