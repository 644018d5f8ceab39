/** Toasts: short notices at the edge of the screen, also read aloud. */
import { untrack } from 'svelte'

export interface Toast {
  id: number
  text: string
  tone: 'plain' | 'good' | 'bad'
}

const SHOWN_MS = 5_000
const MOST = 3

let list = $state.raw<readonly Toast[]>([])
let last = 0
/** Where toasts can be shown; the last one lies in front. */
let hosts = $state.raw<readonly symbol[]>([])

export const toasts = (): readonly Toast[] => list

export function toast(text: string, tone: Toast['tone'] = 'plain'): void {
  const made = { id: ++last, text, tone }
  list = [...list.filter((other) => other.text !== text), made].slice(-MOST)
  setTimeout(() => dismiss(made.id), SHOWN_MS)
}

export function dismiss(id: number): void {
  list = list.filter((other) => other.id !== id)
}

/** Shows toasts there from now on, until the answer is called. */
export function comeInFront(host: symbol): () => void {
  hosts = [...untrack(() => hosts), host]
  return () => {
    hosts = hosts.filter((other) => other !== host)
  }
}

export const isInFront = (host: symbol): boolean => hosts.at(-1) === host
