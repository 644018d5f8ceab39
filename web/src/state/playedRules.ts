/** The rules by which a game is played: those of its scenario, and what its level brings. Pure. */
import type { PublicHeading, RuleSwitch } from '../protocol/messages'

export type PlayedHeading = Pick<PublicHeading, 'scenario' | 'level'>

/** The level of a challenge whose stack has no exit but the purple one (P1). */
const ONE_EXIT_LEVEL = 1

export const rulesAtLevel = (rules: readonly RuleSwitch[], level: number | null): readonly RuleSwitch[] =>
  level === ONE_EXIT_LEVEL ? [...rules, 'one_exit'] : rules

/** A table need not name a level; where there is but one, that one is played. */
export function rulesPlayed({ scenario, level }: PlayedHeading): readonly RuleSwitch[] {
  const only = scenario.levels === String(ONE_EXIT_LEVEL) ? ONE_EXIT_LEVEL : null
  return rulesAtLevel(scenario.rules ?? [], level ?? only)
}
