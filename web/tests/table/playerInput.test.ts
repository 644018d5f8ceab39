import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Ability, Deed, Hero, ReachFacts, Square, View } from '../../src/protocol/messages'
import { HOLD_MS, PlayerInput, PACE_MS } from '../../src/screens/table/controls/playerInput.svelte'
import { cellOf, upTo } from '../../src/screens/table/matrix/matrix'
import type { Session } from '../../src/session/api'

const nobody: ReachFacts = {
  north: {},
  east: {},
  south: {},
  west: {},
  vortex: {},
  escalator: {},
  explore: {},
}

const viewOf = (square: Square, ...cards: Ability[][]): View =>
  ({
    heroes: [{ hero: 'elf', square, safe: false, on_item: false }],
    cards: cards.length ? cards : [['north', 'vortex']],
  }) as unknown as View

function table(reach: Partial<ReachFacts>) {
  const deeds: Deed[] = []
  const square: Square = [0, 2, 5]
  const game = {
    view: viewOf(square),
    reach: { ...nobody, ...reach },
  }
  const session = { game, me: { seat: 0 }, act: (deed: Deed) => deeds.push(deed) } as unknown as Session
  const lit: { square: Square | null } = { square: null }
  const cellNow = (hero: Hero, ability: Ability) =>
    upTo(cellOf(game.view, game.reach, hero, ability), lit.square)
  const input = new PlayerInput(session, cellNow)
  const cell = (ability: 'north' | 'vortex') => cellNow('elf', ability)
  return { deeds, game, input, cell, lit }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('a slide is one move (A3, A5)', () => {
  it('goes one step when tapped', () => {
    const { deeds, input, cell } = table({ north: { elf: [1, 2, 3] } })
    input.press(cell('north'))
    expect(input.ghost).toEqual({ hero: 'elf', square: [0, 2, 4] })
    expect(deeds).toEqual([])
    input.release()
    expect(deeds).toMatchObject([{ type: 'move', steps: 1 }])
  })
  it('goes ahead square by square while held, through stops that are allowed, and no further', () => {
    const { deeds, input, cell } = table({ north: { elf: [1, 3, 4] } })
    input.press(cell('north'))
    vi.advanceTimersByTime(HOLD_MS)
    expect(input.ghost?.square).toEqual([0, 2, 2])
    vi.advanceTimersByTime(PACE_MS * 9)
    expect(input.heldSteps).toBe(4)
    input.release()
    expect(deeds).toMatchObject([{ steps: 4 }])
    vi.advanceTimersByTime(PACE_MS * 9)
    expect(deeds).toHaveLength(1)
  })
  it('does the one possible thing at once', () => {
    const { deeds, input, cell } = table({ north: { elf: [1] } })
    input.press(cell('north'))
    expect(deeds).toHaveLength(1)
    input.release()
    expect(deeds).toHaveLength(1)
  })
  it('is taken back by Escape', () => {
    const { deeds, input, cell } = table({ north: { elf: [1, 2] } })
    input.press(cell('north'))
    expect(input.cancel()).toBe(true)
    input.release()
    expect(deeds).toEqual([])
    expect(input.cancel()).toBe(false)
  })
  it('is walked by hand: forward, back, and off', () => {
    const { deeds, input, cell } = table({ north: { elf: [1, 2] } })
    input.reach(cell('north'), 1)
    input.reach(cell('north'), 1)
    input.reach(cell('north'), 1)
    expect(input.heldSteps).toBe(2)
    input.reach(cell('north'), -1)
    input.reach(cell('north'), -1)
    expect(input.held).toBeNull()
    expect(deeds).toEqual([])
  })
  it('is shortened when somebody stands in the way, and dropped when the hero was moved', () => {
    const { game, input, cell } = table({ north: { elf: [1, 2, 3] } })
    input.press(cell('north'))
    vi.advanceTimersByTime(HOLD_MS + PACE_MS)
    game.reach = { ...nobody, north: { elf: [1] } }
    expect(input.keepUp()).toBe(false)
    expect(input.heldSteps).toBe(1)
    game.view = viewOf([0, 9, 9])
    expect(input.keepUp()).toBe(true)
    expect(input.held).toBeNull()
  })
  it('still ends at the lit square of a first game when others moved meanwhile', () => {
    const { game, input, cell, lit } = table({ north: { elf: [1, 2, 3] } })
    lit.square = [0, 2, 3]
    input.press(cell('north'))
    game.reach = { ...game.reach }
    expect(input.keepUp()).toBe(false)
    vi.advanceTimersByTime(HOLD_MS + PACE_MS * 9)
    expect(input.heldSteps).toBe(2)
  })
})

describe('cards are passed (P3)', () => {
  it('and a slide is dropped that the new one does not allow', () => {
    const { deeds, game, input, cell } = table({ north: { elf: [1, 2] } })
    input.press(cell('north'))
    game.view = viewOf([0, 2, 5], ['south'], ['north', 'vortex'])
    expect(input.keepUp()).toBe(true)
    expect(input.held).toBeNull()
    input.release()
    expect(deeds).toEqual([])
  })
  it('and a choice stays that the new one allows as well', () => {
    const squares: Square[] = [
      [0, 1, 1],
      [0, 7, 7],
    ]
    const { game, input, cell } = table({ vortex: { elf: squares } })
    input.press(cell('vortex'))
    game.view = viewOf([0, 2, 5], ['vortex'])
    expect(input.keepUp()).toBe(false)
    expect(input.choosing).not.toBeNull()
  })
})

describe('choices', () => {
  it('are asked for only where there are several', () => {
    const { deeds, input, cell } = table({
      vortex: {
        elf: [
          [0, 1, 1],
          [0, 7, 7],
        ],
      },
    })
    input.press(cell('vortex'))
    expect(deeds).toEqual([])
    input.choose([0, 7, 7])
    expect(deeds).toMatchObject([{ type: 'vortex', to: [0, 7, 7] }])
    expect(input.choosing).toBeNull()
  })
  it('put the bell or a stare at a seat (T5, T6)', () => {
    const { deeds, input } = table({})
    input.ask('bell')
    input.answer(2)
    input.answer(3)
    expect(deeds).toEqual([{ type: 'bell', target: 2 }])
  })
})
