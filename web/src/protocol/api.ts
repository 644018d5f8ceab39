/** Made by scripts/types.mjs from `hushmaze schema`; do not edit, run `npm run types`. */
import type {
  Ability,
  BotLevel,
  FirstGameKind,
  GameEvent,
  Hero,
  Loss,
  Phase,
  PlayedOnFacts,
  ReachFacts,
  ReachFactsPatch,
  RuleSwitch,
  ScenarioEntries,
  SeenPatch,
  Square,
  TableChanges,
  TableOptions,
  TileSetFacts,
  View
} from './messages'

export type Chapter = 'escape' | 'gathering' | 'search'
export type Contradiction =
  | 'bad_code'
  | 'bad_value'
  | 'exit_missing'
  | 'fixed_leader_without_leader'
  | 'fooling_with_one_exit'
  | 'hands_only_without_talk'
  | 'hourglass_size'
  | 'item_missing'
  | 'leader_needs_three'
  | 'leader_without_bell'
  | 'no_such_face'
  | 'no_such_level'
  | 'no_such_scenario'
  | 'no_such_tile'
  | 'not_a_scenario'
  | 'open_talk_and_silence'
  | 'open_talk_not_offered'
  | 'other_tile_set'
  | 'rigged_cards'
  | 'rigged_heroes'
  | 'rigged_position'
  | 'rigged_stack'
  | 'start_squares_not_floor'
  | 'start_tile_in_stack'
  | 'tile_twice'
  | 'too_few_seats'
  | 'too_many_seats'
  | 'two_boards_with_moving_walls'
  | 'two_boards_with_one_exit'
  | 'two_boards_without_gatherings'
  | 'two_boards_without_tile_3'
  | 'two_boards_without_vortex'
  | 'unknown_key'
  | 'unknown_rule'
  | 'wrong_cards'
export type Door = string
export type EntryKind = 'face' | 'flag' | 'levels' | 'sand' | 'text' | 'tiles'
export type Flaw =
  | 'alike'
  | 'border-mark'
  | 'centre-plain'
  | 'corners'
  | 'drawn-twice'
  | 'early-passage'
  | 'entrance-explores'
  | 'entrance-on-shop'
  | 'escalator-ends'
  | 'escalator-place'
  | 'escalator-twice'
  | 'exit-owner'
  | 'exploration-place'
  | 'exploration-shut'
  | 'explorations'
  | 'floor-apart'
  | 'item-owner'
  | 'kind-count'
  | 'leads-nowhere'
  | 'lines'
  | 'no-entrance'
  | 'no-set-line'
  | 'no-start'
  | 'no-such-header'
  | 'opening-place'
  | 'outside'
  | 'passage-in-wall'
  | 'passage-outside'
  | 'passage-place'
  | 'passages'
  | 'second-entrance'
  | 'set-name'
  | 'special-on-shop'
  | 'square-mark'
  | 'start-centre'
  | 'start-entrance'
  | 'start-escalator'
  | 'start-explorations'
  | 'start-vortices'
  | 'stray-line'
  | 'tile-missing'
  | 'tile-name'
  | 'total'
  | 'wall-place'
  | 'wide'
  | 'wrong-owner'
/**
 * What stands together, in this order.
 */
export type Group = 'campaign' | 'goal' | 'mall' | 'stack' | 'start' | 'talk' | 'words'
/**
 * Every reason has its status and one sentence; an answer may say it more exactly.
 */
export type HttpReason =
  | 'bad_body'
  | 'bad_log'
  | 'bad_parameter'
  | 'bad_table'
  | 'bad_tile_set'
  | 'busy'
  | 'cannot_print'
  | 'day_not_over'
  | 'faulty'
  | 'game_not_over'
  | 'list_closed'
  | 'method_not_allowed'
  | 'no_branch'
  | 'no_such_day'
  | 'no_such_game'
  | 'no_such_group'
  | 'no_such_line'
  | 'no_such_picture'
  | 'no_such_room'
  | 'no_such_scenario'
  | 'no_such_tile_set'
  | 'not_found'
  | 'not_in_book'
  | 'not_playable'
  | 'not_ready'
  | 'not_stored'
  | 'shelf_full'
  | 'slow_down'
  | 'too_long'
  | 'unfinished'
/**
 * Among lessons that are worth the same, the first.
 */
