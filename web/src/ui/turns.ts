/** One piece of work after each paint, in the order in which they were asked for. */
import { inNextFrame } from './frames'

let waiting: (() => void)[] = []

function takeTurn(): void {
  waiting.shift()?.()
  if (waiting.length) afterPaint()
}

/** What runs in a frame runs before its paint, what it leaves for later runs after it. */
const afterPaint = (): void => inNextFrame(() => setTimeout(takeTurn))

/** Returns how to take it back. */
export function inItsTurn(work: () => void): () => void {
  waiting.push(work)
  if (waiting.length === 1) afterPaint()
  return () => (waiting = waiting.filter((each) => each !== work))
}
