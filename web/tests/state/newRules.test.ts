/** Which rules a table is told, and which of them are new to it. */
import { describe, expect, it } from 'vitest'
import type { RuleSwitch } from '../../src/protocol/messages'
import { newRules, rulesAtTable, rulesOf } from '../../src/state/newRules'
import { rulesPlayed } from '../../src/state/playedRules'

const RULES: RuleSwitch[] = ['pass_cards', 'elf_opens_talk', 'dwarf_passages']
const four = { level: null, seats: 4 }

describe('the rules of a scenario', () => {
  it('have one exit or four (P1, P2), or those that are not one’s own (C10)', () => {
    expect(rulesOf(['one_exit'])).toEqual(['one_exit'])
    expect(rulesOf([])).toEqual(['own_exits'])
    expect(rulesOf(['fool_the_guards'])).toEqual(['fool_the_guards'])
  })

  it('P3 to P8: a group stands for all of them', () => {
    expect(rulesOf(['permanent'])).toHaveLength(7)
  })
})

describe('the rules of a table', () => {
  it('have the purple exit alone at level 1 (P1)', () => {
    expect(rulesAtTable(RULES, { ...four, level: 1 })).toContain('one_exit')
    expect(rulesAtTable(RULES, { ...four, level: 1 })).not.toContain('own_exits')
    expect(rulesAtTable(RULES, { ...four, level: 2 })).toContain('own_exits')
  })

  it('leave out what nobody does alone (P3, L4)', () => {
    expect(rulesAtTable(RULES, four)).toContain('pass_cards')
    expect(rulesAtTable(RULES, { ...four, seats: 1 })).toEqual(['own_exits', 'dwarf_passages'])
  })
})

describe('the rules of a game', () => {
  const scenario = { name: 'Own', rules: RULES }

  it('are those of its scenario, and of its level', () => {
    expect(rulesPlayed({ scenario, level: null })).toEqual(RULES)
    expect(rulesPlayed({ scenario: { ...scenario, levels: '1-7' }, level: 1 })).toEqual([
      ...RULES,
      'one_exit',
    ])
    expect(rulesPlayed({ scenario: { ...scenario, levels: '1-7' }, level: null })).toEqual(RULES)
  })

  it('are those of the only level, which nobody has to name', () => {
    expect(rulesPlayed({ scenario: { ...scenario, levels: '1' }, level: null })).toContain('one_exit')
  })
})

describe('what is new', () => {
  const scenario = { name: 'Own', rules: ['pass_cards', 'cameras'] satisfies RuleSwitch[] }

  it('is taught only once', () => {
    expect(newRules({ scenario, ...four }, ['own_exits', 'pass_cards'])).toEqual(['cameras'])
  })

  it('holds at this level, and for so many (P1, L4)', () => {
    expect(newRules({ scenario, level: 1, seats: 4 }, [])).toEqual(['one_exit', 'pass_cards', 'cameras'])
    expect(newRules({ scenario, level: null, seats: 1 }, [])).toEqual(['own_exits', 'cameras'])
  })
})
