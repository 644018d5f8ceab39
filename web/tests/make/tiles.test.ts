/** The tile workshop without a browser: drawing, keys, texts, sheets of paper. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { stroke } from '../../src/screens/make/tiles/drawing/brushes'
import {
  blank,
  borderAt,
  canChange,
  CELLS,
  escalatorsOf,
  makeFloor,
  makeShop,
  markOf,
  place,
  specialOf,
  squareAt,
  togglePassage,
  toggleWall,
  withEscalator,
  type Drawing,
} from '../../src/screens/make/tiles/drawing/drawing'
import { deedOf, type KeyPress } from '../../src/screens/make/tiles/drawing/keys'
import { A_SHEET, backsOf, frontsOf, sheetsOf } from '../../src/screens/make/tiles/print/sheets'
import { NAMES, readText, textOf, tidyName } from '../../src/screens/make/tiles/setText'

const STANDARD = readFileSync(
  new URL('../../../src/hushmaze/tiles/data/standard.tiles', import.meta.url),
  'utf8',
)

const show = (drawing: Drawing) => drawing.join('\n')

describe('a drawing', () => {
  it('G3, G4: begins as a bare hall with its entrance at the bottom, tile 1 without', () => {
    expect(borderAt(blank('2'), [1, 3], 'south')).toBe('open')
    expect(borderAt(blank('1A'), [1, 3], 'south')).toBe('wall')
    expect(CELLS.every((at) => !squareAt(blank('12'), at).shop)).toBe(true)
  })

  it('G1: a shop has walls around it and nothing on it; floor again is open again', () => {
    const furnished = withEscalator(place(blank('2'), [1, 1], 'vM'), [1, 1], [3, 3])
    const shop = makeShop(furnished, [1, 1])
    expect(squareAt(shop, [1, 1])).toEqual({ shop: true, mark: null, end: null })
    expect(squareAt(shop, [3, 3]).end).toBeNull()
    expect(borderAt(shop, [0, 1], 'east')).toBe('wall')
    expect(canChange(shop, [0, 1], 'east')).toBe(false)
    expect(show(makeFloor(shop, [1, 1]))).toBe(show(blank('2')))
  })

  it('G1: between two shops nothing is drawn, as in the canonical text', () => {
    const shops = makeShop(makeShop(blank('2'), [0, 0]), [1, 0])
    expect(borderAt(shops, [0, 0], 'east')).toBe('open')
    expect(borderAt(shops, [1, 0], 'east')).toBe('wall')
  })

  it('G4: an exploration square brings its opening and takes it along', () => {
    const open = place(blank('2'), [2, 0], 'xE')
    expect(borderAt(open, [2, 0], 'north')).toBe('open')
    expect(borderAt(place(open, [2, 0], 'vE'), [2, 0], 'north')).toBe('wall')
    expect(show(makeFloor(open, [2, 0]))).toBe(show(blank('2')))
  })

  it('G4: one colour of exploration square in place of another keeps the opening', () => {
    const other = place(place(blank('2'), [2, 0], 'xE'), [2, 0], 'xB')
    expect(borderAt(other, [2, 0], 'north')).toBe('open')
    expect(squareAt(other, [2, 0]).mark).toBe('xB')
  })

  it('G2, G8: borders are walls, gaps or passages, and the rim only opens at its doors', () => {
    const wall = toggleWall(blank('2'), [0, 0], 'east')
    expect(borderAt(wall, [1, 0], 'west')).toBe('wall')
    expect(show(toggleWall(wall, [1, 0], 'west'))).toBe(show(blank('2')))
    expect(borderAt(togglePassage(wall, [0, 0], 'east'), [0, 0], 'east')).toBe('passage')
    expect(toggleWall(blank('2'), [0, 0], 'north')).toEqual(blank('2'))
    expect(togglePassage(blank('2'), [2, 0], 'north')).toEqual(blank('2'))
    expect(borderAt(toggleWall(blank('2'), [2, 0], 'north'), [2, 0], 'north')).toBe('open')
  })

  it('G8: an escalator joins two squares, and a square has one at most', () => {
    const one = withEscalator(blank('2'), [0, 0], [3, 3])
    const two = withEscalator(one, [1, 0], [2, 2])
    expect(escalatorsOf(two)).toHaveLength(2)
    expect(escalatorsOf(withEscalator(two, [0, 0], [1, 0]))).toEqual([
      [
        [0, 0],
        [1, 0],
      ],
    ])
    expect(withEscalator(one, [0, 0], [0, 0])).toBe(one)
  })

  it('knows every mark of the format', () => {
    expect(specialOf(markOf('exit', 'dwarf'))).toEqual({ kind: 'exit', hero: 'dwarf' })
    expect(specialOf(markOf('camera', 'dwarf'))).toEqual({ kind: 'camera', hero: null })
    expect(specialOf('zz')).toBeNull()
  })
})

describe('a brush', () => {
  it('takes away with the second stroke what it brought with the first', () => {
    const vortex = { sort: 'special', kind: 'vortex', hero: 'elf' } as const
    const once = stroke(blank('2'), [1, 1], vortex).drawing
    expect(squareAt(once, [1, 1]).mark).toBe('vE')
    expect(show(stroke(once, [1, 1], vortex).drawing)).toBe(show(blank('2')))
    const shop = stroke(blank('2'), [1, 1], { sort: 'shop' }).drawing
    expect(show(stroke(shop, [1, 1], { sort: 'shop' }).drawing)).toBe(show(blank('2')))
  })

  it('G8: an escalator waits for its second end, and the same square again gives up', () => {
    const first = stroke(blank('2'), [0, 0], { sort: 'escalator' })
    expect(first.waiting).toEqual([0, 0])
    expect(stroke(first.drawing, [0, 0], { sort: 'escalator' }, first.waiting).waiting).toBeNull()
    const both = stroke(first.drawing, [2, 2], { sort: 'escalator' }, first.waiting)
    expect(escalatorsOf(both.drawing)).toEqual([
      [
        [0, 0],
        [2, 2],
      ],
    ])
    expect(escalatorsOf(stroke(both.drawing, [0, 0], { sort: 'escalator' }).drawing)).toEqual([])
  })
})

describe('a key', () => {
  const press = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({
    key,
    code: '',
    shiftKey: false,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    ...more,
  })

  it('says what, then whose', () => {
    expect(deedOf(press('x'), null)).toEqual({ do: 'arm', armed: 'exploration' })
    expect(deedOf(press('E'), 'exploration')).toEqual({
      do: 'paint',
      brush: { sort: 'special', kind: 'exploration', hero: 'elf' },
    })
    expect(deedOf(press('3'), 'vortex')).toMatchObject({ brush: { hero: 'elf' } })
    expect(deedOf(press('e'), null)).toEqual({ do: 'paint', brush: { sort: 'escalator' } })
    expect(deedOf(press('b'), null)).toMatchObject({ brush: { kind: 'ball' } })
  })

  it('draws walls and passages towards a side', () => {
    expect(deedOf(press('ArrowUp'), null)).toEqual({ do: 'go', side: 'north' })
    expect(deedOf(press('ArrowUp', { shiftKey: true }), null)).toEqual({ do: 'wall', side: 'north' })
    expect(deedOf(press('ArrowLeft'), 'wall')).toEqual({ do: 'wall', side: 'west' })
    expect(deedOf(press('ArrowLeft'), 'passage')).toEqual({ do: 'passage', side: 'west' })
  })

  it('goes by its place where the keyboard has other letters', () => {
    expect(deedOf(press('ч', { code: 'KeyX' }), null)).toEqual({ do: 'arm', armed: 'exploration' })
    expect(deedOf(press('я', { code: 'KeyZ', ctrlKey: true }), null)).toEqual({ do: 'undo' })
  })

  it('leaves to the browser what is not ours', () => {
    expect(deedOf(press('Tab'), null)).toBeNull()
    expect(deedOf(press('ArrowLeft', { altKey: true }), null)).toBeNull()
    expect(deedOf(press('r', { ctrlKey: true }), null)).toBeNull()
  })
})

describe('a text', () => {
  it('of the standard set is read and written the same, comments aside', () => {
    const read = readText(STANDARD)
    expect(read.unread).toEqual([])
    expect(Object.keys(read.tiles)).toHaveLength(NAMES.length)
    expect(readText(textOf(read))).toEqual(read)
    const canonical = STANDARD.split('\n')
      .filter((line) => line && !line.startsWith('#'))
      .map((line) => line.trimEnd())
    expect(textOf(read).split('\n').filter(Boolean)).toEqual(canonical)
  })

  it('with something unreadable says what', () => {
    expect(readText('set X\ntile 2\n+---+\ntile 99\n').unread).toEqual(['tile 2', 'tile 99'])
    expect(readText('').tiles).toEqual({})
    expect(readText('set X').name).toBe('X')
  })

  it('names a set by words with single blanks', () => {
    expect(tidyName('  My   own\ttiles ')).toBe('My own tiles')
    expect(tidyName('x'.repeat(99))).toHaveLength(60)
  })
})

describe('paper', () => {
  const { tiles } = readText(STANDARD)

  it('K1: tile 1 is one piece with two faces', () => {
    const fronts = frontsOf(tiles)
    expect(fronts).toHaveLength(24)
    expect(fronts[0]).toEqual({ name: '1A', back: '1B' })
    expect(frontsOf({ '1B': tiles['1B']! })).toEqual([{ name: '1B', back: null }])
  })

  it('has six tiles a sheet, and backs behind each', () => {
    expect(sheetsOf(frontsOf(tiles), true).map(({ side }) => side)).toEqual([
      'front',
      'back',
      'front',
      'back',
      'front',
      'back',
      'front',
      'back',
    ])
    const singles = sheetsOf(frontsOf(tiles), false)
    expect(singles.flatMap(({ faces }) => faces.map(({ name }) => name))).toEqual(NAMES)
    expect(singles).toHaveLength(Math.ceil(NAMES.length / A_SHEET))
  })

  it('turns rows round, so that a back lies behind its front', () => {
    const [one, two] = frontsOf(tiles)
    expect(backsOf([one!, two!]).map((back) => back?.back)).toEqual(['2', '1A'])
    expect(backsOf([one!]).map((back) => back?.name)).toEqual([undefined, '1B'])
  })
})
