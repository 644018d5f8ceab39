import type { FaceFacts, TileSetFaces } from '../../src/protocol/api'
import { describe, expect, it } from 'vitest'
import type { View } from '../../src/protocol/messages'
import { DescribedMall } from '../../src/screens/table/description/describedMall'

const face = (tile: number, part: Partial<FaceFacts>): FaceFacts => ({
  tile,
  face: '',
  doors: {},
  specials: [],
  shops: [],
  walls: [],
  passages: [],
  escalators: [],
  ...part,
})
const set: TileSetFaces = {
  name: 'Test',
  digest: 'x',
  faces: {
    '1A': face(1, {
      doors: { north: 'elf', east: 'mage' },
      specials: [
        { square: [2, 0], kind: 'exploration', hero: 'elf' },
        { square: [3, 2], kind: 'exploration', hero: 'mage' },
        { square: [0, 3], kind: 'hourglass', hero: null },
      ],
      escalators: [
        [
          [0, 0],
          [3, 3],
        ],
      ],
    }),
    '2': face(2, {
      doors: { south: 'entrance', west: 'dwarf' },
      specials: [{ square: [0, 0], kind: 'vortex', hero: 'elf' }],
    }),
  },
}
const view = {
  tiles: [
    { tile: 1, face: 'A', place: [0, 0, 0], quarters: 0 },
    { tile: 2, face: '', place: [0, 0, -1], quarters: 0 },
  ],
  heroes: [
    { hero: 'elf', square: [0, 2, 0], safe: false, on_item: false },
    { hero: 'dwarf', square: null, safe: true, on_item: false },
  ],
  spent: [[0, 0, 3]],
} as unknown as View

describe('the mall in words', () => {
  const mall = new DescribedMall(set, view)
  const [one, two] = mall.tiles

  it('names squares within their tile (G1, G5)', () => {
    expect(mall.cellName([0, 2, 0])).toBe('C1')
    expect(mall.cellName([0, 1, -4])).toBe('A1') // tile 2 lies one to the east, four to the north
    expect(mall.cellName([0, 99, 99])).toBe('')
  })
  it('knows what is used up (H3)', () => {
    expect(mall.spotAt([0, 0, 3])).toMatchObject({ kind: 'hourglass', spent: true })
    expect(mall.spotAt([0, 1, -4])).toMatchObject({ kind: 'vortex', hero: 'elf', spent: false })
    expect(mall.spotAt([0, 1, 1])).toBeNull()
  })
  it('knows where doors lead (G6)', () => {
    expect(one && mall.doorsOn(one)).toMatchObject([
      { side: 'north', hero: 'elf', beyond: 2 },
      { side: 'east', hero: 'mage', beyond: null },
    ])
    expect(two && mall.doorsOn(two)).toMatchObject([
      { side: 'south', hero: null, beyond: 1 },
      { side: 'west', hero: 'dwarf', beyond: null },
    ])
  })
  it('knows escalators and who stands where (G8, G9)', () => {
    expect(mall.otherEnd([0, 0, 0])).toEqual([0, 3, 3])
    expect(one && mall.escalatorsOn(one)).toEqual([
      [
        [0, 0, 0],
        [0, 3, 3],
      ],
    ])
    expect(one && mall.heroesOn(one).map(({ hero }) => hero)).toEqual(['elf'])
    expect(two && mall.heroesOn(two)).toEqual([])
  })
})
