/** The tiles that a room plays with, from the server; without them escalators wait for their answer. */
import type { TileSetFaces } from '../protocol/api'
import type { Square, View } from '../protocol/messages'
import { Mall } from '../state/mall'

export class PlayedTiles {
  readonly #load: (digest: string) => Promise<TileSetFaces>
  #facts: TileSetFaces | null = null
  #digest = ''

  constructor(load: (digest: string) => Promise<TileSetFaces>) {
    this.#load = load
  }

  learn(digest: string): void {
    this.#facts = null
    this.#digest = digest
    this.#load(digest).then(
      (facts) => {
        if (this.#digest === digest) this.#facts = facts // those of an earlier game may come later
      },
      () => {},
    )
  }

  /** The other end of an escalator; `null` where none begins, and as long as nobody knows. */
  otherEnd(view: View, from: Square): Square | null {
    return this.#facts && new Mall(this.#facts, view.tiles).otherEnd(from)
  }
}
