/** Made by scripts/types.mjs from `hushmaze schema`; do not edit, run `npm run types`. */

/**
 * Anything that travels over a Hushmaze socket; docs/protocol.md explains it.
 */
export type Message = ClientMessage | ServerMessage
export type ClientMessage =
  | JoinRequest
  | DoRequest
  | SinceRequest
  | TimeRequest
  | SitRequest
  | StandRequest
  | RenameRequest
  | ReadyRequest
  | SetupRequest
  | OfferRequest
  | FreeRequest
  | DealRequest
  | AbandonRequest
  | HostRequest
  | HandoverRequest
  | ChatRequest
  | SignalRequest
export type Deed =
  | MoveDeed
  | VortexDeed
  | EscalatorDeed
  | ExploreDeed
  | LookDeed
  | StartDeed
  | StealDeed
  | DiscardDeed
  | TurnCardDeed
  | BellDeed
  | StareDeed
  | SayDeed
  | PingDeed
  | SignDeed
  | RemarkDeed
  | PauseDeed
  | ResumeDeed
export type Hero = 'barbarian' | 'mage' | 'elf' | 'dwarf'
/**
 * @minItems 3
 * @maxItems 3
 */
export type Square = [number, number, number]
export type Direction = 'north' | 'east' | 'south' | 'west'
export type Gesture =
  | 'yes'
  | 'no'
  | 'here'
  | 'there'
  | 'you'
  | 'me'
  | 'wait'
  | 'hurry'
  | 'explore'
  | 'hourglass'
  | 'thanks'
  | 'sorry'
export type Topic = 'can' | 'waits'
export type Ability = 'north' | 'east' | 'south' | 'west' | 'vortex' | 'escalator' | 'explore'
export type Aim = 'hourglass' | 'camera' | 'ball' | 'door' | 'item' | 'exit' | 'way'
/**
 * How much a bot sees (`hushmaze.bots.skills`); how quick it is does not depend on it.
 */
export type BotSkill = 'novice' | 'good' | 'expert'
export type Edition = 'A' | 'B' | 'house'
/**
 * How cards are dealt to seats (S4).
 */
export type Deal = 'apart' | 'random'
export type RuleSwitch =
  | 'one_exit'
  | 'pass_cards'
  | 'elf_opens_talk'
  | 'dwarf_passages'
  | 'crystal_balls'
  | 'cameras'
  | 'barbarian_breaks_cameras'
  | 'open_talk_allowed'
  | 'stack_face_up'
  | 'leader'
  | 'fool_the_guards'
  | 'moving_walls'
  | 'hands_only'
  | 'two_boards'
  | 'no_talk'
  | 'no_bell'
  | 'no_vortex'
  | 'no_gatherings'
/**
 * How quick a bot is; how well it plays does not depend on it.
 */
export type BotLevel = 'relaxed' | 'human' | 'brisk' | 'fast' | 'lightning'
export type ServerMessage =
  | WelcomeMessage
  | RoomMessage
  | ChangesMessage
  | SeatMessage
  | GameMessage
  | UpdateMessage
  | DoneMessage
  | RefusedMessage
  | TimeMessage
  | LagsMessage
  | ChatMessage
  | SignalMessage
  | HandoverMessage
  | ErrorMessage
  | ByeMessage
export type RoomPhase = 'lobby' | 'planning' | 'heist' | 'escape' | 'won' | 'lost'
/**
 * How the first game is learnt.
 */
export type FirstGameKind = 'team' | 'solo'
/**
 * What the learner is to do.
 */
export type LessonAsk = 'act' | 'card' | 'ring' | 'talk' | 'watch'
export type Phase = 'planning' | 'heist' | 'escape' | 'won' | 'lost'
export type Loss = 'sand' | 'empty_handed' | 'walls'
/**
 * @minItems 3
 * @maxItems 3
 */