export type LessonKind =
  | 'cameras'
  | 'chance'
  | 'empty_handed'
  | 'fresh_hourglass'
  | 'long_talk'
  | 'passed_hourglass'
  | 'turned_early'
  | 'walls'
/**
 * In the order in which medals are given. The text says what a medal's value is.
 */
export type MedalKind =
  | 'door_opener'
  | 'getaway'
  | 'last_grain'
  | 'light_fingers'
  | 'long_legs'
  | 'quickest_eye'
  | 'stair_runner'
  | 'sure_hand'
  | 'whirlwind'
export type Purpose =
  'aside' | 'aside_at_once' | 'ball' | 'camera' | 'exit' | 'explore' | 'hourglass' | 'item' | 'table'
export type SpecialKind = string
export type TileCount = string

export interface Api {
  [k: string]: unknown
}
export interface Analysis {
  format: number
  seats: number
  /**
   * At the end of the log: won or lost, or where it was abandoned.
   */
  phase: Phase
  /**
   * None: the hourglass was never turned.
   */
  started_at: number | null
  ended_at: number
  /**
   * From the start to the end, without pauses.
   */
  play_ms: number
  phases: PhaseTime[]
  strip: PhaseStretch[]
  /**
   * When talk was open.
   */
  talks: Stretch[]
  /**
   * When the game stood still.
   */
  pauses: Stretch[]
  heroes: HeroTime[]
  shares: SeatShare[]
  /**
   * The longest first, at most `MOST_CHANCES`.
   */
  chances: Chance[]
  /**
   * Also those that are not listed.
   */
  chances_in_all: number
  sand: SandReport
  warmth: Warmth[]
  ways: Leg[]
  /**
   * The tiles at the end.
   */
  mall: LyingTile[]
  beside: Beside
  position: FinalPosition
  /**
   * At most `MOST_MEDALS`, in the order in which they are given.
   */
  medals: Medal[]
  /**
   * None where there was nothing to gain.
   */
  lesson: Lesson | null
}
/**
 * The team and the solver.
 */
export interface Beside {
  /**
   * Of the team, until the end.
   */
  actions: number
  /**
   * No win takes fewer, and that is proven; None if there is no win.
   */
  least_actions: number | null
  pace: Pace
  /**
   * None: the solver found none.
   */
  plan: Planned | null
}
/**
 * People who have won something together.
 */
export interface BookGroup {
  id: string
  names: string[]
  /**
   * When they last won: Unix time in milliseconds.
   */
  last: number
  /**
   * How many lines they have a pure win in.
   */
  stars: number
}
export interface BookGroups {
  groups: BookGroup[]
  /**
   * On all pages together.
   */
  total: number
}
export interface BookLine {
  /**
   * Null for a scenario of the campaign.
   */
  level: number | null
  /**
   * The best pure win.
   */
  best: Win | null
  /**
   * The best marked win.
   */
  marked: Win | null
}
export interface BookQuery {
  /**
   * Empty: the best of all groups.
   */
  group?: string
}
export interface BookScenario {
  number: number
  /**
   * One for each level.
   */
  lines: BookLine[]
}
/**
 * A win, and what it brought its group.
 */
export interface BookedWin {
  /**
   * Null where the list of games is closed, and while its replay would give a day's deal away.
   */
  game: string | null
  /**
   * Unix time in milliseconds.
   */
  finished_at: number
  group: string
  /**
   * Of the people, in the order of seats.
   */
  names: string[]
  seats: number
  /**
   * Of the hourglass.
   */
  turns: number
  /**
   * Milliseconds.
   */
  sand_left: number
  played_ms: number
  /**
   * What keeps it out of the pure column; empty for a pure win.
   */
  marks: string[]
  /**
   * Null for an own scenario.
   */
  scenario: number | null
  level: number | null
  /**
   * The first pure win of its line, a better one, or neither.
   */
  news: ('better' | 'first') | null
  /**
   * The day whose challenge it was.
   */
  daily: string | null
}
/**
 * A game that went another way from `at` on.
 */
export interface Branch {
  /**
   * So many events are those of the real game.
   */
  version: number
  /**
   * On the game's clock, in milliseconds.
   */
  at: number
  level: BotLevel
  seed: number
  phase: Phase
  loss: Loss | null
  ended_at: number
  sand_left_ms: number
  turns: number
  /**
   * The whole of it, for watching.
   */
  replay: Replay
}
export interface Camera {
  at: number
  square: Square
}
export interface ChallengeBook {
  /**
   * Whose book it is; null for everybody's.
   */
  group: BookGroup | null
  /**
   * How many lines have a pure win.
   */
  stars: number
  /**
   * How many lines there are.
   */
  of: number
  scenarios: BookScenario[]
  /**
   * Own scenarios, the last played first.
   */
  own: OwnLine[]
}
/**
 * A useful action that was open from `start` to `end` while nobody who had it did anything.
 */
