/** Keys of the replay; those of fields and of the map stay theirs. */
import type { Player } from '../../../replay/player.svelte'

const JUMP_MS = 5000

type Act = (player: Player) => void

const KEYS: Readonly<Record<string, Act>> = {
  ' ': (player) => player.toggle(),
  ArrowLeft: (player) => player.by(-JUMP_MS),
  ArrowRight: (player) => player.by(JUMP_MS),
  ArrowUp: (player) => player.faster(1),
  ArrowDown: (player) => player.faster(-1),
  ',': (player) => player.step(-1),
  '.': (player) => player.step(1),
  '[': (player) => player.toHighlight(-1),
  ']': (player) => player.toHighlight(1),
  Home: (player) => player.seek(player.positions.start),
  End: (player) => player.seek(player.positions.end),
}

/** Fields keep all keys; a space on a button presses it; space and arrows choose among what is to be chosen. */
const THEIRS = 'dialog[open], select, textarea, input:not([type="range"], [type="radio"])'

function isTheirs(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target.closest(THEIRS)) return true
  if (target.matches('[type="radio"]')) return key === ' ' || key.startsWith('Arrow')
  return key === ' ' && target.closest('button, a, summary') !== null
}

export function pressed(player: Player, event: KeyboardEvent): void {
  const act = KEYS[event.key]
  if (!act || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
  if (isTheirs(event.target, event.key)) return
  event.preventDefault()
  act(player)
}
