/** Small things kept in this browser's storage and sent nowhere. */

/** What the browser would not take, as text: it holds until the page is closed. */
const refused = new Map<string, string>()

/** What was stored; `null` where nothing was, or where it cannot be read. */
export function readStored(place: string): unknown {
  try {
    return JSON.parse(refused.get(place) ?? localStorage.getItem(place) ?? 'null')
  } catch {
    return null
  }
}

/** Stores it if the browser allows; private windows may refuse, and everything works without it. */
export function store(place: string, what: unknown): void {
  const text = JSON.stringify(what)
  try {
    localStorage.setItem(place, text)
    refused.delete(place)
  } catch {
    refused.set(place, text)
  }
}
