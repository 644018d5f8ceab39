/** Long enough for a person who is asked where to put it. */
const KEPT_MS = 60_000

/** Lets the browser save something under a name. */
export function download(content: Blob, name: string): void {
  const anchor = document.createElement('a')
  anchor.href = URL.createObjectURL(content)
  anchor.download = name
  anchor.click()
  setTimeout(() => URL.revokeObjectURL(anchor.href), KEPT_MS)
}
