/** C11: which tiles can be chosen to go. */
import { describe, expect, it } from 'vitest'
import { tilesThatCanGo } from '../../src/state/discards'
import { goldenGame } from './goldenGames'

const WALLS = { discard_due: true, discard_pairs: [[9, 10], [9, 12], [10, 12], [12, 13]] } // prettier-ignore

describe('the tiles that can go', () => {
  it('are first all of all pairs', () => {
    expect(tilesThatCanGo(WALLS, [])).toEqual(new Set([9, 10, 12, 13]))
  })

  it('are then the chosen one, to take it back, and those that can go with it', () => {
    expect(tilesThatCanGo(WALLS, [13])).toEqual(new Set([13, 12]))
    expect(tilesThatCanGo(WALLS, [9])).toEqual(new Set([9, 10, 12]))
  })

  it('are at last both, and those that can go with the second, which then pushes out the first', () => {
    expect(tilesThatCanGo(WALLS, [13, 12])).toEqual(new Set([13, 12, 9, 10]))
  })

  it('are none while none must, nor in a replay that was saved before pairs were told', () => {
    expect(tilesThatCanGo({ ...WALLS, discard_due: false }, [])).toEqual(new Set())
    const old = { discard_due: true } as typeof WALLS
    expect(tilesThatCanGo(old, [])).toEqual(new Set())
  })
})

it('in a game the server tells the pairs as soon as two must go, and what went was one of them', () => {
  const { game, updates } = goldenGame('scenario-11')
  let before = game.view
  let times = 0
  for (const { update, then } of updates) {
    for (const event of update.events)
      if (event.type === 'tiles_discarded') {
        times += 1
        expect(tilesThatCanGo(before, [])).toContain(event.first)
        expect(tilesThatCanGo(before, [event.first])).toContain(event.second)
      }
    before = then.view
    expect(before.discard_pairs.length > 0).toBe(before.discard_due)
  }
  expect(times).toBeGreaterThan(1)
})