export type Place = [number, number, number]
export type GameEvent =
  | StartedEvent
  | MovedEvent
  | VortexTakenEvent
  | EscalatorTakenEvent
  | TileRevealedEvent
  | TilePlacedEvent
  | SquareSpentEvent
  | HourglassTurnedEvent
  | CardsPassedEvent
  | DeckShuffledEvent
  | CardTurnedEvent
  | TalkOpenedEvent
  | TalkClosedEvent
  | DiscardDueEvent
  | TilesDiscardedEvent
  | TheftDoneEvent
  | HeroSafeEvent
  | WonEvent
  | LostEvent
  | BellPlacedEvent
  | StaredEvent
  | SaidEvent
  | PingedEvent
  | SignedEvent
  | RemarkedEvent
  | PausedEvent
  | ResumedEvent
  | InterruptedEvent
export type RefusalReason =
  | 'no_game'
  | 'bad_number'
  | 'bad_deed'
  | 'not_the_host'
  | 'slow_down'
  | 'not_stored'
  | 'log_full'
  | 'spectator'
  | 'no_such_seat'
  | 'not_started'
  | 'already_started'
  | 'game_over'
  | 'too_late'
  | 'time_went_back'
  | 'paused'
  | 'not_paused'
  | 'pause_not_agreed'
  | 'discard_first'
  | 'not_your_ability'
  | 'hero_is_safe'
  | 'hero_not_there'
  | 'no_steps'
  | 'way_blocked'
  | 'square_taken'
  | 'tile_closed'
  | 'cameras_watch'
  | 'vortex_closed'
  | 'not_a_vortex'
  | 'not_on_a_vortex'
  | 'same_board'
  | 'all_on_one_board'
  | 'no_escalator'
  | 'not_an_exploration'
  | 'nothing_beyond'
  | 'stack_empty'
  | 'tile_in_hand'
  | 'no_looking'
  | 'already_visible'
  | 'no_choice'
  | 'no_discard_due'
  | 'not_two_tiles'
  | 'tile_not_placed'
  | 'start_tile_stays'
  | 'tile_occupied'
  | 'tile_spent'
  | 'mall_would_split'
  | 'theft_by_itself'
  | 'already_stolen'
  | 'items_not_covered'
  | 'not_solo'
  | 'solo'
  | 'no_bell'
  | 'not_the_leader'
  | 'stare_at_yourself'
  | 'silence'
  | 'hands_only'
  | 'nothing_said'
  | 'too_long'
  | 'no_such_square'
/**
 * Why a message that is no deed changes nothing: the reasons of `error`.
 */
export type ErrorReason =
  | 'bad_chat'
  | 'bad_handover'
  | 'bad_message'
  | 'bad_table'
  | 'busy'
  | 'daily_table'
  | 'day_deal'
  | 'day_needs_people'
  | 'day_over'
  | 'game_running'
  | 'join_first'
  | 'joined_already'
  | 'no_such_game'
  | 'no_such_level'
  | 'no_such_room'
  | 'no_such_seat'
  | 'no_such_tile_set'
  | 'no_such_version'
  | 'no_voice'
  | 'nobody_there'
  | 'not_stored'
  | 'not_the_host'
  | 'room_full'
  | 'seat_free'
  | 'seat_held'
  | 'seat_taken'
  | 'seats_empty'
  | 'silence'
  | 'slow_down'
  | 'spectator'
  | 'table_changed'
  | 'use_say'
/**
 * Why the server closes a connection: the reasons of `bye`.
 */
export type ByeReason = 'open_elsewhere' | 'server_stopping'

/**
 * The first message: who I am (a token from before, a hand-over code, or nobody yet) and what I have.
 */
export interface JoinRequest {
  type: 'join'
  room: string
  token?: string | null
  handover?: string | null
  name?: string | null
  game?: string | null
  since?: number | null
  acks?: boolean | null
  changes?: boolean | null
}
/**
 * A deed in the game; `n` is the seat's own number for it, so that sending it again is harmless.
 */
