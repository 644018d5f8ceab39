/** Plays the sounds: nothing before the first gesture, nothing while the page is hidden (but an alarm), never louder than was set. */
import { audible, settings } from '../settings/settings.svelte'
import { onGestures } from '../ui/gestures'
import { toneSamples } from './roomTone'
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
  if (synth.audioContext.state !== 'running') await synth.audioContext.resume()
}

/** Be ready from the first gesture on. What fails then, or is suspended later, is tried again at the next one, or when
 * the page is seen again; returns how to stop. */
export function readySound(): () => void {
  const wake = () => void unlock().catch(() => undefined) // a machine without sound is no trouble
  const seen = () => synth && !document.hidden && wake()
  const stop = onGestures(wake)
  document.addEventListener('visibilitychange', seen)
  return () => {
    stop()
    document.removeEventListener('visibilitychange', seen)
  }
}

function samples(player: Synth, recipe: Recipe): number[] {
  const known = made.get(recipe)
  if (known) return known
  const fresh = player.buildSamples(...recipe)
  made.set(recipe, fresh)
  return fresh
}

/** Seconds after which what follows in the same instant may be heard, and what then waits for it. */
const FIRST: Partial<Record<SoundName, number>> = { turn: 1.15, turnLost: 1.05, theft: 0.5, pass: 0.35 }
const WAITING: ReadonlySet<SoundName> = new Set(['pass', 'talkOpens'])
let free = 0

/** Seconds until a sound may begin. */
function delayOf(name: SoundName): number {
  const now = performance.now() / 1000
  const delay = WAITING.has(name) ? Math.max(0, free - now) : 0
  const lasts = FIRST[name]
  if (lasts !== undefined) free = now + delay + lasts
  return delay
}

/** `unseen`: even while the page is hidden, for what nobody should miss. */
export function play(name: SoundName, { unseen = false } = {}): void {
  const player = synth
  if (!player || !audible() || (document.hidden && !unseen)) return
  const delay = delayOf(name)
  for (const { at, recipe } of SOUNDS[name]) {
    const sound = () => player.playSamples([samples(player, recipe)], settings.volume)
    const after = delay + at
    if (after === 0) sound()
    else setTimeout(sound, after * 1000)
  }
}

let tone: Float32Array | null = null

/** The tone of the room, until the returned function is called. */
export function playRoomTone(): () => void {
  if (!synth || !audible()) return () => undefined
  tone ??= toneSamples()
  const source = synth.playSamples([tone], settings.volume, 1, 0, true)
  return () => source.stop()
}
