/** The session as screens see it. `session.svelte.ts` implements it; screens talk to the server through nothing else. */
import type {
  BotLevel,
  Deed,
  ErrorReason,
  GameEvent,
  PublicHeading,
  ReachFacts,
  RefusalReason,
  RoomFacts,
  TableChanges,
  View,
} from '../protocol/messages'
import type { Recent } from '../state/recent'

/** The state of the connection to the server. */
export type ConnectionStatus =
  | 'connecting' // the first time, or again after `away`
  | 'open'
  | 'away' // the server cannot be reached; we go on trying
  | 'elsewhere' // this seat was opened on another device or window; we do not try again
  | 'gone' // there is no such room

export interface Me {
  id: number
  name: string
  seat: number | null
}

/** A game as it is shown: own deeds that are not answered yet are in it already. */
export interface ShownGame {
  id: string
  heading: PublicHeading
  /** How many events have been confirmed. */
  version: number
  view: View
  reach: ReachFacts
  /** What seats did lately. */
  recent: Recent
  /** Own deeds that were shown but not answered yet. */
  pending: number
}

export interface ChatLine {
  from: string
  text: string
  own: boolean
}

/** A signal between two devices that set up a call. */
export type SignalData = Record<string, unknown>

/** Something that happened: to be animated, announced or played as a sound. */
export type SessionEvent =
  | { kind: 'predicted'; deed: Deed } // an own deed is shown that is not answered yet
  | { kind: 'event'; event: GameEvent; own: boolean; predicted: boolean }
  | { kind: 'refused'; deed: Deed; reason: RefusalReason | 'away'; message: string } // away: it was not even sent
  | { kind: 'game'; game: ShownGame } // a whole game was laid out or loaded: nothing to animate
  | { kind: 'error'; reason: ErrorReason | 'away'; message: string } // away: it was not even sent

export interface Session {
  readonly status: ConnectionStatus
  readonly me: Me | null
  readonly room: RoomFacts | null
  readonly game: ShownGame | null
  /** Round trip in ms, by seat. */
  readonly lags: Readonly<Record<number, number>>
  /** Words of this room since the page was opened: lobby chat and what was said in talk windows. */
  readonly chatLines: readonly ChatLine[]
  readonly isHost: boolean
  /** Why the room did not let us in, while the line is `gone`: `no_such_room` or `room_full`. */
  readonly closed: ErrorReason | null
  /** Whether a code was given out with which another device may take this seat for good. */
  readonly handedOver: boolean

  /** The game's clock in ms, estimated. */
  now(): number
  /** Sand left in ms, and what would be left if the hourglass were turned now. */
  sand(): { left: number; ifTurned: number; capacity: number; running: boolean }
  /** Listen; returns how to stop. */
  subscribe(listener: (sessionEvent: SessionEvent) => void): () => void

  /** A deed in the game: shown at once where it can be predicted, taken back if refused. */
  act(deed: Deed): void
  sit(seat: number): void
  /** Give the seat up; to a bot, if one is wanted there. */
  stand(bot?: boolean): void
  rename(name: string): void
  ready(ready: boolean): void
  setUp(choices: TableChanges): void
  /** A bot for an empty seat, or none any more. */
  offer(seat: number, bot: boolean, level?: BotLevel): void
  /** Take a seat from somebody who has been away for a minute. */
  free(seat: number): void
  /** Give up the game that is laid out; and lay out another at once, if wanted. */
  abandon(deal?: boolean): void
  passHost(person: number): void
  /** A new game; with the id of the one that has just ended, its deal once more. */
  deal(again?: string): void
  /** Whether it went out. */
  chat(text: string): boolean
  /** Voice signalling to a seat, and from one. */
  signal(to: number, data: SignalData): void
  onSignal(listener: (from: number, data: SignalData) => void): () => void
  /** A code with which another device takes my place. */
  handover(): Promise<string>
  /** Try again at once. */
  retry(): void
  close(): void
  /** Calls back when the session is closed; returns how to stop. */
  onClose(listener: () => void): () => void
}