export interface DoRequest {
  type: 'do'
  n: number
  deed: Deed
}
export interface MoveDeed {
  type: 'move'
  hero: Hero
  from: Square
  direction: Direction
  steps: number
}
export interface VortexDeed {
  type: 'vortex'
  hero: Hero
  from: Square
  to: Square
}
export interface EscalatorDeed {
  type: 'escalator'
  hero: Hero
  from: Square
}
export interface ExploreDeed {
  type: 'explore'
  hero: Hero
  from: Square
  door?: Square | null
}
export interface LookDeed {
  type: 'look'
}
export interface StartDeed {
  type: 'start'
}
export interface StealDeed {
  type: 'steal'
}
export interface DiscardDeed {
  type: 'discard'
  first: number
  second: number
}
export interface TurnCardDeed {
  type: 'turn_card'
}
export interface BellDeed {
  type: 'bell'
  target: number
}
export interface StareDeed {
  type: 'stare'
  target: number
}
export interface SayDeed {
  type: 'say'
  text: string
}
export interface PingDeed {
  type: 'ping'
  square: Square
}
export interface SignDeed {
  type: 'sign'
  sign: Gesture
}
export interface RemarkDeed {
  type: 'remark'
  topic: Topic
  hero: Hero
  ability: Ability
  aim: Aim
  target?: number | null
}
export interface PauseDeed {
  type: 'pause'
}
export interface ResumeDeed {
  type: 'resume'
}
/**
 * Send me the game from this version on.
 */
export interface SinceRequest {
  type: 'since'
  v: number
}
/**
 * What time is it? `rtt` is what I measured last.
 */
export interface TimeRequest {
  type: 'time'
  sent: number
  rtt?: number | null
}
export interface SitRequest {
  type: 'sit'
  seat: number
}
/**
 * Give the seat up; to a bot, if one is wanted there.
 */
export interface StandRequest {
  type: 'stand'
  bot?: boolean
}
export interface RenameRequest {
  type: 'rename'
  name: string
}
export interface ReadyRequest {
  type: 'ready'
  ready: boolean
}
/**
 * The host's choices for the table; only those named change.
 */
export interface SetupRequest {
  type: 'setup'
  table: TableChanges
}
/**
 * New choices of the host; null takes one back, and what is left out stays as it is.
 */
export interface TableChanges {
  voice?: boolean | null
  bots_hold?: boolean | null
  bots_listen_ms?: number | null
  bots_patient?: boolean | null
  bots_skill?: BotSkill | null
  fair?: boolean | null
  tile_set?: number | string | null
  level?: number | null
  face?: string | null
  hourglass_ms?: number | null
  edition?: Edition | null
  talk_always?: boolean | null
  pause?: boolean | null
  leader_fixed?: boolean | null
  deal?: Deal | null
  cards?: string[] | null
  scenario?: number | string | ScenarioEntries
  seats?: number
}
/**
 * As in a scenario file; an entry that is as usual is left out.
 */
export interface ScenarioEntries {
  number?: number
  name: string
  about?: string
  tile_set?: string
  tiles?: string
  levels?: string
  on_top?: string
  shuffled?: boolean
  face?: string
  hourglass_ms?: number
  rules?: RuleSwitch[]
}
/**
 * The host gives an empty seat to a bot of a level, or takes it back.
 */
export interface OfferRequest {
  type: 'offer'
  seat: number
  bot: boolean
  level?: BotLevel | null
}
/**
 * The host takes a seat from somebody who has been away for a while.
 */
export interface FreeRequest {
  type: 'free'
  seat: number
}
/**
 * The host lays out a new game: tile 1, heroes, cards. Its hourglass is turned by the deed ``start``.
 */
export interface DealRequest {
  type: 'deal'
  again?: string | null
}
/**
 * The host gives up the game that is laid out, by its id; and lays out another at once, if wanted.
 */
