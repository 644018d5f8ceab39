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

/** Calls once the next frame is painted: what asks for sizes, or what can wait, then holds nothing up. */
export function afterPaint(call: () => void): void {
  inNextFrame(() => setTimeout(call)) // what runs in a frame runs before its paint; what it leaves for later, after it
}
