import type { TileSetReport } from '../../src/protocol/api'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { WorkshopError } from '../../src/screens/make/tiles/api'
import { Judge } from '../../src/screens/make/tiles/judge.svelte'

interface Asked {
  text: string
  stale: AbortSignal
  answer: (report: TileSetReport) => void
  fail: (error: Error) => void
}

const report = (text: string) => ({ text, wrong: [], lacking: [] }) as unknown as TileSetReport
const rest = () => vi.advanceTimersByTimeAsync(5000)

/** A server that answers when it is told to. */
function setUp() {
  const asked: Asked[] = []
  const ask = (text: string, stale: AbortSignal) =>
    new Promise<TileSetReport>((answer, fail) => asked.push({ text, stale, answer, fail }))
  return { asked, judge: new Judge({}, ask) }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('asks again when nobody answers, though nothing more is drawn', async () => {
  const { asked, judge } = setUp()
  judge.look({ text: 'one', tiles: {} })
  await rest()
  asked[0]?.fail(new WorkshopError('away'))
  await rest()
  expect([judge.away, asked.length]).toEqual([true, 2])
  asked[1]?.fail(new WorkshopError('busy'))
  await rest()
  expect([judge.away, asked.length]).toEqual([false, 3])
  asked[2]?.answer(report('one'))
  await rest()
  expect([judge.away, judge.report?.text, judge.judged.text, asked.length]).toEqual([false, 'one', 'one', 3])
})

test('asks about the newest drawing only', async () => {
  const { asked, judge } = setUp()
  judge.look({ text: 'one', tiles: {} })
  await rest()
  judge.look({ text: 'two', tiles: {} })
  judge.look({ text: 'three', tiles: {} })
  expect(asked[0]?.stale.aborted).toBe(true)
  asked[0]?.answer(report('one'))
  await rest()
  expect(judge.report).toBeNull()
  expect(asked.map(({ text }) => text)).toEqual(['one', 'three'])
})

test('is quiet once it is stopped', async () => {
  const { asked, judge } = setUp()
  judge.look({ text: 'one', tiles: {} })
  await rest()
  judge.stop()
  asked[0]?.fail(new DOMException('aborted', 'AbortError'))
  await rest()
  expect([judge.away, asked.length]).toEqual([false, 1])
})