export interface Chance {
  start: number
  /**
   * On the game's clock.
   */
  end: number
  hero: Hero
  /**
   * Which one was needed.
   */
  ability: Ability
  square: Square
  /**
   * What the plan wanted it for.
   */
  purpose: Purpose
  seats: number[]
  /**
   * Whether it was done in the end.
   */
  taken: boolean
}
export interface DailyRoom {
  seats?: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8
  /**
   * Bots of this level sit on all seats but the first.
   */
  bots?: BotLevel | null
}
export interface DayQuery {
  /**
   * A game of that day that is over: whoever knows it may see all games of the day.
   */
  played?: string
  offset?: number
  limit?: number
}
export interface DayResult {
  /**
   * Null where the list of games is closed, and while its replay would give a day's deal away.
   */
  game: string | null
  /**
   * Unix time in milliseconds.
   */
  finished_at: number
  group: string
  /**
   * Of the people, in the order of seats.
   */
  names: string[]
  seats: number
  /**
   * Of the hourglass.
   */
  turns: number
  /**
   * Milliseconds.
   */
  sand_left: number
  played_ms: number
  /**
   * What keeps it out of the pure column; empty for a pure win.
   */
  marks: string[]
  won: boolean
  /**
   * Of its group, from 1; the first counts.
   */
  attempt: number
}
export interface DayResults {
  date: string
  scenario: number
  level: number | null
  /**
   * How many may play.
   */
  seats: number[]
  /**
   * Unix time in milliseconds.
   */
  ends_at: number
  /**
   * Whether games are named in the results.
   */
  open: boolean
  /**
   * Best first.
   */
  results: DayResult[]
  /**
   * On all pages together.
   */
  total: number
}
/**
 * What each side of a face has, if it has any.
 */
export interface Doors {
  /**
   * The hero who explores there, or `entrance`.
   */
  north?: Door
  east?: Door
  south?: Door
  west?: Door
}
export interface DrawingQuery {
  /**
   * The nine lines of the face.
   */
  drawing?: string
}
/**
 * The body of every answer that is not a success.
 */
export interface ErrorAnswer {
  ok: false
  reason: HttpReason
  /**
   * One English sentence.
   */
  message: string
}
/**
 * A face as it lies unturned.
 */
export interface FaceFacts {
  tile: number
  /**
   * A or B of tile 1, else empty.
   */
  face: string
  doors: Doors
  specials: FaceSpecial[]
  /**
   * Where there is no floor.
   */
  shops: [number, number][]
  walls: [[number, number], [number, number]][]
  passages: [[number, number], [number, number]][]
  escalators: [[number, number], [number, number]][]
}
export interface FaceSpecial {
  /**
   * @minItems 2
   * @maxItems 2
   */
  square: [number, number]
  kind: SpecialKind
  /**
   * Whose; null where it is everybody's.
   */
  hero: Hero | null
}
/**
 * How far the table came.
 */
export interface FinalPosition {
  /**
   * Heroes whose item lay on the map.
   */
  items_found: number
  /**
   * Heroes on their item at the end.
   */
  on_items: number
  /**
   * Whether the theft was done.
   */
  stolen: boolean
  /**
   * Heroes that were out or safe at the end.
   */
  out: number
}
/**
 * A finished game, and what was booked of it.
 */
