/** Small things kept in this browser's storage and sent nowhere. */

/** What was stored; `null` where nothing was, where it cannot be read, or in a browser that keeps nothing. */
export function readStored(place: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(place) ?? 'null')
  } catch {
    return null
  }
}

/** Stores it if the browser allows; private windows may refuse, and everything works without it. */
export function store(place: string, what: unknown): void {
  try {
    localStorage.setItem(place, JSON.stringify(what))
  } catch {
    // it holds until the page is closed
  }
}
