/** Finds the rules of a scenario that this device has not explained yet. */
import type { RuleSwitch } from '../protocol/messages'
import { type PlayedHeading, rulesPlayed } from './playedRules'

/** In the order in which the campaign brings them; each has `rule-<name>-title` and `rule-<name>-text`. */
export const TAUGHT = [
  'one_exit',
  'own_exits',
  'pass_cards',
  'elf_opens_talk',
  'dwarf_passages',
  'crystal_balls',
  'cameras',
  'barbarian_breaks_cameras',
  'stack_face_up',
  'leader',
  'fool_the_guards',
  'moving_walls',
  'hands_only',
  'two_boards',
  'no_talk',
  'no_bell',
  'no_vortex',
  'no_gatherings',
] as const

export type Taught = (typeof TAUGHT)[number]

/** The picture that goes with a rule, by the name of its drawing. */
export const PICTURES: Partial<Record<Taught, string>> = {
  one_exit: 'signs/exit-mage',
  own_exits: 'signs/exit-elf',
  pass_cards: 'signs/hourglass',
  elf_opens_talk: 'heroes/elf',
  dwarf_passages: 'heroes/dwarf',
  crystal_balls: 'signs/ball',
  cameras: 'signs/camera',
  barbarian_breaks_cameras: 'heroes/barbarian',
  stack_face_up: 'pile',
  moving_walls: 'back',
  no_bell: 'bell',
  leader: 'bell',
  no_vortex: 'signs/vortex-mage',
  fool_the_guards: 'signs/item-dwarf',
  two_boards: 'signs/vortex-elf',
}

/** Of two or more (P3, L4); whoever plays alone has none of them. */
const TOGETHER: readonly Taught[] = [
  'pass_cards',
  'elf_opens_talk',
  'hands_only',
  'no_talk',
  'no_bell',
  'leader',
]

/** The rules that hold, in words: without one exit, and without C10, each hero has its own (P2). */
export function rulesOf(rules: readonly RuleSwitch[]): Taught[] {
  const on = new Set<string>(rules)
  if (!on.has('one_exit') && !on.has('fool_the_guards')) on.add('own_exits')
  return TAUGHT.filter((rule) => on.has(rule))
}

/** Those of the rules that hold which a table of so many has to keep in mind. */
export function rulesAtTable(rules: readonly RuleSwitch[], seats: number): Taught[] {
  const told = rulesOf(rules)
  return seats > 1 ? told : told.filter((rule) => !TOGETHER.includes(rule))
}

export function newRules(heading: PlayedHeading & { seats: number }, taught: readonly string[]): Taught[] {
  return rulesAtTable(rulesPlayed(heading), heading.seats).filter((rule) => !taught.includes(rule))
}
