import { inputKind } from '../inputKind.svelte'

/** What a screen is for, as a button of its page: see Button.svelte. */
const GO = 'main .go:not(:disabled)'
const findGo = () => document.querySelector<HTMLElement>(GO)

export const focusGo = (): void => findGo()?.focus()

/**
 * Takes a focus that went with the last screen to the one that is here now: to its heading, or `toGo`, for those who use
 * keys, to the button it is for. A page that was only just opened keeps it where the browser puts it.
 */
export function arrive(toGo = false): void {
  if (!navigator.userActivation?.hasBeenActive) return // asked first: the other question lays out the whole page
  const lost = !document.activeElement || document.activeElement === document.body
  if (!lost) return
  const go = toGo && inputKind() === 'keys' ? findGo() : null
  const heading = document.querySelector('h1')
  if (heading) heading.tabIndex = -1
  ;(go ?? heading)?.focus({ preventScroll: true })
}
