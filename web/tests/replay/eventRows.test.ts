/** The story in chapters: nothing left out, nothing twice, in order. */
import { describe, expect, test } from 'vitest'
import type { GameEvent } from '../../src/protocol/messages'
import { chaptersOf, toldOf, type Row } from '../../src/screens/replay/player/eventRows'

const rows = (count: number): Row[] =>
  Array.from({ length: count }, (_, place) => ({
    index: 3 * place + 1, // as when only marks are shown
    version: 5 * place + 1,
    at: 1000 * place,
    text: `row ${place}`,
    mark: null,
  }))

describe('chapters', () => {
  test.each([0, 1, 7, 8, 9, 100])('of %i rows hold them all in order', (count) => {
    const all = rows(count)
    expect(chaptersOf(all).flatMap((chapter) => chapter.rows)).toEqual(all)
  })

  test('know their first row by its place and by its update', () => {
    const all = rows(100)
    for (const { first, begins, rows: own } of chaptersOf(all)) {
      expect(own[0]).toBe(all[first - 1])
      expect(begins).toBe(own[0]?.index)
    }
  })
})

test('a square that is out of order is told once', () => {
  const spent = (square: number[]) => ({ type: 'square_spent', square }) as unknown as GameEvent
  const moved = { type: 'moved', to: [0, 3, 0] } as unknown as GameEvent
  expect(toldOf([moved, spent([0, 3, 0])])).toEqual([moved])
  expect(toldOf([moved, spent([0, 1, 1])])).toEqual([moved, spent([0, 1, 1])])
})
