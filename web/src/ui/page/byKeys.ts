const MODIFIERS = new Set(['Shift', 'Control', 'Alt', 'Meta'])
const WRITES = 'input, textarea, [contenteditable]'

/** Whether a key is used instead of a pointer: whoever writes has to, on a phone too; but Tab leads out of a field. */
export function isByKeys({ key, target }: Pick<KeyboardEvent, 'key' | 'target'>): boolean {
  const writing = (target as Partial<Element> | null)?.matches?.(WRITES) ?? false
  return !MODIFIERS.has(key) && (!writing || key === 'Tab')
}
