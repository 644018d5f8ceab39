/** Keeps the game of a session: the server's state, with own unanswered deeds predicted on top. Plain TypeScript. */
import { Outbox, type Sent } from '../net/outbox'
import type {
  Deed,
  DoRequest,
  GameEvent,
  GameMessage,
  RefusedMessage,
  UpdateMessage,
} from '../protocol/messages'
import { type Game, opened, updated } from '../state/game'
import { type OtherEnd, predict } from '../state/predict'
import type { SessionEvent, ShownGame } from './api'

/** Events in which a prediction comes true as it was shown. */
const SHOWN: Partial<Record<GameEvent['type'], Deed['type']>> = {
  moved: 'move',
  vortex_taken: 'vortex',
  escalator_taken: 'escalator',
  bell_placed: 'bell',
}

/** Every change derives `shown` once and returns the events for the screens. */
export class PlayedGame {
  readonly #otherEnd: OtherEnd
  readonly #outbox = new Outbox()
  #confirmed: Game | null = null
  #predicted: Game | null = null
  /** The one truth for all screens; replaced whenever something changed. */
  shown: ShownGame | null = null
  seat: number | null = null

  constructor(otherEnd: OtherEnd) {
    this.#otherEnd = otherEnd
  }

  get version(): number {
    return this.#confirmed?.version ?? 0
  }

  /** What we have, for joining again. */
  get have(): { game: string; since: number } | undefined {
    return this.#confirmed ? { game: this.#confirmed.id, since: this.#confirmed.version } : undefined
  }

  /** Takes a whole game; `next` is the number for the first deed in it. */
  open(message: GameMessage, next: number): SessionEvent[] {
    if (message.game === this.#confirmed?.id) this.#outbox.atLeast(next)
    else this.#outbox.reset(next)
    this.#show(opened(message))
    return this.shown ? [{ kind: 'game', game: this.shown }] : []
  }

  /** Forgets the game: none is laid out any more. */
  close(): void {
    this.#outbox.reset(1)
    this.#show(null)
  }

  /** Numbers deeds from `next` on: we are back in the same game, or on another seat in it. */
  number(next: number, sameSeat: boolean): void {
    if (sameSeat) this.#outbox.atLeast(next)
    else this.#outbox.reset(next)
    this.#show()
  }

  /** Takes an update in; `null` where something before it is missing. */
  update(update: UpdateMessage): SessionEvent[] | null {
    const progress = this.#confirmed && updated(this.#confirmed, update)
    if (!progress) return null
    const events = this.#recognised(progress.events)
    this.#show(progress.game)
    return events
  }

  /** Each event with whether it is our own, and whether it was shown before. Answers own deeds. */
  #recognised(events: readonly GameEvent[]): SessionEvent[] {
    let seat: number | null = null // of the deed that an event comes from; later ones of it do not say
    let sent: Sent | undefined
    return events.map((event) => {
      if ('seat' in event && event.seat !== null) seat = event.seat
      const own = event.n !== undefined && this.seat !== null && seat === this.seat
      if (own && event.n !== undefined)
        sent = this.#outbox.take(event.n) ?? (sent?.n === event.n ? sent : undefined)
      const predicted = own && sent !== undefined && SHOWN[event.type] === sent.deed.type
      return { kind: 'event', event, own, predicted }
    })
  }

  /** The message that asks for a deed; shows it where that can be done already. */
  act(deed: Deed): { request: DoRequest; events: SessionEvent[] } {
    const before = this.#predicted
    const request = this.#outbox.put(deed)
    this.#show()
    return { request, events: this.#predicted === before ? [] : [{ kind: 'predicted', deed }] }
  }

  done(n: number): void {
    if (this.#outbox.take(n)) this.#show()
  }

  /** Takes back what was shown of it. */
  refused({ n, reason, message }: RefusedMessage): SessionEvent[] {
    const sent = this.#outbox.take(n)
    if (!sent) return []
    this.#show()
    return [{ kind: 'refused', deed: sent.deed, reason, message }]
  }

  unanswered(): DoRequest[] {
    return this.#outbox.again()
  }

  #show(confirmed = this.#confirmed): void {
    const waiting = this.#outbox.waiting
    const predicted =
      confirmed && waiting.reduce((game, { deed }) => predict(game, deed, this.#otherEnd), confirmed)
    this.#confirmed = confirmed
    if (predicted === this.#predicted && waiting.length === (this.shown?.pending ?? 0)) return
    this.#predicted = predicted
    this.shown = predicted && { ...predicted, pending: waiting.length }
  }
}