export interface AbandonRequest {
  type: 'abandon'
  game: string
  deal?: boolean
}
/**
 * The host passes the table on.
 */
export interface HostRequest {
  type: 'host'
  person: number
}
/**
 * Give me a code with which another device can take my place.
 */
export interface HandoverRequest {
  type: 'handover'
}
/**
 * Words while no game is laid out; in a game words are a deed.
 */
export interface ChatRequest {
  type: 'chat'
  text: string
}
/**
 * Voice: an offer, an answer or a candidate for another seat.
 */
export interface SignalRequest {
  type: 'signal'
  to: number
  data: {}
}
/**
 * Answers `join`.
 */
export interface WelcomeMessage {
  type: 'welcome'
  protocol: number
  you: You
  server: number
}
/**
 * The person to whom the message goes.
 */
export interface You {
  id: number
  name: string
  seat: number | null
  token: string | null
  n: number
}
/**
 * The room as it is now: after joining, and whenever something in it changes.
 */
export interface RoomMessage {
  type: 'room'
  room: RoomFacts
}
/**
 * What everybody in a room may know of it: no token, no stack.
 */
export interface RoomFacts {
  code: string
  host: number | null
  people: PersonFacts[]
  bots: BotFacts[]
  table: TableChoices
  game: string | null
  phase: RoomPhase
  fair: boolean | null
  daily: string | null
  lesson: LessonFacts | null
}
export interface PersonFacts {
  id: number
  name: string
  seat: number | null
  ready: boolean
  here: boolean
  lag: number | null
}
export interface BotFacts {
  seat: number
  name: string
  level: BotLevel
  holds: number | null
}
/**
 * What the host chose; what was not chosen is left out. Every table has a scenario and seats.
 */
export interface TableChoices {
  scenario: number | string | ScenarioEntries
  seats: number
  voice?: boolean
  bots_hold?: boolean
  bots_listen_ms?: number
  bots_patient?: boolean
  bots_skill?: BotSkill
  fair?: boolean
  tile_set?: number | string
  level?: number
  face?: string
  hourglass_ms?: number
  edition?: Edition
  talk_always?: boolean
  pause?: boolean
  leader_fixed?: boolean
  deal?: Deal
  cards?: string[]
}
/**
 * A first game: its deal is fixed, and its sand waits for the learner.
 */
export interface LessonFacts {
  kind: FirstGameKind
  sand_kept: number
  step: LessonStep | null
}
/**
 * The one thing a learner is asked now, worked out from the state of the game.
 */
export interface LessonStep {
  stage: string
  number: number
  of: number
  ask: LessonAsk
  ability: Ability | null
  hero: Hero | null
  to: Square | null
}
/**
 * What has changed in the room since the last `room` or `changes`, for who joined with `changes`.
 */
export interface ChangesMessage {
  type: 'changes'
  room: RoomChanges
}
/**
 * Parts of a room with their new values; what is as it was is left out.
 */
export interface RoomChanges {
  host?: number | null
  bots?: BotFacts[]
  table?: TableChoices
  game?: string | null
  phase?: RoomPhase
  fair?: boolean | null
  daily?: string | null
  lesson?: LessonFacts | null
  people?: PersonFacts[]
  gone?: number[]
}
/**
 * Answers `sit`.
 */
export interface SeatMessage {
  type: 'seat'
  seat: number
  n: number
}
/**
 * The whole game.
 */
export interface GameMessage {
  type: 'game'
  game: string
  heading: PublicHeading
  v: number
  now: number
  view: View
  reach: ReachFacts
}
/**
 * The heading of a game's log without what is secret before the end.
 */
export interface PublicHeading {
  scenario: ScenarioEntries
  seats: number
  level: number | null
  face: string | null
  hourglass_ms: number | null
  options: TableOptions
  tile_set: TileSetFacts
  in_force: RuleSwitch[]
  dealt_again?: string
  played_on?: PlayedOnFacts
}
export interface TableOptions {
  edition: Edition
  talk_always: boolean
  pause: boolean
  leader_fixed: boolean
  deal: Deal
  cards: string[] | null
}
export interface TileSetFacts {
  name: string
  digest: string
  text?: string
}
/**
 * The game in whose middle another begins.
 */
