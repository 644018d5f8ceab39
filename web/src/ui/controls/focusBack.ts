/** Remembers what has the focus; the answer gives it back, if it is still there. */
export function focusBack(): () => void {
  const before = document.activeElement
  return () => {
    if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
  }
}
