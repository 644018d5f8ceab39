import { describe, expect, it } from 'vitest'
import type { Highlight, HighlightKind } from '../../src/replay/highlights'
import { marksWithRoom } from '../../src/replay/markRoom'

const mark = (kind: HighlightKind, at: number) => ({ kind, at }) as Highlight
const shown = (marks: Highlight[], least: number) => {
  const room = marksWithRoom(marks, least)
  return marks.filter((one) => room.has(one)).map(({ kind, at }) => `${kind} ${at}`)
}

describe('marks of a replay', () => {
  it('all have their picture where there is room', () => {
    expect(shown([mark('start', 0), mark('explore', 10), mark('end', 20)], 10)).toHaveLength(3)
  })

  it('never lie on each other, and what matters most keeps its picture', () => {
    const marks = [mark('explore', 0), mark('theft', 4), mark('explore', 8), mark('exit', 9), mark('end', 20)]
    expect(shown(marks, 5)).toEqual(['theft 4', 'exit 9', 'end 20'])
  })
})
