/** The code for another device, between question and answer. */
export class WantedCode {
  #waiting: { resolve: (code: string) => void; reject: (why: Error) => void } | null = null

  /** Whoever waited before waits in vain; so does this one if the question does not go out. */
  ask(send: () => boolean): Promise<string> {
    this.fail('asked again')
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject }
      if (!send()) this.fail('away')
    })
  }

  come(code: string): void {
    this.#waiting?.resolve(code)
    this.#waiting = null
  }

  fail(why: string): void {
    this.#waiting?.reject(new Error(why))
    this.#waiting = null
  }
}
