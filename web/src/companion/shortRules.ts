/** The rules of a scenario that a table has to keep in mind, by name (`rule-<name>-text`). */
import type { RuleSwitch } from '../protocol/messages'
import { rulesOf, type Taught } from '../state/newRules'
import type { Choices } from './tableGame'

/** Rules that ask everybody for something each time the hourglass is turned (P3, C11). */
export const TURN_RULES: readonly Taught[] = ['pass_cards', 'moving_walls']

/** Of two or more (P3, L4); whoever plays alone reads the rules of the deck instead. */
const TOGETHER: readonly Taught[] = [
  'pass_cards',
  'elf_opens_talk',
  'hands_only',
  'no_talk',
  'no_bell',
  'leader',
]

/** At level 1 of a challenge there is only the purple exit. */
export function rulesAtTable(rules: readonly RuleSwitch[], { level, seats }: Choices): Taught[] {
  const told = rulesOf(level === 1 ? [...rules, 'one_exit'] : rules)
  return seats > 1 ? told : told.filter((rule) => !TOGETHER.includes(rule))
}
