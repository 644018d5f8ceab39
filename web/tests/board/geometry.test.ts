/** Where things lie, held against every golden game: G3 to G8, X2, D6. */
import { describe, expect, it } from 'vitest'
import { beyond, cornerOf, sameSquare } from '../../src/state/squares'
import { type LyingTile, Mall, quartersBeyond } from '../../src/state/mall'
import { Plane } from '../../src/board/plane'
import { DIRECTIONS, type Square } from '../../src/protocol/messages'
import { goldenGame, goldenNames } from '../state/goldenGames'

const bySearch = (mall: Mall, [board, x, y]: Square): LyingTile | undefined =>
  mall.tiles.find(
    ({ corner: [on, left, top] }) => on === board && x >= left && x < left + 4 && y >= top && y < top + 4,
  )

describe.each(goldenNames())('in %s', (name) => {
  const { game, facts, updates } = goldenGame(name)
  const last = updates.at(-1)?.then.view ?? game.view
  const mall = new Mall(facts, last.tiles)

  it('solving the lattice finds the tile that searching finds (G5)', () => {
    const wrong: Square[] = []
    for (const board of [0, 1])
      for (let x = -40; x < 40; x++)
        for (let y = -40; y < 40; y++) {
          const square: Square = [board, x, y]
          if (mall.under(square) !== bySearch(mall, square)) wrong.push(square)
        }
    expect(wrong).toEqual([])
  })

  it('heroes stand on floor, and the plane gives every square back', () => {
    for (const { then } of updates) {
      const here = new Mall(facts, then.view.tiles)
      const plane = new Plane(then.view.tiles)
      for (const { square } of then.view.heroes) {
        if (!square) continue
        expect(here.isFloor(square)).toBe(true)
        expect(plane.squareAt(plane.middle(square))).toEqual(square)
      }
    }
  })

  it('doors that can be explored face an empty place and are drawn so (X1)', () => {
    for (const { then } of updates) {
      const here = new Mall(facts, then.view.tiles)
      const { look: _, ...byHero } = then.reach.explore
      for (const square of Object.values(byHero).flat()) {
        const door = here.door(square)
        expect(door && here.at(door.place)).toBeUndefined()
        expect(door && here.doorLetters(door.tile)[DIRECTIONS.indexOf(door.side)]).toBe('x')
      }
    }
  })

  it('a joined door is joined on both sides, and every tile has as many doors as its face (G6)', () => {
    for (const tile of mall.tiles) {
      const letters = mall.doorLetters(tile)
      expect(letters).toMatch(/^[xjs-]{4}$/)
      expect([...letters].filter((letter) => letter !== '-')).toHaveLength(
        Object.keys(tile.face.doors).length,
      )
      for (const [index, side] of DIRECTIONS.entries()) {
        const neighbour = mall.at(beyond(tile.seen.place, side))
        const facing = neighbour && mall.doorLetters(neighbour)[(index + 2) % 4]
        if (letters[index] === 'j') expect(facing).toBe('j')
        if (letters[index] === 's' && neighbour) expect(facing).toBe('-')
        expect(tile.doors.has(side)).toBe(letters[index] !== '-')
      }
    }
  })

  it('a new tile lies as the ghost of it would have shown (G7, X4)', () => {
    let before = game.view
    for (const { update, then } of updates) {
      const here = new Mall(facts, before.tiles)
      const [first] = update.events.filter((event) => event.type === 'tile_placed')
      const face = first && facts.faces[String(first.tile)]
      const door = first && here.door(first.door)
      if (first && face) {
        expect(door?.place).toEqual(first.place)
        expect(door && quartersBeyond(face, door.side)).toBe(first.quarters)
      }
      before = then.view
    }
  })

  it('escalators lead where they led (G8)', () => {
    let before = game.view
    for (const { update, then } of updates) {
      const here = new Mall(facts, before.tiles)
      for (const event of update.events)
        if (event.type === 'escalator_taken') expect(here.otherEnd(event.from)).toEqual(event.to)
      before = then.view
    }
  })
})

describe('squares', () => {
  it('the lattice is that of the rulebook (G5)', () => {
    expect(cornerOf([0, 0, -1])).toEqual([0, 1, -4])
    expect(cornerOf([0, 1, 0])).toEqual([0, 4, 1])
    expect(cornerOf([1, 0, 1])).toEqual([1, -1, 4])
    expect(cornerOf([0, -1, 0])).toEqual([0, -4, -1])
  })

  it('are the same when all of board, x and y are', () => {
    expect(sameSquare([0, 1, 2], [0, 1, 2])).toBe(true)
    for (const other of [
      [1, 1, 2],
      [0, 2, 2],
      [0, 1, 3],
    ] as Square[])
      expect(sameSquare([0, 1, 2], other)).toBe(false)
    expect(sameSquare(null, [0, 1, 2])).toBe(false)
  })

  it('two boards lie apart, and a point belongs to the side it is on (C13)', () => {
    const tiles = [
      { tile: 1, face: 'A', place: [0, 0, 0] as [number, number, number], quarters: 0 },
      { tile: 3, face: '', place: [1, 0, 0] as [number, number, number], quarters: 0 },
    ]
    const plane = new Plane(tiles)
    expect(plane.spot([1, 0, 0]).x).toBeGreaterThan(plane.spot([0, 4, 0]).x)
    expect(plane.divider).toBeGreaterThan(plane.spot([0, 4, 0]).x)
    expect(plane.squareAt(plane.middle([1, 3, 3]))).toEqual([1, 3, 3])
    expect(plane.bounds.right).toBe(plane.spot([1, 4, 0]).x)
  })
})
