/** A history of values, to undo and redo. */
export interface History<Value> {
  readonly past: readonly Value[]
  readonly now: Value
  readonly future: readonly Value[]
  /** What the last change was to, where changes to the same thing are one: letters typed into a field. */
  readonly touched: string | null
}

const MOST = 200

export const begin = <Value>(now: Value): History<Value> => ({ past: [], now, future: [], touched: null })

/** A change; one more to the same thing, if it is named, is undone together with the one before. */
export function change<Value>(
  history: History<Value>,
  now: Value,
  touched: string | null = null,
): History<Value> {
  const same = touched !== null && touched === history.touched
  const past = same ? history.past : [...history.past, history.now].slice(-MOST)
  return { past, now, future: [], touched }
}

export function undo<Value>(history: History<Value>): History<Value> {
  const before = history.past.at(-1)
  if (before === undefined) return history
  return {
    past: history.past.slice(0, -1),
    now: before,
    future: [history.now, ...history.future],
    touched: null,
  }
}

export function redo<Value>(history: History<Value>): History<Value> {
  const [next, ...future] = history.future
  if (next === undefined) return history
  return { past: [...history.past, history.now], now: next, future, touched: null }
}