export interface PlayedOnFacts {
  game: string
  version: number
}
export interface View {
  seat: number | null
  phase: Phase
  time: number
  loss: Loss | null
  tiles: SeenTile[]
  heroes: SeenHero[]
  spent: Square[]
  stack: SeenStack
  hand: number | null
  cards: Ability[][]
  leader: number | null
  deck: SeenDeck | null
  sand: Sand
  turns: number
  hourglasses_left: number
  hourglasses_locked: boolean
  cameras_working: number
  vortices_open: boolean
  gestures_allowed: boolean
  words_allowed: boolean
  bell: number | null
  bell_seats: number[]
  theft_callable: boolean
  ball_used: boolean
  discard_due: boolean
  discard_pairs: number[][]
  rigged: boolean
  was_paused: boolean
  was_interrupted: boolean
}
export interface SeenTile {
  tile: number
  face: string
  place: Place
  quarters: number
}
export interface SeenHero {
  hero: Hero
  square: Square | null
  safe: boolean
  on_item: boolean
}
export interface SeenStack {
  left: number
  top: number | null
  unseen: number[]
  bottom: number[]
}
export interface SeenDeck {
  left: number
  discard: Ability[]
}
export interface Sand {
  capacity: number
  deadline: number
  stopped_at: number | null
}
/**
 * What each ability could do now, whoever owns it.
 */
export interface ReachFacts {
  north: Slides
  east: Slides
  south: Slides
  west: Slides
  vortex: Destinations
  escalator: EscalatorRides
  explore: Explorations
}
/**
 * After which numbers of steps each hero may stop.
 */
export interface Slides {
  barbarian?: number[]
  mage?: number[]
  elf?: number[]
  dwarf?: number[]
}
/**
 * The squares to which each hero can go.
 */
export interface Destinations {
  barbarian?: Square[]
  mage?: Square[]
  elf?: Square[]
  dwarf?: Square[]
}
/**
 * The heroes that stand at an end of an escalator that they can take.
 */
export interface EscalatorRides {
  barbarian?: true
  mage?: true
  elf?: true
  dwarf?: true
}
/**
 * The doors at which each hero can place a tile.
 */
export interface Explorations {
  barbarian?: Square[]
  mage?: Square[]
  elf?: Square[]
  dwarf?: Square[]
  look?: true
}
/**
 * What happened, and what looks different after it.
 */
