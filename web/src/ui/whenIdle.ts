/** Safari knows no idle time. */
const LATER_MS = 2_000

/** Does what can wait once the page has nothing better to do. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work)
  else setTimeout(work, LATER_MS)
}
