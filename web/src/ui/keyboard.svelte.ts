/** Labels of keys on this keyboard. Keys are identified by place (`event.code`), but people read what is printed. */
interface LayoutMap {
  get(code: string): string | undefined
}
interface LayoutKeyboard {
  getLayoutMap?: () => Promise<LayoutMap>
}

let layout = $state.raw<LayoutMap | null>(null)

const keyboard =
  typeof navigator === 'undefined' ? undefined : (navigator as { keyboard?: LayoutKeyboard }).keyboard
keyboard?.getLayoutMap?.().then(
  (map) => (layout = map),
  () => undefined, // not available inside some frames: then as on a plain keyboard
)

const PLAIN: Record<string, string> = { Minus: '−', Equal: '+', Slash: '?', Escape: 'Esc', Space: '␣' }

export function keyLabel(code: string): string {
  if (PLAIN[code]) return PLAIN[code]
  const printed = layout?.get(code)
  if (printed && !code.startsWith('Digit')) return printed.toLocaleUpperCase()
  return code.replace(/^(Key|Digit|Arrow)/, '')
}