export interface GameRow {
  /**
   * 1 to 17; null for an own one.
   */
  scenario: number | null
  /**
   * Of an own scenario.
   */
  code: string | null
  /**
   * Of the scenario.
   */
  name: string
  level: number | null
  seats: number
  /**
   * Won or lost, or where it was abandoned.
   */
  phase: Phase
  loss: Loss | null
  won: boolean
  /**
   * Of the hourglass.
   */
  turns: number
  /**
   * Milliseconds.
   */
  sand_left: number
  /**
   * Whether it is a pure win.
   */
  counts: boolean
  /**
   * From the first turn of the hourglass to the end, without pauses; 0 where it was not booked yet.
   */
  played_ms: number
  /**
   * What keeps it out of the pure column; null where an earlier version did not book it.
   */
  marks: string[] | null
  /**
   * Whether a bot did something.
   */
  bot_helped: boolean
  abandoned: boolean
  /**
   * Whether it was a first game: these are neither listed nor in the challenge book.
   */
  lesson: boolean
  /**
   * The day whose challenge it was.
   */
  daily: string | null
  /**
   * Of the people, in the order of seats; empty where nobody knows them.
   */
  names: string[]
  /**
   * People and bots by seat; empty where nobody knows them.
   */
  players: Player[]
  /**
   * Whether a winnable deal was found; null where nobody asked for one.
   */
  fair: boolean | null
  /**
   * When the game of a day was laid out: Unix time in milliseconds.
   */
  dealt_at: number | null
  game: string
  /**
   * Unix time in milliseconds.
   */
  finished_at: number
}
export interface GamesQuery {
  limit?: number
  /**
   * The last `finished_at` of the page before.
   */
  before?: number | null
}
export interface GroupsQuery {
  /**
   * Ids of groups that come before all others, with commas.
   */
  first?: string
  offset?: number
  limit?: number
}
export interface Health {
  ok: true
  /**
   * Of the program.
   */
  version: string
}
/**
 * How a hero spent the time; all parts together are the time that was played.
 */
export interface HeroTime {
  hero: Hero
  /**
   * Something useful was open for it, and for no longer than a hand-over usually takes.
   */
  moving_ms: number
  /**
   * By seat: something useful was open for longer, and this seat had it. Shared evenly among several.
   */
  waiting_ms: number[]
  /**
   * Nothing useful could be done with it.
   */
  resting_ms: number
  talking_ms: number
  safe_ms: number
}
/**
 * A STUN or TURN server, as browsers want it: the dictionary RTCIceServer.
 */
export interface IceServer {
  urls: string | string[]
  /**
   * Only where the host has set one.
   */
  username?: string
  /**
   * Only where the host has set one.
   */
  credential?: string
}
export interface Leg {
  at: number
  hero: Hero
  /**
   * With which it went.
   */
  ability: Ability
  /**
   * Where it began.
   */
  origin: Square
  to: Square
}
/**
 * The one thing to know for the next game. It names heroes, never people.
 */
export interface Lesson {
  kind: LessonKind
  /**
   * The moment to look at, on the game's clock.
   */
  at: number
  /**
   * How much time there was to gain; 0 where it is not about time.
   */
  gain_ms: number
  hero: Hero | null
  /**
   * The one that was open.
   */
  ability: Ability | null
  square: Square | null
  /**
   * Of the sand, at that moment.
   */
  left_ms: number | null
}
export interface LevelTiles {
  /**
   * What is in the stack.
   */
  tiles: number[]
  one_exit: boolean
}
/**
 * A tile at the end of the game; `picture` is the path of its drawing.
 */
export interface LyingTile {
  /**
   * Its north-west square.
   */
  corner: Square
  /**
   * Under /art, without its ending.
   */
  picture: string
}
/**
 * An own scenario that was played here to an end.
 */
export interface MadeScenario {
  code: string
  name: string
  /**
   * How many were played.
   */
  games: number
  /**
   * How many of them were won.
   */
  won: number
}
export interface MadeTileSet {
  /**
   * By which a table can choose it.
   */
  digest: string
  name: string
  text: string
}
export interface Medal {
  kind: MedalKind
  seat: number
  /**
   * Milliseconds or a count, by kind.
   */
  value: number
}
/**
 * A table that is laid already, and bots on it.
 */
export interface NewRoom {
  /**
   * As in the message `setup`; what is not named is as usual.
   */
  table?: TableChanges
  /**
   * Bots of this level sit on all seats but the first.
   */
  bots?: BotLevel | null
  /**
   * A first game: its table is laid already, so there is no `table` and no `bots` beside it.
   */
  lesson?: FirstGameKind | null
}
/**
 * The best win of an own scenario; it is always marked.
 */
export interface OwnLine {
  name: string
  code: string | null
  level: number | null
  marked: Win
}
/**
 * What the table took on average after an action, after something new came to light, after a card.
 */
export interface Pace {
  /**
   * After an action.
   */
  action_ms: number
  /**
   * After something new came to light.
   */
  look_ms: number
  /**
   * After a card.
   */
  card_ms: number
}
export interface PhaseStretch {
  phase: Chapter
  start: number
  /**
   * On the game's clock.
   */
  end: number
}
/**
 * Of one chapter, without pauses.
 */
