/** Which rules hold, in a game and in a scenario: the server says it, and everything here asks for it. Pure. */
import type { ScenarioRow } from '../protocol/api'
import type { PublicHeading, RuleSwitch } from '../protocol/messages'

type Older<Told extends { in_force: unknown }> = Omit<Told, 'in_force'> & Partial<Pick<Told, 'in_force'>>

/** Also of a replay file that was saved before headings said which rules hold. */
export type PlayedHeading = Older<Pick<PublicHeading, 'scenario' | 'level' | 'in_force'>>

/** Also of a scenario that the companion kept before rows said which rules hold. */
export type PlayedRow = Older<Pick<ScenarioRow, 'rules' | 'levels' | 'level' | 'in_force'>>

export const rulesPlayed = ({ in_force, scenario, level }: PlayedHeading): readonly RuleSwitch[] =>
  in_force ?? before(scenario.rules ?? [], level ?? (scenario.levels === '1' ? 1 : null))

/** At a table that names no level the usual one is played. */
export function rulesAtLevel(row: PlayedRow, named: number | null = null): readonly RuleSwitch[] {
  const level = named ?? row.level
  return row.in_force?.[level === null ? 0 : row.levels.indexOf(level)] ?? before(row.rules, level)
}

/** What was true of everything saved before: level 1, and no other, has one exit (P1). */
const before = (rules: readonly RuleSwitch[], level: number | null): readonly RuleSwitch[] =>
  level === 1 ? [...rules, 'one_exit'] : rules
