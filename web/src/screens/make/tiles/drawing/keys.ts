/** The keys for drawing on the grid. A letter counts as it is written on the key, or by the key's place. */
import type { Direction, Hero } from '../../../../protocol/messages'
import type { SpecialKind } from '../../../../state/tileFacts'
import type { Brush } from './brushes'

export type KeyDeed =
  | { do: 'go' | 'wall' | 'passage'; side: Direction }
  | { do: 'paint'; brush: Brush }
  | { do: 'arm'; armed: Armed }
  | { do: 'brush' | 'undo' | 'redo' | 'next' | 'previous' | 'turn' }

/** A first key that waits for a second: whose it is, or which side. */
export type Armed = SpecialKind | 'passage' | 'wall'

const ARROWS: Record<string, Direction> = {
  ArrowUp: 'north',
  ArrowRight: 'east',
  ArrowDown: 'south',
  ArrowLeft: 'west',
}
const OWNED: Record<string, SpecialKind> = { x: 'exploration', v: 'vortex', i: 'item', o: 'exit' }
const FREE: Record<string, SpecialKind> = { h: 'hourglass', b: 'ball', k: 'camera' }
const HERO_KEYS: Record<string, Hero> = {
  b: 'barbarian',
  m: 'mage',
  e: 'elf',
  d: 'dwarf',
  '1': 'barbarian',
  '2': 'mage',
  '3': 'elf',
  '4': 'dwarf',
}
const PLAIN: Record<string, 'brush' | 'next' | 'previous' | 'turn'> = {
  ' ': 'brush',
  enter: 'brush',
  pagedown: 'next',
  n: 'next',
  pageup: 'previous',
  r: 'turn',
}

export interface KeyPress {
  key: string
  code: string
  shiftKey: boolean
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
}

/** The letter on the key; where that is none of ours, the one a Latin keyboard has there. */
function letterOf({ key, code }: KeyPress): string {
  const low = key.toLowerCase()
  return /^[a-z]$/.test(low) || !/^Key[A-Z]$/.test(code) ? low : code.slice(3).toLowerCase()
}

export function deedOf(press: KeyPress, armed: Armed | null): KeyDeed | null {
  const letter = letterOf(press)
  if (press.altKey) return null
  if (press.ctrlKey || press.metaKey) {
    if (letter === 'z') return { do: press.shiftKey ? 'redo' : 'undo' }
    return letter === 'y' ? { do: 'redo' } : null
  }
  const side = ARROWS[press.key]
  if (side)
    return { do: press.shiftKey || armed === 'wall' ? 'wall' : armed === 'passage' ? 'passage' : 'go', side }
  const hero = HERO_KEYS[letter]
  if (armed && armed !== 'passage' && armed !== 'wall' && hero)
    return { do: 'paint', brush: { sort: 'special', kind: armed, hero } }
  const kind = OWNED[letter]
  if (kind) return { do: 'arm', armed: kind }
  if (letter === 'p') return { do: 'arm', armed: 'passage' }
  if (letter === 'w') return { do: 'arm', armed: 'wall' }
  const free = FREE[letter]
  if (free) return { do: 'paint', brush: { sort: 'special', kind: free, hero: 'barbarian' } }
  if (letter === '.' || letter === 'f' || press.key === 'Delete' || press.key === 'Backspace')
    return { do: 'paint', brush: { sort: 'floor' } }
  if (letter === '#' || letter === 's') return { do: 'paint', brush: { sort: 'shop' } }
  if (letter === 'e') return { do: 'paint', brush: { sort: 'escalator' } }
  const plain = PLAIN[letter]
  return plain ? { do: plain } : null
}