export interface PhaseTime {
  phase: Chapter
  /**
   * How long it took.
   */
  ms: number
  /**
   * How much of it was talk.
   */
  talk_ms: number
  /**
   * How many the table did in it.
   */
  actions: number
  heroes: HeroTime[]
}
/**
 * What somebody who knew the stack would have done at the same pace.
 */
export interface Planned {
  /**
   * How many it takes.
   */
  actions: number
  turns: number
  /**
   * How long it takes.
   */
  time_ms: number
  sand_left_ms: number
  /**
   * False: it wins only with an hourglass that does not run out.
   */
  in_time: boolean
}
/**
 * Where in a finished game to go on: at a version or a moment, whichever is given; else at the start.
 */
export interface PlayOnRoom {
  /**
   * After so many events of the log.
   */
  version?: number | null
  /**
   * On the game's clock, in milliseconds.
   */
  at?: number | null
  /**
   * The seat that is left free; bots sit on all others.
   */
  seat?: number
  /**
   * Of the bots.
   */
  level?: BotLevel
}
/**
 * Who sat on a seat when the game was booked.
 */
export interface Player {
  seat: number
  name: string
  /**
   * Of a bot; null for a person.
   */
  level: BotLevel | null
}
export interface PrintQuery {
  paper?: 'a4' | 'letter'
  /**
   * In colour, in colours that every eye tells apart, or with little ink.
   */
  look?: 'colour' | 'safe' | 'saving'
  /**
   * Backs of the tiles too, to print on both sides.
   */
  backs?: boolean
}
/**
 * From when a useful action was open for a seat until it did it; nearest rank, None without any.
 */
export interface Reaction {
  /**
   * How many there were.
   */
  count: number
  /**
   * Half were no slower.
   */
  median_ms: number | null
  /**
   * Nine of ten were no slower.
   */
  p90_ms: number | null
}
export interface Replay {
  /**
   * Says what this object is.
   */
  hushmaze: 'replay'
  format: number
  /**
   * The version of the rules it was played by.
   */
  rules: number
  /**
   * Its id on the server it was played on; null for a log that was brought along.
   */
  game: string | null
  heading: ReplayHeading
  seats: ReplaySeat[]
  /**
   * What was booked; null for a log that was brought along.
   */
  summary: ReplaySummary | null
  facts: TileSetFaces
  first: ReplayStart
  /**
   * In order of time; events of one moment stand in one update.
   */
  updates: ReplayUpdate[]
  /**
   * The state's hash after the last update, the same on every machine.
   */
  digest: string
}
/**
 * The whole heading of the game's log: nothing is secret once a game is over.
 */
export interface ReplayHeading {
  scenario: ScenarioEntries
  seats: number
  level: number | null
  face: string | null
  hourglass_ms: number | null
  options: TableOptions
  tile_set: TileSetFacts
  /**
   * The rules it is played by: those of its scenario, and what its level brings.
   */
  in_force: RuleSwitch[]
  /**
   * The game that was first played with this deal; left out for a new deal.
   */
  dealt_again?: string
  /**
   * Left out for a game that begins at its beginning.
   */
  played_on?: PlayedOnFacts
  seed: number
  /**
   * The stack, heroes or cards that were laid out by hand.
   */
  rigged: {} | null
  /**
   * Not in games by the first rules.
   */
  rules?: number
}
export interface ReplaySeat {
  seat: number
  /**
   * Empty where nobody knows it.
   */
  name: string
  /**
   * Whether the seat was a bot's.
   */
  bot: boolean
  /**
   * Whether a bot did something here: on its own seat, or on one it held for somebody who was away.
   */
  bot_helped: boolean
  /**
   * Of a bot, where it was booked.
   */
  level: BotLevel | null
}
/**
 * What everybody sees before the first event.
 */
