/** What was said in a room since the page was opened: lobby chat, words in talk windows, remarks. */
import { remarkText } from '../i18n/remarks'
import type { RemarkedEvent, SaidEvent } from '../protocol/messages'
import type { ChatLine } from './api'

const MOST_LINES = 200

export class Chat {
  lines = $state.raw<readonly ChatLine[]>([])
  readonly #nameOf: (seat: number) => string

  constructor(nameOf: (seat: number) => string) {
    this.#nameOf = nameOf
  }

  add(line: ChatLine): void {
    this.lines = [...this.lines, line].slice(-MOST_LINES)
  }

  said({ seat, text }: SaidEvent, mySeat: number | null): void {
    this.add({ from: this.#nameOf(seat), text, own: seat === mySeat })
  }

  /** Read in the language that is spoken then. */
  remarked(event: RemarkedEvent, mySeat: number | null): void {
    const reader = { mySeat, nameOf: this.#nameOf }
    this.add({
      from: this.#nameOf(event.seat),
      own: event.seat === mySeat,
      get text() {
        return remarkText(event, reader)
      },
    })
  }
}
