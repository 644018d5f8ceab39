/** What the server says about the drawn set; the drawing goes on without it. */
import type { TileSetReport } from '../../../protocol/api'
import { Asking } from '../asking'
import { check, WorkshopError } from './api'
import type { Tiles } from './setText'

interface Drawn {
  text: string
  tiles: Tiles
}

export class Judge {
  report = $state.raw<TileSetReport | null>(null)
  /** What the report is about. */
  judged = $state.raw() as Drawn
  /** Nobody answers. */
  away = $state(false)

  #drawn: Drawn
  readonly #check: typeof check
  readonly #asking = new Asking((stale) => this.#ask(stale))

  constructor(tiles: Tiles, ask = check) {
    this.judged = this.#drawn = { text: '', tiles }
    this.#check = ask
  }

  look(drawn: Drawn): void {
    this.#drawn = drawn
    this.#asking.soon()
  }

  stop(): void {
    this.#asking.stop()
  }

  async #ask(stale: AbortSignal): Promise<boolean> {
    const drawn = this.#drawn
    try {
      const report = await this.#check(drawn.text, stale)
      if (stale.aborted) return true
      this.report = report
      this.judged = drawn
      this.away = false
      return true
    } catch (error) {
      if (!stale.aborted) this.away = !(error instanceof WorkshopError && error.reason === 'busy')
      return false
    }
  }
}