export interface UpdateMessage {
  type: 'update'
  v: number
  events: GameEvent[]
  reach: ReachFactsPatch
  seen?: SeenPatch
}
export interface StartedEvent {
  type: 'started'
  at: number
  seat: number
  n?: number
}
export interface MovedEvent {
  type: 'moved'
  at: number
  seat: number
  hero: Hero
  from: Square
  direction: Direction
  steps: number
  to: Square
  n?: number
}
export interface VortexTakenEvent {
  type: 'vortex_taken'
  at: number
  seat: number
  hero: Hero
  from: Square
  to: Square
  n?: number
}
export interface EscalatorTakenEvent {
  type: 'escalator_taken'
  at: number
  seat: number
  hero: Hero
  from: Square
  to: Square
  n?: number
}
export interface TileRevealedEvent {
  type: 'tile_revealed'
  at: number
  seat: number
  tile: number
  n?: number
}
export interface TilePlacedEvent {
  type: 'tile_placed'
  at: number
  seat: number
  hero: Hero
  door: Square
  tile: number
  place: Place
  quarters: number
  by_ball: boolean
  n?: number
}
export interface SquareSpentEvent {
  type: 'square_spent'
  at: number
  square: Square
  n?: number
}
export interface HourglassTurnedEvent {
  type: 'hourglass_turned'
  at: number
  hero: Hero
  sand: number
  n?: number
}
export interface CardsPassedEvent {
  type: 'cards_passed'
  at: number
  n?: number
}
export interface DeckShuffledEvent {
  type: 'deck_shuffled'
  at: number
  n?: number
}
export interface CardTurnedEvent {
  type: 'card_turned'
  at: number
  seat: number
  ability: Ability
  n?: number
}
export interface TalkOpenedEvent {
  type: 'talk_opened'
  at: number
  n?: number
}
export interface TalkClosedEvent {
  type: 'talk_closed'
  at: number
  n?: number
}
export interface DiscardDueEvent {
  type: 'discard_due'
  at: number
  n?: number
}
export interface TilesDiscardedEvent {
  type: 'tiles_discarded'
  at: number
  seat: number
  first: number
  second: number
  n?: number
}
export interface TheftDoneEvent {
  type: 'theft_done'
  at: number
  seat: number | null
  n?: number
}
export interface HeroSafeEvent {
  type: 'hero_safe'
  at: number
  hero: Hero
  square: Square
  stays: boolean
  n?: number
}
export interface WonEvent {
  type: 'won'
  at: number
  n?: number
}
export interface LostEvent {
  type: 'lost'
  at: number
  why: Loss
  n?: number
}
export interface BellPlacedEvent {
  type: 'bell_placed'
  at: number
  seat: number
  target: number
  n?: number
}
export interface StaredEvent {
  type: 'stared'
  at: number
  seat: number
  target: number
  n?: number
}
export interface SaidEvent {
  type: 'said'
  at: number
  seat: number
  text: string
  n?: number
}
export interface PingedEvent {
  type: 'pinged'
  at: number
  seat: number
  square: Square
  n?: number
}
export interface SignedEvent {
  type: 'signed'
  at: number
  seat: number
  sign: Gesture
  n?: number
}
export interface RemarkedEvent {
  type: 'remarked'
  at: number
  seat: number
  topic: Topic
  hero: Hero
  ability: Ability
  aim: Aim
  target: number | null
  n?: number
}
export interface PausedEvent {
  type: 'paused'
  at: number
  seat: number
  n?: number
}
export interface ResumedEvent {
  type: 'resumed'
  at: number
  seat: number
  n?: number
}
export interface InterruptedEvent {
  type: 'interrupted'
  at: number
  n?: number
}
export interface ReachFactsPatch {
  north?: Slides
  east?: Slides
  south?: Slides
  west?: Slides
  vortex?: Destinations
  escalator?: EscalatorRides
  explore?: Explorations
}
export interface SeenPatch {
  stack?: SeenStack
  cards?: Ability[][]
  leader?: number | null
  deck?: SeenDeck | null
  hourglasses_left?: number
  hourglasses_locked?: boolean
  cameras_working?: number
  vortices_open?: boolean
  gestures_allowed?: boolean
  words_allowed?: boolean
  bell_seats?: number[]
  theft_callable?: boolean
  ball_used?: boolean
  discard_pairs?: number[][]
  on_item?: Hero[]
}
/**
 * The deed was accepted and is durable.
 */
export interface DoneMessage {
  type: 'done'
  n: number
  v: number
}
/**
 * The deed changed nothing.
 */
export interface RefusedMessage {
  type: 'refused'
  n: number
  reason: RefusalReason
  message: string
}
/**
 * Answers `time`.
 */
export interface TimeMessage {
  type: 'time'
  sent: number
  server: number
  game: number | null
}
export interface LagsMessage {
  type: 'lags'
  lags: {
    [k: string]: number
  }
}
export interface ChatMessage {
  type: 'chat'
  person: number
  name: string
  text: string
}
/**
 * Voice: something from the person on a seat.
 */
export interface SignalMessage {
  type: 'signal'
  seat: number
  data: {}
}
/**
 * Answers `handover`.
 */
