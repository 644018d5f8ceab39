/** Trails of moves: at most three, each as long as it lasts, and only a refused move loses its own. */
import { describe, expect, it } from 'vitest'
import type { BoardMap } from '../../src/board/boardMap'
import { Effects } from '../../src/board/effects/effects'
import { Trails, type Way } from '../../src/board/effects/trails'
import type { Plane } from '../../src/board/plane'
import type { BoardState } from '../../src/board/props'
import type { Deed } from '../../src/protocol/messages'
import { type FakeElement, fakeElements } from '../support/elements'

fakeElements()

const plane = { middle: ([, x, y]: number[]) => ({ x, y }) } as unknown as Plane
const way = (row: number, hero: Way['hero'] = 'elf'): Way => ({
  hero,
  ability: 'east',
  from: [0, 0, row],
  to: [0, 1, row],
})
const seatOf = (seat: number) => ({ seat, name: '', letter: 'A', abilities: [] })

function trails() {
  const trails = new Trails()
  const shown = () => (trails.element as unknown as FakeElement).children
  const seats = () => shown().map(({ dataset }) => Number(dataset.seat))
  const add = (seat: number, row = seat): FakeElement => {
    trails.add(plane, way(row), seatOf(seat), false)
    return shown().at(-1)!
  }
  return { trails, seats, add }
}

describe('trails', () => {
  it('that made room for others take none of them along when they end', () => {
    const { seats, add } = trails()
    const all = [0, 1, 2, 3, 4].map((seat) => add(seat))
    for (const old of all.slice(0, 2)) old.animation!.onfinish!()
    expect(seats()).toEqual([2, 3, 4])
    for (const seat of [5, 6, 7]) add(seat)
    expect(seats()).toEqual([5, 6, 7])
    for (const newest of all) newest.animation!.onfinish!()
    expect(seats()).toEqual([5, 6, 7])
  })

  it('are taken back for the refused way alone', () => {
    const { trails: board, seats, add } = trails()
    for (const row of [1, 2]) add(0, row)
    add(1, 1)
    board.takeBack(0, way(3))
    board.takeBack(0, way(1, 'mage'))
    expect(seats()).toEqual([0, 0, 1])
    board.takeBack(0, way(1))
    expect(seats()).toEqual([0, 1])
    board.takeBack(0, way(1))
    expect(seats()).toEqual([0, 1])
  })
})

it('a refused bell, or a move that never went out, leaves the trails of other moves', () => {
  const effects = new Effects()
  const map = { plane } as BoardMap
  const state = { mySeat: 0, seats: [seatOf(0)], calm: false } as unknown as BoardState
  const move: Deed = { type: 'move', hero: 'elf', from: [0, 0, 0], direction: 'east', steps: 1 }
  const shown = () => (effects.floor as unknown as FakeElement).children.flatMap(({ children }) => children)
  const refuse = (deed: Deed, reason: 'no_game' | 'away') =>
    effects.happen(map, state, { kind: 'refused', deed, reason, message: '' })
  effects.happen(map, state, { kind: 'predicted', deed: move })
  refuse({ type: 'bell', target: 1 }, 'no_game')
  refuse(move, 'away')
  expect(shown()).toHaveLength(1)
  refuse(move, 'no_game')
  expect(shown()).toHaveLength(0)
})
