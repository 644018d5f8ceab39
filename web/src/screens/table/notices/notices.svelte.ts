/** Notices: shown for a moment, or read aloud by screen readers. */
import type { Tone } from '../../../moments/moments'
import type { Ability, Hero } from '../../../protocol/messages'

export interface Notice {
  id: number
  tone: Tone
  text: string
  /** A newer one about the same takes its place. */
  about: string
}

/** A soft refusal beside the button it is about. */
export interface SoftRefusal {
  id: number
  text: string
  hero: Hero | null
  ability: Ability | null
}

/** How long a notice stays: long enough to be read slowly. */
const SHOWN_MS = 5200
const REFUSAL_MS = 2600
const WRITTEN_MS = 60
const MOST_SHOWN = 3
const MOST_KEPT = 60

export class Notices {
  shown = $state.raw<readonly Notice[]>([])
  refusal = $state.raw<SoftRefusal | null>(null)
  /** All that happened, the newest last; a `role="log"`. */
  log = $state.raw<readonly Notice[]>([])
  /** What must be heard at once. */
  urgent = $state.raw<Notice | null>(null)

  #next = 1
  readonly #unwritten: Notice[] = []
  #timers = new Set<ReturnType<typeof setTimeout>>()

  /** Read aloud when the reader has time; written down a moment later, so that a move is painted first. */
  say(text: string, tone: Tone = 'plain'): void {
    if (this.#unwritten.length === 0) this.#later(WRITTEN_MS, () => this.#write())
    this.#unwritten.push({ id: this.#next++, tone, text, about: '' })
  }

  #write(): void {
    this.log = [...this.log, ...this.#unwritten.splice(0)].slice(-MOST_KEPT)
  }

  /** Read aloud at once. */
  call(text: string): void {
    this.urgent = { id: this.#next++, tone: 'warn', text, about: '' }
  }

  /** Shown, not read: say or call it as well where it is no event. */
  show(text: string, tone: Tone = 'plain', about: string = text): void {
    const notice = { id: this.#next++, tone, text, about }
    const others = this.shown.filter((one) => one.about !== about)
    this.shown = [...others.slice(1 - MOST_SHOWN), notice]
    this.#later(SHOWN_MS, () => (this.shown = this.shown.filter((one) => one.id !== notice.id)))
  }

  /** What was shown about this is over. */
  forget(about: string): void {
    this.shown = this.shown.filter((one) => one.about !== about)
  }

  refuse(text: string, hero: Hero | null, ability: Ability | null): void {
    const refusal = { id: this.#next++, text, hero, ability }
    this.refusal = refusal
    this.call(text)
    this.#later(REFUSAL_MS, () => {
      if (this.refusal?.id === refusal.id) this.refusal = null
    })
  }

  close(): void {
    this.#timers.forEach(clearTimeout)
  }

  #later(ms: number, what: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer)
      what()
    }, ms)
    this.#timers.add(timer)
  }
}