export interface ReplayStart {
  view: View
  reach: ReachFacts
}
export interface ReplaySummary {
  /**
   * 1 to 17; null for an own one.
   */
  scenario: number | null
  /**
   * Of an own scenario.
   */
  code: string | null
  /**
   * Of the scenario.
   */
  name: string
  level: number | null
  seats: number
  /**
   * Won or lost, or where it was abandoned.
   */
  phase: Phase
  loss: Loss | null
  won: boolean
  /**
   * Of the hourglass.
   */
  turns: number
  /**
   * Milliseconds.
   */
  sand_left: number
  /**
   * Whether it is a pure win.
   */
  counts: boolean
  /**
   * From the first turn of the hourglass to the end, without pauses; 0 where it was not booked yet.
   */
  played_ms: number
  /**
   * What keeps it out of the pure column; null where an earlier version did not book it.
   */
  marks: string[] | null
  /**
   * Whether a bot did something.
   */
  bot_helped: boolean
  abandoned: boolean
  /**
   * Whether it was a first game: these are neither listed nor in the challenge book.
   */
  lesson: boolean
  /**
   * The day whose challenge it was.
   */
  daily: string | null
  /**
   * Of the people, in the order of seats; empty where nobody knows them.
   */
  names: string[]
  /**
   * People and bots by seat; empty where nobody knows them.
   */
  players: Player[]
  /**
   * Whether a winnable deal was found; null where nobody asked for one.
   */
  fair: boolean | null
  /**
   * When the game of a day was laid out: Unix time in milliseconds.
   */
  dealt_at: number | null
  /**
   * Unix time in milliseconds; not in a game that bots played on from a moment of another.
   */
  finished_at?: number
}
/**
 * What happened at one moment, as a socket tells it.
 */
export interface ReplayUpdate {
  /**
   * The game's clock in milliseconds.
   */
  at: number
  /**
   * The version before the first of its events.
   */
  v: number
  /**
   * In one that came from a bot, `n` is below zero.
   */
  events: GameEvent[]
  reach: ReachFactsPatch
  /**
   * Only where it changes.
   */
  seen?: SeenPatch
}
export interface RoomCreated {
  /**
   * To be joined by anybody who knows it.
   */
  code: string
  /**
   * Of the page: a slash and the code.
   */
  path: string
}
export interface RuleDifference {
  id: RuleSwitch
  /**
   * True: added to the rules at the end of the campaign. False: dropped.
   */
  on: boolean
}
export interface RuleSwitchEntry {
  id: RuleSwitch
  kind: EntryKind
  group: Group
  /**
   * Ids of the rules it stands for.
   */
  rules: string[]
  default: boolean | number | string | number[] | null
  least: number | null
  most: number | null
}
export interface SandReport {
  /**
   * What an hourglass holds.
   */
  capacity_ms: number
  /**
   * Moment and sand left; straight lines in between.
   */
  curve: [number, number][]
  turns: Turn[]
  wasted_ms: number
  /**
   * At the end.
   */
  left_ms: number
  /**
   * When cameras kept everybody from the hourglasses (P7).
   */
  locked: Stretch[]
  /**
   * All of that together.
   */
  locked_ms: number
  /**
   * Cameras that were broken, in order.
   */
  broken: Camera[]
}
export interface SavedTileSet {
  /**
   * By which a table can choose it.
   */
  digest: string
  name: string
}
/**
 * Every entry of a scenario.
 */
export interface ScenarioDraft {
  name: string
  about: string
  /**
   * What is in the stack besides `on_top`; null where levels say it.
   */
  tiles: number[] | null
  levels: number[]
  /**
   * Tiles that lie on top of the stack, in order.
   */
  on_top: number[]
  /**
   * Whether the rest of the stack is.
   */
  shuffled: boolean
  face: string
  hourglass_ms: number
  tile_set: string
  rules: RuleSwitch[]
}
/**
 * One thing that keeps a scenario from being played.
 */
export interface ScenarioProblem {
  reason: Contradiction
  /**
   * In English, for programs that have no words of their own.
   */
  message: string
  detail: string
  /**
   * Those that clash.
   */
  entries: string[]
  /**
   * Where it arises, if not at all levels.
   */
  levels: number[]
  /**
   * Special squares that never come.
   */
  missing: SpecialSquare[]
  /**
   * Those that are meant: to be added where something is missing, else to be taken out.
   */
  tiles: number[]
  /**
   * Of a file, where that can be said.
   */
  line: number | null
}
/**
 * A scenario to be checked, named in one of four ways, and perhaps the tiles to play it with.
 */
export interface ScenarioQuestion {
  /**
   * As in a scenario file.
   */
  entries?: {}
  code?: string
  /**
   * The text of a scenario file.
   */
  file?: string
  /**
   * One of the 17.
   */
  number?: number
  /**
   * Of a set that the server has; without it, ours. A scenario that names no set is taken for this one.
   */
  tile_set?: string
}
/**
 * What fits together in a scenario, and what does not.
 */
