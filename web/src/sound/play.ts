/** Plays the sounds: nothing before the first gesture, nothing while the page is hidden, never louder than was set. */
import { settings } from '../settings/settings.svelte'
import { SOUNDS, type Recipe, type SoundName } from './sounds'

type Synth = (typeof import('zzfx'))['ZZFX']

/** The synthesiser is loaded by the first gesture: browsers allow no sound before, and nobody waits for it. */
let synth: Synth | null = null
const made = new Map<Recipe, number[]>()

async function unlock(): Promise<void> {
  if (!synth) {
    const { ZZFX } = await import('zzfx')
    ZZFX.volume = 0.5
    synth = ZZFX
  }
  if (synth.audioContext.state === 'suspended') await synth.audioContext.resume()
}

/** Be ready from the first gesture on; returns how to stop listening for it. */
export function readySound(): () => void {
  const gestures = ['pointerdown', 'keydown'] as const
  const wake = () => {
    unlock().catch(() => undefined) // a machine without sound is no trouble
    stop()
  }
  const stop = () => gestures.forEach((name) => removeEventListener(name, wake, true))
  gestures.forEach((name) => addEventListener(name, wake, true))
  return stop
}

function samples(player: Synth, recipe: Recipe): number[] {
  const known = made.get(recipe)
  if (known) return known
  const fresh = player.buildSamples(...recipe)
  made.set(recipe, fresh)
  return fresh
}

export function play(name: SoundName): void {
  const player = synth
  if (!player || settings.volume <= 0 || document.hidden) return
  for (const { at, recipe } of SOUNDS[name]) {
    const sound = () => player.playSamples([samples(player, recipe)], settings.volume)
    if (at === 0) sound()
    else setTimeout(sound, at * 1000)
  }
}
