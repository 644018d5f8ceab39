/** Spreads what is dear to fetch and to paint over several frames. */
import { inNextFrame } from '../../ui/frames'

const MOST = 3

let done = 0
const waiting: (() => void)[] = []

/** Calls at once, or, where enough was called in this frame, in one of the next, in turn. */
export function fewAFrame(call: () => void): void {
  if (done === MOST) {
    waiting.push(call)
    return
  }
  if (done === 0) inNextFrame(next)
  done += 1
  call()
}

function next(): void {
  done = 0
  for (const call of waiting.splice(0, MOST)) fewAFrame(call)
}
