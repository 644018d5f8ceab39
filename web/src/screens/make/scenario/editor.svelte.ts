/** The drawing board: a draft, what was done to it, and what the server says about it. */
import type { ScenarioDraft, ScenarioProblem, ScenarioReport, ScenarioWarning } from '../../../protocol/api'
import { setNamed } from '../../../rooms/ownTiles.svelte'
import { Asking } from '../asking'
import { begin, change, type History, redo, undo } from './history'
import { sameDraft } from './draft'
import { type Answer, check } from './check'
import { keepScenario, newId } from './saved/savedScenarios.svelte'

type Ask = (question: { draft: ScenarioDraft }, digest: string | null) => Promise<Answer>

export class Editor {
  #history = $state.raw<History<ScenarioDraft>>() as History<ScenarioDraft>
  /** The newest answer; of an older draft for as long as `stale`. */
  sheet = $state.raw<ScenarioReport | null>(null)
  stale = $state(true)
  /** Nobody answers; the draft is kept all the same. */
  away = $state(false)

  #id: string
  readonly #asking = new Asking((stale) => this.#check(stale))
  readonly #ask: Ask

  constructor(draft: ScenarioDraft, id = newId(), ask: Ask = check) {
    this.#history = begin(draft)
    this.#id = id
    this.#ask = ask
    void this.#asking.now()
  }

  get id(): string {
    return this.#id
  }
  get draft(): ScenarioDraft {
    return this.#history.now
  }
  /** The digest of the set it is made for; `null` for ours, and for one that this browser does not know. */
  get tiles(): string | null {
    return setNamed(this.draft.tile_set)?.digest ?? null
  }
  get canUndo(): boolean {
    return this.#history.past.length > 0
  }
  get canRedo(): boolean {
    return this.#history.future.length > 0
  }

  /** `touched`: what is typed into, so that it is undone as a whole. */
  edit(draft: ScenarioDraft, touched: string | null = null): void {
    if (!sameDraft(draft, this.draft)) this.#set(change(this.#history, draft, touched))
  }

  undo(): void {
    if (this.canUndo) this.#set(undo(this.#history))
  }

  redo(): void {
    if (this.canRedo) this.#set(redo(this.#history))
  }

  problemsAt(entry: string): ScenarioProblem[] {
    return this.sheet?.problems.filter(({ entries }) => entries.includes(entry)) ?? []
  }

  warningsAt(entry: string): ScenarioWarning[] {
    return this.sheet?.warnings.filter(({ entries }) => entries.includes(entry)) ?? []
  }

  close(): void {
    this.#asking.stop()
  }

  #set(history: History<ScenarioDraft>): void {
    this.#history = history
    keepScenario(this.#id, history.now)
    this.stale = true
    this.#asking.soon()
  }

  async #check(stale: AbortSignal): Promise<boolean> {
    const answer = await this.#ask({ draft: this.draft }, this.tiles)
    if (stale.aborted) return true
    if (typeof answer === 'string') {
      this.away = answer !== 'slow-down'
      return false
    }
    this.away = false
    this.stale = false
    this.sheet = answer
    return true
  }
}
