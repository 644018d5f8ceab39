/** A replay as a session: the panels of the table show it as they show a running game. Nothing can be done in it. */
import type { RoomFacts } from '../protocol/messages'
import type { ShownGame, SessionEvent, ConnectionStatus, Me, Session, ChatLine } from '../session/api'
import { sandAt } from '../state/sand'
import type { Player } from './player.svelte'
import { heldAt, holdings, roomOf } from './seats'

const nothing = (): void => undefined
const never = (): (() => void) => nothing

export class ReplaySession implements Session {
  readonly player: Player
  readonly status: ConnectionStatus = 'open'
  readonly lags = {}
  readonly chatLines: readonly ChatLine[] = []
  readonly isHost = false
  readonly closed = null
  readonly handedOver = false
  /** From which seat one looks; `null`: the whole table. */
  seat = $state<number | null>(null)

  constructor(player: Player) {
    this.player = player
  }

  readonly #holdings = $derived.by(() =>
    holdings(this.player.positions.replay.seats, this.player.positions.updates),
  )
  readonly #held = $derived.by(() => heldAt(this.#holdings, this.player.index))
  readonly room: RoomFacts = $derived.by(() => roomOf(this.player.positions.replay, this.#held))
  readonly game: ShownGame = $derived.by(() => ({ ...this.player.game, pending: 0 }))
  readonly me: Me | null = $derived.by(() => {
    const { seat } = this
    return seat === null
      ? null
      : { id: seat, name: this.player.positions.replay.seats[seat]?.name ?? '', seat }
  })

  now(): number {
    return this.player.time
  }

  sand(): { left: number; ifTurned: number; capacity: number; running: boolean } {
    return sandAt(this.player.game.view.sand, this.player.time)
  }

  subscribe(listener: (sessionEvent: SessionEvent) => void): () => void {
    return this.player.subscribe((event) => listener({ kind: 'event', event, own: false, predicted: false }))
  }

  readonly act = nothing
  readonly sit = nothing
  readonly stand = nothing
  readonly rename = nothing
  readonly ready = nothing
  readonly setUp = nothing
  readonly offer = nothing
  readonly free = nothing
  readonly abandon = nothing
  readonly passHost = nothing
  readonly deal = nothing
  readonly chat = () => false
  readonly signal = nothing
  readonly retry = nothing
  readonly close = nothing
  readonly onSignal = never
  readonly onClose = never

  handover(): Promise<string> {
    return Promise.reject(new Error('nobody sits in a replay'))
  }
}
