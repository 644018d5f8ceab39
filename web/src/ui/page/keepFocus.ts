const PLACES = '[tabindex="-1"]'

const placesAround = (inner: HTMLElement): HTMLElement[] => {
  const place = inner.parentElement?.closest<HTMLElement>(PLACES)
  return place ? [place, ...placesAround(place)] : []
}

/** Takes a focus that went with what had it to the nearest place around it that is still there, or to the `usual` one. */
export function keepFocus(screen: HTMLElement, usual: string): () => void {
  /** What had the focus, and the places around it, the nearest first. */
  let last: HTMLElement | null = null
  let around: HTMLElement[] = []

  const note = ({ target }: FocusEvent) => {
    last = target as HTMLElement
    around = placesAround(last)
  }
  /** Somebody took it elsewhere: what they left is still there. */
  const forget = ({ target }: FocusEvent) =>
    queueMicrotask(() => {
      if (last === target && last?.isConnected) last = null
    })
  const changed = new MutationObserver(() => {
    if (!last || last.isConnected || document.activeElement !== document.body) return
    const place = around.find((one) => one.isConnected) ?? screen.querySelector<HTMLElement>(usual)
    last = null
    place?.focus({ preventScroll: true })
  })

  screen.addEventListener('focusin', note)
  screen.addEventListener('focusout', forget)
  changed.observe(screen, { childList: true, subtree: true })
  return () => {
    changed.disconnect()
    screen.removeEventListener('focusin', note)
    screen.removeEventListener('focusout', forget)
  }
}
