/** The scene that plays over the table: one at a time, for a second or two. It never takes a tap. */
import type { Moment, SceneName } from '../../../moments/moments'
import type { GameEvent } from '../../../protocol/messages'
import { calm } from '../../../settings/settings.svelte'
import { abilityUsed } from '../../../state/recent'

export interface Scene {
  readonly id: number
  readonly name: SceneName
  readonly event: GameEvent
}

const LASTS_MS: Readonly<Record<SceneName, number>> = {
  start: 1600,
  turn: 2000,
  theft: 2600,
  won: 3200,
  lost: 3200,
}

/** An action ends a scene sooner, but not before it could be seen. */
const SEEN_MS = 1100

export class Scenes {
  current = $state.raw<Scene | null>(null)
  #began = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #next = 1

  /** An event has happened; `moment` says what it looks like. */
  happen(event: GameEvent, { scene }: Moment): void {
    if (scene) this.#play(scene, event)
    else if (this.current && abilityUsed(event))
      this.#endIn(Math.max(0, this.#began + SEEN_MS - performance.now()))
  }

  stop(): void {
    clearTimeout(this.#timer)
    this.current = null
  }

  #play(name: SceneName, event: GameEvent): void {
    this.current = { id: this.#next++, name, event }
    this.#began = performance.now()
    this.#endIn(LASTS_MS[name])
  }

  #endIn(ms: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.stop(), ms)
  }
}

/** How a part of a scene goes when it ends sooner. */
export const leaving = () => ({ duration: calm() ? 0 : 220 })

/** Scenes are loaded with the first gesture, before one can be needed. */
export const loadScene = () => import('./Scene.svelte')
