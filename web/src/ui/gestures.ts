/** Listens for gestures: presses and keys. */
const GESTURES = ['pointerdown', 'keydown'] as const
const BEFORE_OTHERS = { capture: true }

/** Calls back at each; returns how to stop. */
export function onGestures(call: () => void): () => void {
  GESTURES.forEach((name) => addEventListener(name, call, BEFORE_OTHERS))
  return () => GESTURES.forEach((name) => removeEventListener(name, call, BEFORE_OTHERS))
}

/** Calls back at the first one; returns how to stop waiting. */
export function onFirstGesture(call: () => void): () => void {
  const stop = onGestures(() => {
    stop()
    call()
  })
  return stop
}
