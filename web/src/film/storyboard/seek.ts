/** Binary search by time. */

/** The last of things in order of time that is not after `at`; -1 where all are. */
export function lastAt(things: readonly { at: number }[], at: number): number {
  let [low, high] = [0, things.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((things[middle] as { at: number }).at <= at) low = middle + 1
    else high = middle
  }
  return low - 1
}
