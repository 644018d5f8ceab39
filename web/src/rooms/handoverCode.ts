/** A link with a hand-over code after `#` takes the place of another device; the code works once and is not kept. */
export function handoverCode(): string | undefined {
  const code = location.hash.slice(1)
  if (!code) return undefined
  history.replaceState(history.state, '', location.pathname)
  try {
    return decodeURIComponent(code)
  } catch {
    return undefined // a link that was cut or mistyped
  }
}
