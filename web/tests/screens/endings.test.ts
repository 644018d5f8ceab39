import { describe, expect, it } from 'vitest'
import type { Lesson, ScenarioRow } from '../../src/protocol/api'
import { nextScenario } from '../../src/screens/end/nextScenario'
import { lessonLink } from '../../src/screens/end/words'

const row = (number: number, seats: number[]) => ({ number, seats }) as unknown as ScenarioRow
const ROWS = [row(1, [1, 2, 3]), row(2, [1, 2, 3]), row(3, [3]), row(4, [2, 3])]

describe('the next scenario', () => {
  it('is the one with the next number', () => {
    expect(nextScenario(ROWS, 1, 2)?.number).toBe(2)
  })

  it('passes over those that this many people cannot play', () => {
    expect(nextScenario(ROWS, 2, 2)?.number).toBe(4)
  })

  it('is none after the last one, after an own one, and while the list is not there', () => {
    expect(nextScenario(ROWS, 4, 2)).toBeNull()
    expect(nextScenario(ROWS, 2, 1)).toBeNull()
    expect(nextScenario(ROWS, undefined, 2)).toBeNull()
    expect(nextScenario([], 1, 2)).toBeNull()
  })
})

describe('the link of a lesson', () => {
  const lesson = { kind: 'chance', at: 61_000, gain_ms: 12_000 } as Lesson

  it('leads to a moment before it, and never before the start', () => {
    expect(lessonLink('feed01', lesson, 1000)).toBe('/games/feed01?at=58000')
    expect(lessonLink('feed01', { ...lesson, at: 2000 }, 1000)).toBe('/games/feed01?at=1000')
  })
})
