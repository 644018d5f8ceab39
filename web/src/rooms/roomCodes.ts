/** Room codes as people write them: with or without the hyphen, in capitals, or inside a whole link. */
const LETTERS = 8

/** `kibo-ruta`, or `null` if there is no code in it. */
export function codeIn(text: string): string | null {
  const typed = text.trim().toLowerCase()
  const last = typed.split(/[?#]/)[0]?.split('/').filter(Boolean).at(-1) ?? ''
  const letters = last.replace(/[\s\-–—_.]/g, '')
  return new RegExp(`^[a-z]{${LETTERS}}$`).test(letters) ? `${letters.slice(0, 4)}-${letters.slice(4)}` : null
}

/** What a link says after `#`: the code with which this device takes the place of another. */
export const handoverIn = (text: string): string => /#\S+/.exec(text.trim())?.[0] ?? ''
