/** Frames that a test paints by hand. */
import { flushSync } from 'svelte'
import { afterEach, beforeEach, vi } from 'vitest'

let frames: (() => void)[] = []

export const nextFrame = (): void => {
  frames.splice(0).forEach((paint) => paint())
  flushSync()
}

/** Call it once in a file: frames and timers of its tests wait for `nextFrame` and `vi.advanceTimersByTime`. */
export function framesByHand(): void {
  beforeEach(() => {
    frames = []
    vi.stubGlobal('requestAnimationFrame', (paint: () => void) => frames.push(paint))
    vi.stubGlobal('cancelAnimationFrame', () => undefined)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  })
  afterEach(() => {
    nextFrame() // what waits for a frame that never comes would keep the next test waiting
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
}
