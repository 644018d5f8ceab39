/** Which rules a table is told, and which of them are new to it. */
import { describe, expect, it } from 'vitest'
import type { RuleSwitch } from '../../src/protocol/messages'
import { newRules, rulesAtTable, rulesOf } from '../../src/state/newRules'

const RULES: RuleSwitch[] = ['pass_cards', 'elf_opens_talk', 'dwarf_passages']

describe('the rules of a scenario', () => {
  it('have one exit or four (P1, P2), or those that are not one’s own (C10)', () => {
    expect(rulesOf(['one_exit'])).toEqual(['one_exit'])
    expect(rulesOf([])).toEqual(['own_exits'])
    expect(rulesOf(['fool_the_guards'])).toEqual(['fool_the_guards'])
  })
})

describe('the rules of a table', () => {
  it('leave out what nobody does alone (P3, L4)', () => {
    expect(rulesAtTable(RULES, 4)).toContain('pass_cards')
    expect(rulesAtTable(RULES, 1)).toEqual(['own_exits', 'dwarf_passages'])
  })
})

describe('what is new', () => {
  const rules: RuleSwitch[] = ['pass_cards', 'cameras']
  const heading = { scenario: { name: 'Own', rules }, level: null, seats: 4, in_force: rules }

  it('is taught only once', () => {
    expect(newRules(heading, ['own_exits', 'pass_cards'])).toEqual(['cameras'])
  })

  it('holds at this level, and for so many (P1, L4)', () => {
    const oneExit: RuleSwitch[] = ['one_exit', ...rules]
    expect(newRules({ ...heading, in_force: oneExit }, [])).toEqual(oneExit)
    expect(newRules({ ...heading, seats: 1 }, [])).toEqual(['own_exits', 'cameras'])
  })
})
