import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fewAFrame } from '../../../src/board/tiles/fewAFrame'

let frames: (() => void)[] = []
const nextFrame = () => frames.splice(0).forEach((frame) => frame())

beforeEach(() => {
  frames = []
  vi.stubGlobal('requestAnimationFrame', (call: () => void) => frames.push(call))
  vi.stubGlobal('cancelAnimationFrame', () => undefined)
})
afterEach(() => {
  while (frames.length) nextFrame()
  vi.unstubAllGlobals()
})

test('a single one is not held up', () => {
  const done: number[] = []
  fewAFrame(() => done.push(1))
  expect(done).toEqual([1])
})

test('of many, few come with each frame, in turn, until all are there', () => {
  const done: number[] = []
  for (let one = 0; one < 8; one++) fewAFrame(() => done.push(one))
  const counts = [done.length]
  while (frames.length) {
    nextFrame()
    counts.push(done.length)
  }
  expect(counts).toEqual([3, 6, 8, 8])
  expect(done).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
  fewAFrame(() => done.push(8))
  expect(done).toHaveLength(9)
})
