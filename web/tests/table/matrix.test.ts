import { describe, expect, it } from 'vitest'
import type { ReachFacts, Square, View } from '../../src/protocol/messages'
import { byBall, cellOf, moveDeed, targetDeed, upTo } from '../../src/screens/table/matrix/matrix'
import { abilitiesOf } from '../../src/state/view'
import { cellAt, keyOf, numberOf, KEYS, ROW_KEYS } from '../../src/screens/table/keyboard/keys'

const reach: ReachFacts = {
  north: { elf: [1, 3] },
  east: {},
  south: {},
  west: {},
  vortex: {
    mage: [
      [0, 3, 9],
      [0, 5, 2],
      [0, 1, 2],
    ],
  },
  escalator: { dwarf: true },
  explore: { mage: [[0, 2, 0]], look: true },
}
const view = {
  heroes: [
    { hero: 'barbarian', square: null, safe: true, on_item: false },
    { hero: 'mage', square: [0, 1, 1], safe: false, on_item: false },
    { hero: 'elf', square: [0, 2, 5], safe: false, on_item: false },
    { hero: 'dwarf', square: [0, 0, 0], safe: false, on_item: false },
  ],
  cards: [['north'], ['vortex', 'explore']],
} as unknown as View

describe('the matrix reads the reach and nothing else', () => {
  it('keeps holes in a slide, where cameras lock an hourglass (P7)', () => {
    const cell = cellOf(view, reach, 'elf', 'north')
    expect(cell.stops).toEqual([1, 3])
    expect(moveDeed(cell, 3)).toEqual({
      type: 'move',
      hero: 'elf',
      from: [0, 2, 5],
      direction: 'north',
      steps: 3,
    })
  })
  it('goes no farther than the square that a first game lights', () => {
    const cell = cellOf(view, reach, 'elf', 'north')
    expect(upTo(cell, [0, 2, 4]).stops).toEqual([1])
    expect(upTo(cell, [0, 2, 2]).stops).toEqual([1, 3])
    const elsewhere: (Square | null)[] = [null, [0, 2, 3], [0, 1, 4]]
    for (const square of elsewhere) expect(upTo(cell, square)).toBe(cell)
  })
  it('says from where the hero goes, so that a late deed is refused (A1)', () => {
    expect(targetDeed(cellOf(view, reach, 'dwarf', 'escalator'), null)).toEqual({
      type: 'escalator',
      hero: 'dwarf',
      from: [0, 0, 0],
    })
  })
  it('lists vortices as the map is read (A6)', () => {
    const cell = cellOf(view, reach, 'mage', 'vortex')
    expect(cell.targets).toEqual([
      [0, 1, 2],
      [0, 5, 2],
      [0, 3, 9],
    ])
    expect(targetDeed(cell, [0, 5, 2])).toEqual({
      type: 'vortex',
      hero: 'mage',
      from: [0, 1, 1],
      to: [0, 5, 2],
    })
  })
  it('names the door of a crystal ball (P6)', () => {
    const cell = cellOf(view, reach, 'mage', 'explore')
    expect(byBall(cell)).toBe(true)
    expect(targetDeed(cell, [0, 2, 0])).toMatchObject({ type: 'explore', door: [0, 2, 0] })
  })
  it('is empty where nothing can be done, or the hero has left', () => {
    expect(cellOf(view, reach, 'elf', 'east').possible).toBe(false)
    const gone = cellOf(view, { ...reach, north: { barbarian: [1] } }, 'barbarian', 'north')
    expect(moveDeed(gone, 1)).toBeNull()
    expect(targetDeed(gone, null)).toBeNull()
  })
  it('has no rows for who watches (A2)', () => {
    expect(abilitiesOf(view, null)).toEqual([])
    expect(abilitiesOf(view, 1)).toEqual(['vortex', 'explore'])
  })
})

describe('keys', () => {
  it('go by place: columns are heroes, rows are abilities', () => {
    expect(cellAt('KeyE')).toEqual({ row: 1, column: 2 })
    expect(cellAt('KeyP')).toBeNull()
    expect(keyOf(3, 3)).toBe('KeyV')
    expect(keyOf(4, 0)).toBeUndefined()
  })
  it('never have two uses', () => {
    const all = [...ROW_KEYS.flat(), ...Object.values(KEYS)]
    expect(new Set(all).size).toBe(all.length)
  })
  it('count from one', () => {
    expect(numberOf('Digit1')).toBe(0)
    expect(numberOf('Numpad9')).toBe(8)
    expect(numberOf('Digit0')).toBeNull()
  })
})
