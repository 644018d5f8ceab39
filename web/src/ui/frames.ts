/** A hidden page gets no frames. */
const UNSEEN_MS = 100

/** Calls once, in the next frame or soon after. */
export function inNextFrame(call: () => void): void {
  const once = (): void => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
    call()
  }
  const frame = requestAnimationFrame(once)
  const timer = setTimeout(once, UNSEEN_MS)
}