export interface ScenarioReport {
  playable: boolean
  /**
   * To share it by; null while it cannot be played.
   */
  code: string | null
  /**
   * The text of a scenario file; null while it cannot be read.
   */
  file: string | null
  draft: ScenarioDraft | null
  problems: ScenarioProblem[]
  warnings: ScenarioWarning[]
  /**
   * How many may play.
   */
  seats: number[]
  /**
   * Those it can be played at.
   */
  levels: number[]
  /**
   * From the end of the campaign.
   */
  different: RuleDifference[]
  /**
   * The faces that lie on the table.
   */
  start: string[]
}
/**
 * All that a table needs for choosing a scenario.
 */
export interface ScenarioRow {
  /**
   * 1 to 17; null for an own one.
   */
  number: number | null
  name: string
  /**
   * What its author says of an own one.
   */
  about: string
  /**
   * How many may play.
   */
  seats: number[]
  levels: number[]
  /**
   * The usual one.
   */
  level: number | null
  /**
   * How many there are to find, by level.
   */
  tiles: number[]
  /**
   * Which ones are in the stack, by level: `2-12`.
   */
  stack: string[]
  /**
   * Which ones are laid on the stack.
   */
  on_top: string
  /**
   * Whether the stack is; else it is as listed, the first one on top.
   */
  shuffled: boolean
  /**
   * Of tile 1: A or B.
   */
  face: string
  hourglass_ms: number
  rules: RuleSwitch[]
  /**
   * Its rules and what the level brings, by level.
   */
  in_force: RuleSwitch[][]
  /**
   * The cards of a table, by its number of seats.
   */
  cards: {
    [k: string]: string[]
  }
  code: string
}
/**
 * Something that can be played but may not be meant.
 */
export interface ScenarioWarning {
  id: string
  /**
   * Those it is about.
   */
  entries: string[]
}
export interface SeatShare {
  seat: number
  /**
   * Moves, vortices, escalators and explorations (T3).
   */
  actions: number
  /**
   * Slides of a hero.
   */
  moves: number
  /**
   * Squares of all its moves.
   */
  steps: number
  /**
   * How many it took.
   */
  vortices: number
  /**
   * How many it took.
   */
  escalators: number
  /**
   * Tiles that it placed.
   */
  explorations: number
  /**
   * Of the hourglass.
   */
  turns: number
  /**
   * Alone at the table (L).
   */
  cards_turned: number
  /**
   * How often it gave the bell.
   */
  bells_placed: number
  /**
   * How often it got the bell.
   */
  bells_received: number
  /**
   * How often it stared at somebody.
   */
  stares: number
  /**
   * Actions that were the useful one just then.
   */
  useful: number
  reaction: Reaction
}
export interface SpecialSquare {
  kind: SpecialKind
  /**
   * Whose; null where it is everybody's.
   */
  hero: Hero | null
}
export interface Stretch {
  /**
   * On the game's clock.
   */
  start: number
  /**
   * On the game's clock.
   */
  end: number
}
/**
 * Everything that can be set in an own scenario.
 */
export interface Switchboard {
  /**
   * In the order in which they are shown.
   */
  groups: Group[]
  entries: SwitchboardEntry[]
  switches: RuleSwitchEntry[]
  /**
   * Those that stay once they have come.
   */
  permanent: RuleSwitch[]
  /**
   * By number.
   */
  levels: {
    [k: string]: LevelTiles
  }
}
/**
 * One thing to set. `least` and `most` are characters, milliseconds or levels, by its kind.
 */
export interface SwitchboardEntry {
  id: string
  kind: EntryKind
  group: Group
  /**
   * Ids of the rules it stands for.
   */
  rules: string[]
  default: boolean | number | string | number[] | null
  least: number | null
  most: number | null
}
/**
 * How many there are of something in the set.
 */
export interface TileFigure {
  counted: TileCount
  /**
   * Whose; null where all are counted together.
   */
  hero: Hero | null
  found: number
  least: number
  /**
   * Null where there cannot be too many.
   */
  most: number | null
  /**
   * Whether the set has as many as it should.
   */
  right: boolean
}
/**
 * Something that keeps a set from being complete.
 */
export interface TileLack {
  /**
   * The name of the face; empty where the whole set is meant.
   */
  tile: string
  /**
   * Null where the whole tile is meant.
   */
  square: [number, number] | null
  /**
   * The id of the rule it breaks.
   */
  rule: string
  code: Flaw
  /**
   * What the sentence for this code leaves open.
   */
  facts: {
    [k: string]: string | number
  }
  /**
   * In English.
   */
  text: string
  /**
   * Whether no table can do without it.
   */
  needed: boolean
}
/**
 * How random deals went so far.
 */
