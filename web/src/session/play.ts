/** The game of a session: what the server told, and own deeds shown on top of it until they are answered. */
import { Outbox, type Sent } from '../net/outbox'
import type {
  Deed,
  DoRequest,
  GameEvent,
  GameMessage,
  RefusedMessage,
  UpdateMessage,
} from '../protocol/messages'
import { type Game, news, opened, updated } from '../state/game'
import { type OtherEnd, predict } from '../state/predict'
import type { ShownGame, SessionEvent } from './api'

/** Events in which a prediction comes true as it was shown. */
const SHOWN: Partial<Record<GameEvent['type'], Deed['type']>> = {
  moved: 'move',
  vortex_taken: 'vortex',
  escalator_taken: 'escalator',
  bell_placed: 'bell',
}

export class Play {
  readonly #tell: (happening: SessionEvent) => void
  readonly #otherEnd: OtherEnd
  readonly #outbox = new Outbox()
  #game: Game | null = null
  #shown: Game | null = null
  seat: number | null = null

  constructor(tell: (happening: SessionEvent) => void, otherEnd: OtherEnd) {
    this.#tell = tell
    this.#otherEnd = otherEnd
  }

  get model(): ShownGame | null {
    return this.#shown && { ...this.#shown, pending: this.#outbox.waiting.length }
  }

  get version(): number {
    return this.#game?.version ?? 0
  }

  /** What we have, for joining again. */
  get have(): { game: string; since: number } | undefined {
    return this.#game ? { game: this.#game.id, since: this.#game.version } : undefined
  }

  /** A whole game; `next` is the number for the first deed in it. */
  open(message: GameMessage, next: number): void {
    if (message.game === this.#game?.id) this.#outbox.atLeast(next)
    else this.#outbox.reset(next)
    this.#game = opened(message)
    this.#show()
    if (this.model) this.#tell({ kind: 'game', game: this.model })
  }

  /** There is no game any more. */
  close(): void {
    this.#game = null
    this.#outbox.reset(1)
    this.#show()
  }

  /** We are back in the same game, or on another seat in it: numbers go on from `next`. */
  number(next: number, sameSeat: boolean): void {
    if (sameSeat) this.#outbox.atLeast(next)
    else this.#outbox.reset(next)
    this.#show()
  }

  /** Takes an update in; false where something before it is missing. */
  update(update: UpdateMessage): boolean {
    const fresh = this.#game && news(this.#game, update)
    const game = this.#game && updated(this.#game, update)
    if (!fresh || !game) return false
    this.#game = game
    const happenings = this.#recognised(fresh)
    this.#show()
    happenings.forEach(this.#tell)
    return true
  }

  /** Each event with whether it is our own, and whether it was shown before. */
  #recognised(events: GameEvent[]): SessionEvent[] {
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
  act(deed: Deed): DoRequest {
    const before = this.#shown
    const request = this.#outbox.put(deed)
    this.#show()
    if (this.#shown !== before) this.#tell({ kind: 'predicted', deed })
    return request
  }

  done(n: number): void {
    if (this.#outbox.take(n)) this.#show()
  }

  /** Takes back what was shown of it. */
  refused({ n, reason, message }: RefusedMessage): void {
    const sent = this.#outbox.take(n)
    if (!sent) return
    this.#show()
    this.#tell({ kind: 'refused', deed: sent.deed, reason, message })
  }

  unanswered(): DoRequest[] {
    return this.#outbox.again()
  }

  #show(): void {
    const shown = (game: Game, { deed }: Sent): Game => predict(game, deed, this.#otherEnd)
    this.#shown = this.#game && this.#outbox.waiting.reduce(shown, this.#game)
  }
}
