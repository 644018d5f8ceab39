/** Finds the rules of a scenario that this device has not explained yet. */

/** What the group name in a scenario stands for (P3 to P8). */
const PERMANENT = [
  'pass_cards',
  'elf_opens_talk',
  'dwarf_passages',
  'crystal_balls',
  'cameras',
  'barbarian_breaks_cameras',
] as const

/** In the order in which the campaign brings them; each has `rule-<name>-title` and `rule-<name>-text`. */
export const TAUGHT = [
  'one_exit',
  'own_exits',
  ...PERMANENT,
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

export function rulesOf(switches: readonly string[]): Taught[] {
  const on = new Set<string>(
    switches.flatMap((name): readonly string[] => (name === 'permanent' ? PERMANENT : [name])),
  )
  if (!on.has('one_exit')) on.add('own_exits')
  return TAUGHT.filter((rule) => on.has(rule))
}

export function newRules(switches: readonly string[], taught: readonly string[]): Taught[] {
  return rulesOf(switches).filter((rule) => !taught.includes(rule))
}