export interface TileOdds {
  /**
   * How many will be dealt.
   */
  of: number
  dealt: number
  /**
   * In so many of them every tile found a place.
   */
  placed: number
  won: number
}
/**
 * One thing that is wrong with a tile set.
 */
export interface TileProblem {
  /**
   * The name of the face; empty where the whole set is meant.
   */
  tile: string
  /**
   * Null where the whole tile is meant.
   */
  square: [number, number] | null
  /**
   * The id of the rule it breaks.
   */
  rule: string
  code: Flaw
  /**
   * What the sentence for this code leaves open.
   */
  facts: {
    [k: string]: string | number
  }
  /**
   * In English.
   */
  text: string
}
/**
 * What is on the tiles of a set.
 */
export interface TileSetFaces {
  name: string
  digest: string
  /**
   * By name: 1A, 1B, 2 and so on.
   */
  faces: {
    [k: string]: FaceFacts
  }
}
/**
 * All that is wrong with a tile set, and how far it is from complete.
 */
export interface TileSetReport {
  name: string
  /**
   * What breaks a rule that every set keeps.
   */
  wrong: TileProblem[]
  lacking: TileLack[]
  /**
   * Faces with something wrong are not counted.
   */
  figures: TileFigure[]
  playable: boolean
  complete: boolean
  /**
   * The canonical text; null while something is wrong.
   */
  text: string | null
  digest: string | null
  /**
   * Of the faces with nothing wrong.
   */
  facts: TileSetFaces
}
export interface TileSetWish {
  /**
   * Another seed, another set.
   */
  seed: number
  /**
   * A set whose faces stay as they are.
   */
  text?: string
}
export interface Today {
  date: string
  scenario: number
  level: number | null
  /**
   * How many may play.
   */
  seats: number[]
  /**
   * Unix time in milliseconds.
   */
  ends_at: number
  /**
   * Until it ends, by the server's clock.
   */
  left_ms: number
  /**
   * How many groups have played it.
   */
  players: number
  /**
   * Days that were played here, newest first.
   */
  days: string[]
}
/**
 * Of the hourglass (H3).
 */
export interface Turn {
  at: number
  hero: Hero
  seat: number
  square: Square
  /**
   * What was still above.
   */
  left_ms: number
  /**
   * What was above afterwards.
   */
  sand_ms: number
  /**
   * How much later the sand would have run out had it been turned with `LATE_MS` left.
   */
  wasted_ms: number
}
export interface VoiceSetup {
  /**
   * May be empty: within one network voice works without.
   */
  ice_servers: IceServer[]
}
/**
 * How often a hero stopped on a square and passed over it, and how long it stood there.
 */
export interface Warmth {
  hero: Hero
  square: Square
  /**
   * Moves that ended there.
   */
  stops: number
  /**
   * Moves that went over it.
   */
  passes: number
  /**
   * All its stays together.
   */
  stood_ms: number
}
/**
 * From a version on or from a moment of the game's clock, whichever is given; else from the start.
 */
export interface WhatIfQuestion {
  /**
   * After so many events of the log.
   */
  version?: number | null
  /**
   * On the game's clock, in milliseconds.
   */
  at?: number | null
  /**
   * How quick the bots are.
   */
  level?: BotLevel
  /**
   * Another seed, another game.
   */
  seed?: number
}
/**
 * A game as the book shows it.
 */
export interface Win {
  /**
   * Null where the list of games is closed, and while its replay would give a day's deal away.
   */
  game: string | null
  /**
   * Unix time in milliseconds.
   */
  finished_at: number
  group: string
  /**
   * Of the people, in the order of seats.
   */
  names: string[]
  seats: number
  /**
   * Of the hourglass.
   */
  turns: number
  /**
   * Milliseconds.
   */
  sand_left: number
  played_ms: number
  /**
   * What keeps it out of the pure column; empty for a pure win.
   */
  marks: string[]
}
export interface WinsQuery {
  /**
   * One of the 17.
   */
  scenario?: number
  /**
   * Of a challenge; scenarios of the campaign have none.
   */
  level?: number | null
  /**
   * Empty: the best win of each group.
   */
  group?: string
  offset?: number
  limit?: number
}
