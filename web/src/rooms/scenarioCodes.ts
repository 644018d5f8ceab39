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

export const editorPath = (code: string): string => `/make/scenario?code=${plain(code)}`
export const playPath = (code: string): string => `/play?scenario=${plain(code)}`

/** Longer links are cut by some programs that send them. */
export const LONGEST_LINK = 2000
/** More than this is hard to scan from a screen. */
export const LONGEST_QR = 700