export interface HandoverMessage {
  type: 'handover'
  code: string
}
/**
 * A message that was no deed was refused and changed nothing.
 */
export interface ErrorMessage {
  type: 'error'
  reason: ErrorReason
  message: string
}
/**
 * The last message before the server closes the connection.
 */
export interface ByeMessage {
  type: 'bye'
  reason: ByeReason
}

export const ABILITIES = ["north","east","south","west","vortex","escalator","explore"] as const
export const AIMS = ["hourglass","camera","ball","door","item","exit","way"] as const
export const BOT_LEVELS = ["relaxed","human","brisk","fast","lightning"] as const
export const BOT_SKILLS = ["novice","good","expert"] as const
export const BYE_REASONS = ["open_elsewhere","server_stopping"] as const
export const DEALS = ["apart","random"] as const
export const DIRECTIONS = ["north","east","south","west"] as const
export const EDITIONS = ["A","B","house"] as const
export const ERROR_REASONS = ["bad_chat","bad_handover","bad_message","bad_table","busy","daily_table","day_deal","day_needs_people","day_over","game_running","join_first","joined_already","no_such_game","no_such_level","no_such_room","no_such_seat","no_such_tile_set","no_such_version","no_voice","nobody_there","not_stored","not_the_host","room_full","seat_free","seat_held","seat_taken","seats_empty","silence","slow_down","spectator","table_changed","use_say"] as const
export const FIRST_GAME_KINDS = ["team","solo"] as const
export const GESTURES = ["yes","no","here","there","you","me","wait","hurry","explore","hourglass","thanks","sorry"] as const
export const HEROES = ["barbarian","mage","elf","dwarf"] as const
export const LESSON_ASKS = ["act","card","ring","talk","watch"] as const
export const LOSSES = ["sand","empty_handed","walls"] as const
export const PHASES = ["planning","heist","escape","won","lost"] as const
export const REFUSAL_REASONS = ["no_game","bad_number","bad_deed","not_the_host","slow_down","not_stored","log_full","spectator","no_such_seat","not_started","already_started","game_over","too_late","time_went_back","paused","not_paused","pause_not_agreed","discard_first","not_your_ability","hero_is_safe","hero_not_there","no_steps","way_blocked","square_taken","tile_closed","cameras_watch","vortex_closed","not_a_vortex","not_on_a_vortex","same_board","all_on_one_board","no_escalator","not_an_exploration","nothing_beyond","stack_empty","tile_in_hand","no_looking","already_visible","no_choice","no_discard_due","not_two_tiles","tile_not_placed","start_tile_stays","tile_occupied","tile_spent","mall_would_split","theft_by_itself","already_stolen","items_not_covered","not_solo","solo","no_bell","not_the_leader","stare_at_yourself","silence","hands_only","nothing_said","too_long","no_such_square"] as const
export const ROOM_PHASES = ["lobby","planning","heist","escape","won","lost"] as const
export const RULE_SWITCHES = ["one_exit","pass_cards","elf_opens_talk","dwarf_passages","crystal_balls","cameras","barbarian_breaks_cameras","open_talk_allowed","stack_face_up","leader","fool_the_guards","moving_walls","hands_only","two_boards","no_talk","no_bell","no_vortex","no_gatherings"] as const
export const TOPICS = ["can","waits"] as const
export const DEED_TYPES = ["move","vortex","escalator","explore","look","start","steal","discard","turn_card","bell","stare","say","ping","sign","remark","pause","resume"] as const
export const GAME_EVENT_TYPES = ["started","moved","vortex_taken","escalator_taken","tile_revealed","tile_placed","square_spent","hourglass_turned","cards_passed","deck_shuffled","card_turned","talk_opened","talk_closed","discard_due","tiles_discarded","theft_done","hero_safe","won","lost","bell_placed","stared","said","pinged","signed","remarked","paused","resumed","interrupted"] as const
