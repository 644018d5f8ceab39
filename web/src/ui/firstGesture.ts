/** Waits for the first gesture: a press or a key. */
const GESTURES = ['pointerdown', 'keydown'] as const

/** Calls back once; returns how to stop waiting. */
export function onFirstGesture(call: () => void): () => void {
  const stop = () => GESTURES.forEach((name) => removeEventListener(name, wake, true))
  const wake = () => {
    stop()
    call()
  }
  GESTURES.forEach((name) => addEventListener(name, wake, true))
  return stop
}
