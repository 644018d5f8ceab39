/** What each kind of event looks and sounds like, wherever a game is shown: live, in a replay, in a what-if. Pure. */
import type { GameEvent } from '../protocol/messages'
import type { SoundName } from '../sound/sounds'
import { deadEnds, isSpent, kindAt, type Known } from './facts'

/** A notice: its sign and colour. */
export type Tone = 'plain' | 'good' | 'warn' | 'bad' | 'call'

/** Plays in the middle of the table for a second or two. */
export type SceneName = 'start' | 'turn' | 'theft' | 'won' | 'lost'

/** Flashes on one square of the board. */
export type FlashName = 'camera' | 'ball' | 'exit' | 'shut'

export interface Moment {
  readonly sound: SoundName | null
  readonly scene?: SceneName
  readonly flash?: FlashName
  /** Its words are shown for a moment. */
  readonly notice?: Tone
  /** A further sentence: read after that of the event, and shown in its place. */
  readonly words?: string
  /** Its words are read before anything else. */
  readonly urgent?: true
}

type Kind = GameEvent['type']
type EventOf<T extends Kind> = Extract<GameEvent, { type: T }>

/** Events that are another moment than most of their kind. */
type Variant =
  | 'slid'
  | 'ball_reached'
  | 'dead_end'
  | 'camera_broken'
  | 'ball_spent'
  | 'turned_too_early'
  | 'rung_for_me'
  | 'stared_at_me'

export const MOMENTS: Readonly<Record<Kind | Variant, Moment>> = {
  started: { sound: 'hush', scene: 'start' },
  moved: { sound: 'step' },
  slid: { sound: 'slide' },
  vortex_taken: { sound: 'vortex' },
  escalator_taken: { sound: 'escalator' },
  ball_reached: { sound: 'ball', flash: 'ball' },
  tile_revealed: { sound: 'look', notice: 'plain' },
  tile_placed: { sound: 'explore' },
  dead_end: { sound: 'deadEnd', flash: 'shut', notice: 'warn', words: 'event-dead-end' },
  square_spent: { sound: null },
  camera_broken: { sound: 'cameraOut', flash: 'camera', notice: 'good', words: 'event-camera-broken' },
  ball_spent: { sound: null, flash: 'ball' },
  hourglass_turned: { sound: 'turn', scene: 'turn' },
  turned_too_early: { sound: 'turnLost', scene: 'turn' },
  cards_passed: { sound: 'pass' },
  deck_shuffled: { sound: 'card', notice: 'plain' },
  card_turned: { sound: 'card' },
  talk_opened: { sound: 'talkOpens' },
  talk_closed: { sound: 'talkCloses' },
  discard_due: { sound: 'locked', notice: 'warn', urgent: true },
  tiles_discarded: { sound: 'discard', notice: 'plain' },
  theft_done: { sound: 'theft', scene: 'theft', urgent: true },
  hero_safe: { sound: 'safe', flash: 'exit', notice: 'good' },
  won: { sound: 'won', scene: 'won', urgent: true },
  lost: { sound: 'lost', scene: 'lost', urgent: true },
  bell_placed: { sound: 'bellAway' },
  rung_for_me: { sound: 'bell', notice: 'call', urgent: true },
  stared: { sound: null },
  stared_at_me: { sound: 'stare', notice: 'call', urgent: true },
  said: { sound: 'words' },
  remarked: { sound: 'words' },
  pinged: { sound: 'ping' },
  signed: { sound: 'ping', notice: 'plain' },
  paused: { sound: null, notice: 'warn' },
  resumed: { sound: null, notice: 'plain' },
  interrupted: { sound: null, notice: 'warn' },
}

type Arrival = EventOf<'moved' | 'vortex_taken' | 'escalator_taken'>

/** The mage on a crystal ball that is not used up (P6). */
const reachesBall = ({ hero, to }: Arrival, known: Known): boolean =>
  hero === 'mage' &&
  known.rules.includes('crystal_balls') &&
  kindAt(known, to) === 'ball' &&
  !isSpent(known, to)

const arrival = (event: Arrival, known: Known): Variant | null =>
  reachesBall(event, known) ? 'ball_reached' : null

const SPENT: Readonly<Record<string, Variant>> = { camera: 'camera_broken', ball: 'ball_spent' }

const VARIANTS: { readonly [T in Kind]?: (event: EventOf<T>, known: Known) => Variant | null } = {
  moved: (event, known) => arrival(event, known) ?? (event.steps > 1 ? 'slid' : null),
  vortex_taken: arrival,
  escalator_taken: arrival,
  tile_placed: (event, known) => (deadEnds(known, event).length > 0 ? 'dead_end' : null),
  square_spent: ({ square }, known) => SPENT[kindAt(known, square) ?? ''] ?? null,
  hourglass_turned: ({ sand }, { view }) =>
    gained(sand, view.sand.capacity) < 0 ? 'turned_too_early' : null,
  bell_placed: ({ target }, { mySeat }) => (target === mySeat ? 'rung_for_me' : null),
  stared: ({ target }, { mySeat }) => (target === mySeat ? 'stared_at_me' : null),
}

/** What a turn brings, less what was left (H3); less than nothing where it came too early (H4). */
export const gained = (after: number, capacity: number): number => after - (capacity - after)

const NOTHING: Moment = { sound: null }

/** Kinds that we do not know pass unnoticed. */
export function momentOf(event: GameEvent, known: Known): Moment {
  const variant = VARIANTS[event.type] as ((event: GameEvent, known: Known) => Variant | null) | undefined
  const name: string = variant?.(event, known) ?? event.type
  return (MOMENTS as Readonly<Record<string, Moment>>)[name] ?? NOTHING
}
