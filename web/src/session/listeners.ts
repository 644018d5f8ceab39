/** A set of listeners. */
export class Listeners<Told extends unknown[]> {
  readonly #all = new Set<(...told: Told) => void>()

  /** Returns how to stop. */
  add(listener: (...told: Told) => void): () => void {
    const own = (...told: Told): void => listener(...told) // so that the same function can be added twice
    this.#all.add(own)
    return () => this.#all.delete(own)
  }

  tell(...told: Told): void {
    for (const listener of [...this.#all]) listener(...told)
  }
}
