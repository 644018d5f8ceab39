/** From a game at a table to its line in the book. Pure. */
import type { ScenarioRow } from '../protocol/api'
import type { TableResult } from './kept'
import type { TableGame } from './tableGame'

/** `2:07` or plain minutes as milliseconds; `null` if it is neither, or more than the hourglass holds. */
export function readClock(text: string, most: number): number | null {
  const found = /^\s*(\d{1,3})(?:[:.](\d{2}))?\s*$/.exec(text)
  if (!found) return null
  const [, minutes = '', seconds = '0'] = found
  const ms = (Number(minutes) * 60 + Number(seconds)) * 1000
  return Number(seconds) < 60 && ms <= most ? ms : null
}

/** What was not as usual, as the book names it. */
export const marksOf = (game: TableGame, row: ScenarioRow | undefined): string[] => [
  'table',
  ...(game.talkAlways && row?.rules.includes('open_talk_allowed') ? ['talk'] : []),
  ...(row && game.capacity !== row.hourglass_ms ? ['sand'] : []),
]

/** Its number, or the name of an own one. */
export const bookedAs = ({ scenario }: TableGame): number | string =>
  typeof scenario === 'number' ? scenario : scenario.name

/** What the table adds to what the phone knows. */
export type Said = Pick<TableResult, 'won' | 'turns' | 'sand_left' | 'names'>

export function resultOf(game: TableGame, row: ScenarioRow | undefined, said: Said, at: number): TableResult {
  const { level, seats } = game
  return {
    ...said,
    at,
    scenario: bookedAs(game),
    level,
    seats,
    names: said.names.trim(),
    marks: marksOf(game, row),
  }
}
