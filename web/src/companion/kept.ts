/** What the companion keeps in this browser: the game beside it, and results of games at tables. Sent nowhere. */
import { readStored, store } from '../settings/stored'
import { USUAL_MS } from './hourglass'
import { newGame, type TableGame } from './tableGame'

const GAME = 'hushmaze.companion'
export const RESULTS = 'hushmaze.tableGames'

/** A game that a group says it played at a table. Nobody can check it, so it earns no star (B1). */
export interface TableResult {
  /** When it was written down, in milliseconds since 1970; no two are equal. */
  at: number
  /** 1 to 17, or the name of an own one. */
  scenario: number | string
  level: number | null
  seats: number
  names: string
  won: boolean
  turns: number
  sand_left: number
  /** As in the challenge book: `table`, and what else was not as usual. */
  marks: string[]
}

type Check = (value: unknown) => boolean

const whole: Check = (value) => Number.isSafeInteger(value)
const either: Check = (value) => typeof value === 'boolean'
const text: Check = (value) => typeof value === 'string'
const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value)

const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check)

const has =
  (shape: Record<string, Check>): Check =>
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries(shape).every(([name, check]) => check((value as Record<string, unknown>)[name]))

const isSand = has({ capacity: whole, deadline: whole, stopped_at: orNull(whole) })

/** As far as a table needs it. */
const isScenario = has({
  name: text,
  about: text,
  seats: listOf(whole),
  levels: listOf(whole),
  level: orNull(whole),
  stack: listOf(text),
  on_top: text,
  face: text,
  hourglass_ms: whole,
  rules: listOf(text),
  in_force: (value) => value === undefined || listOf(listOf(text))(value),
})

const isGame = has({
  scenario: (value) => whole(value) || isScenario(value),
  level: orNull(whole),
  seats: whole,
  capacity: whole,
  talkAlways: either,
  sand: isSand,
  started: orNull(whole),
  turns: whole,
  talk: either,
  before: orNull(has({ sand: isSand, turns: whole, talk: either })),
  ended: (value) => value === null || value === 'won' || value === 'lost',
})

const isResult = has({
  at: whole,
  scenario: (value) => whole(value) || text(value),
  level: orNull(whole),
  seats: whole,
  names: text,
  won: either,
  turns: whole,
  sand_left: whole,
  marks: listOf(text),
})

const FIRST = { scenario: 1, level: null, seats: 4, capacity: USUAL_MS, talkAlways: false }

/** The game that was left here; a new one where there is none, or none that can be read. */
export function keptGame(): TableGame {
  const found = readStored(GAME)
  return isGame(found) ? (found as TableGame) : newGame(FIRST)
}

export const keepGame = (game: TableGame): void => store(GAME, game)

/** The last one first; what cannot be read is left out. */
export function keptResults(): TableResult[] {
  const found = readStored(RESULTS)
  return Array.isArray(found) ? (found.filter(isResult) as TableResult[]) : []
}

export const keepResults = (results: readonly TableResult[]): void => store(RESULTS, results)
