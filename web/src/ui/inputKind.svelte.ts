import { isByKeys } from './page/byKeys'

/** What the person at this device uses just now; words name a key, a tap or a click accordingly. */
export type InputKind = 'mouse' | 'touch' | 'keys'

let used = $state<InputKind>(matchMedia('(hover: hover)').matches ? 'mouse' : 'touch')

addEventListener(
  'pointerdown',
  ({ pointerType }) => (used = pointerType === 'mouse' ? 'mouse' : 'touch'),
  true,
)
addEventListener('keydown', (event) => isByKeys(event) && (used = 'keys'), true)

export const inputKind = (): InputKind => used
