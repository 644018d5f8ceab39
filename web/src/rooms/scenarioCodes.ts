/** Share codes of own scenarios, and the links they travel in. */

/** Pages that open a scenario by its code. */
const ASKED = /[?&](?:code|scenario)=([^&#\s]+)/

/** The code in what somebody typed or pasted: a code, or a whole link. */
export function scenarioCodeIn(text: string): string {
  const typed = text.trim()
  const asked = ASKED.exec(typed)?.[1]
  return asked === undefined ? typed : decoded(asked)
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** Hyphens are for eyes; a link does without. */
const plain = (code: string): string => code.replaceAll('-', '')

/** A scenario for tiles of one's own names their set, which lies on the server. */
const withTiles = (path: string, digest: string | null): string =>
  digest === null ? path : `${path}&tiles=${digest}`

export const editorPath = (code: string, digest: string | null = null): string =>
  withTiles(`/make/scenario?code=${plain(code)}`, digest)
export const playPath = (code: string, digest: string | null = null): string =>
  withTiles(`/play?scenario=${plain(code)}`, digest)

export const companionPath = (code: string): string => `/companion?scenario=${plain(code)}`

/** The code of the scenario that a page's address names; empty if it names none. */
export const scenarioNamed = (address: string): string =>
  scenarioCodeIn(new URLSearchParams(address).get('scenario') ?? '')

/** The digest of the set that a link names. */
export const tilesIn = (address: string): string | null =>
  /^[0-9a-f]{16}$/.exec(new URLSearchParams(address).get('tiles') ?? '')?.[0] ?? null

/** Longer links are cut by some programs that send them. */
export const LONGEST_LINK = 2000
/** More than this is hard to scan from a screen. */
export const LONGEST_QR = 700
