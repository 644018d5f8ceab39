/** Toasts: short notices at the edge of the screen, also read aloud. */
export interface Toast {
  id: number
  text: string
  tone: 'plain' | 'good' | 'bad'
}

const SHOWN_MS = 5_000
const MOST = 3

let list = $state.raw<readonly Toast[]>([])
let last = 0

export const toasts = (): readonly Toast[] => list

export function toast(text: string, tone: Toast['tone'] = 'plain'): void {
  const made = { id: ++last, text, tone }
  list = [...list.filter((other) => other.text !== text), made].slice(-MOST)
  setTimeout(() => dismiss(made.id), SHOWN_MS)
}

export function dismiss(id: number): void {
  list = list.filter((other) => other.id !== id)
}
