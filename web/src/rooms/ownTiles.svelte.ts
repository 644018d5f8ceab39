/** Tile sets that were saved on a server from this browser, or chosen here by their code. */
const PLACE = 'hushmaze.tiles.saved'
const MOST = 12
const DIGEST = /^[0-9a-f]{16}$/

export interface OwnSet {
  digest: string
  name: string
}

function kept(): readonly OwnSet[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '[]')
    return Array.isArray(found)
      ? found.filter((each) => DIGEST.test(each?.digest) && typeof each.name === 'string')
      : []
  } catch {
    return []
  }
}

let list = $state.raw(kept())

/** The newest first. */
export const ownSets = (): readonly OwnSet[] => list

export function rememberSet(set: OwnSet): void {
  list = [
    { digest: set.digest, name: set.name },
    ...list.filter(({ digest }) => digest !== set.digest),
  ].slice(0, MOST)
  try {
    localStorage.setItem(PLACE, JSON.stringify(list))
  } catch {
    // private windows may refuse; the list holds until the page is closed
  }
}

/** The digest in what somebody typed or pasted: a code, or a link that ends with one. */
export const digestIn = (typed: string): string | null =>
  /[0-9a-f]{16}(?=$|\s)/i.exec(typed.trim())?.[0].toLowerCase() ?? null
