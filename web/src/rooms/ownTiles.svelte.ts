/** Tile sets that were saved on a server from this browser, or chosen here by their code. */
import { loadTileSet } from '../net/tileSets'
import { readStored, store } from '../settings/stored'

const PLACE = 'hushmaze.tiles.saved'
const MOST = 12
const DIGEST = /^[0-9a-f]{16}$/

export interface OwnSet {
  digest: string
  name: string
}

function kept(): readonly OwnSet[] {
  const found = readStored(PLACE)
  return Array.isArray(found)
    ? found.filter((each) => DIGEST.test(each?.digest) && typeof each.name === 'string')
    : []
}

let list = $state.raw(kept())

/** The newest first. */
export const ownSets = (): readonly OwnSet[] => list

export function rememberSet(set: OwnSet): void {
  list = [
    { digest: set.digest, name: set.name },
    ...kept().filter(({ digest }) => digest !== set.digest),
  ].slice(0, MOST)
  store(PLACE, list)
}

/** The set that a scenario names, if this browser knows it; the newest of that name. */
export const setNamed = (name: string): OwnSet | undefined => list.find((set) => set.name === name)

/** What the server has of this digest; `null` if it has none, or does not answer. */
export const findSet = (digest: string): Promise<OwnSet | null> => loadTileSet(digest).catch(() => null)

/** The digest in what somebody typed or pasted: a code, or a link that ends with one. */
export const digestIn = (typed: string): string | null =>
  /[0-9a-f]{16}(?=$|\s)/i.exec(typed.trim())?.[0].toLowerCase() ?? null
