/** Paints heavy parts a frame later than what must be seen at once. */
import { inNextFrame } from './frames'

const late = new Set<() => void>()

/** All that is late catches up together, in one frame. */
function catchUp(): void {
  const waiting = [...late]
  late.clear()
  for (const each of waiting) each()
}

/** Runs with the next frame, together with everything else that waits for it. */
export function defer(call: () => void): void {
  if (late.size === 0) inNextFrame(catchUp)
  late.add(call)
}

/**
 * Returns the value of `source` one frame late. For painting only: decisions read `source` itself.
 * Call it while a component is made; it lives as long.
 */
export function deferred<Value>(source: () => Value): { readonly current: Value } {
  const newest = $derived.by(source)
  let painted = $state.raw(source())
  let alive = true
  const paint = (): void => {
    if (alive) painted = newest
  }
  $effect(() => {
    void newest
    defer(paint)
  })
  $effect(() => () => (alive = false))
  return {
    get current(): Value {
      return painted
    },
  }
}
