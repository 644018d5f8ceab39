/** The keys of the table, by place on the keyboard (`event.code`): the same on every layout. */

/** Rows of the matrix: keys of one row lie side by side, one for each hero. */
export const ROW_KEYS = [
  ['Digit1', 'Digit2', 'Digit3', 'Digit4'],
  ['KeyQ', 'KeyW', 'KeyE', 'KeyR'],
  ['KeyA', 'KeyS', 'KeyD', 'KeyF'],
  ['KeyZ', 'KeyX', 'KeyC', 'KeyV'],
] as const

/** Right of the four columns, so that no row of the matrix needs them (a stare on V would be row four's dwarf). */
export const KEYS = {
  bell: 'KeyB',
  stare: 'KeyG',
  talk: 'KeyT',
  speak: 'KeyY',
  look: 'KeyL',
  steal: 'KeyK',
  card: 'KeyN',
  pause: 'KeyP',
  mall: 'KeyM',
  where: 'KeyI',
  fit: 'Digit0',
  closer: 'Equal',
  farther: 'Minus',
  sound: 'KeyU',
  menu: 'KeyO',
  help: 'KeyH',
} as const

export type KeyUse = keyof typeof KEYS

const USES = new Map<string, KeyUse>(Object.entries(KEYS).map(([use, code]) => [code, use as KeyUse]))

export interface CellPlace {
  row: number
  column: number
}

export const keyOf = (row: number, column: number): string | undefined => ROW_KEYS[row]?.[column]

export function cellAt(code: string): CellPlace | null {
  for (const [row, codes] of ROW_KEYS.entries()) {
    const column = (codes as readonly string[]).indexOf(code)
    if (column >= 0) return { row, column }
  }
  return null
}

export const useOf = (code: string): KeyUse | null => USES.get(code) ?? null

export const arrowOf = (code: string): 'north' | 'east' | 'south' | 'west' | null =>
  (({ ArrowUp: 'north', ArrowRight: 'east', ArrowDown: 'south', ArrowLeft: 'west' }) as const)[code] ?? null

/** 1 to 9 as a place in a list, from 0; on the number pad too. */
export function numberOf(code: string): number | null {
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(code)?.[1]
  return digit ? Number(digit) - 1 : null
}

/** Keys belong to the page only where nobody writes and no other key is held with them. */
export function isForTheTable(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return false
  const target = event.target as HTMLElement | null
  return !target?.closest('input, textarea, select, [contenteditable], dialog')
}
