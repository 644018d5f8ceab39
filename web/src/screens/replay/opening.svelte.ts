/** Opens files that are brought here, of several the one chosen last. */
import { readFile } from '../../replay/replayFile'
import type { Replay } from '../../replay/types'
import { bringLog } from './api'

const MEANS = { readFile, bringLog }

export class Opening {
  busy = $state(false)
  /** Why the last one could not be opened. */
  error = $state.raw<unknown>(null)

  #chosen = 0
  readonly #means: typeof MEANS

  constructor(means = MEANS) {
    this.#means = means
  }

  /** The game in the file; `null` where it cannot be read, or another file was chosen meanwhile. */
  async open(file: File): Promise<Replay | null> {
    const number = ++this.#chosen
    this.busy = true
    this.error = null
    try {
      const brought = await this.#means.readFile(file)
      if (number !== this.#chosen) return null
      const replay = brought.kind === 'replay' ? brought.replay : await this.#means.bringLog(brought.text)
      return number === this.#chosen ? replay : null
    } catch (error) {
      if (number === this.#chosen) this.error = error
      return null
    } finally {
      if (number === this.#chosen) this.busy = false
    }
  }
}
