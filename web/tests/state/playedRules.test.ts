/** Which rules hold: what the server says, and what was true of everything saved before it said so. */
import { describe, expect, it } from 'vitest'
import type { RuleSwitch } from '../../src/protocol/messages'
import { rulesAtLevel, rulesPlayed } from '../../src/state/playedRules'

const RULES: RuleSwitch[] = ['pass_cards', 'elf_opens_talk']
const scenario = { name: 'Own', rules: RULES }

describe('the rules of a game', () => {
  it('are those its heading says, whatever the scenario and the level', () => {
    const in_force: RuleSwitch[] = ['one_exit', 'cameras']
    expect(rulesPlayed({ scenario, level: 2, in_force })).toBe(in_force)
    expect(rulesPlayed({ scenario: { ...scenario, levels: '1' }, level: 1, in_force: [] })).toEqual([])
  })

  it('in a file saved before: those of its scenario, and one exit at level 1 (P1)', () => {
    const challenge = { ...scenario, levels: '1-7' }
    expect(rulesPlayed({ scenario, level: null })).toEqual(RULES)
    expect(rulesPlayed({ scenario: { name: 'Plain' }, level: null })).toEqual([])
    expect(rulesPlayed({ scenario: challenge, level: 1 })).toEqual([...RULES, 'one_exit'])
    expect(rulesPlayed({ scenario: challenge, level: null })).toEqual(RULES)
    expect(rulesPlayed({ scenario: { ...scenario, levels: '1' }, level: null })).toContain('one_exit')
  })
})

describe('the rules of a scenario', () => {
  const saved = { rules: RULES, levels: [1, 2], level: 2 }
  const row = { ...saved, in_force: [['one_exit'], RULES] satisfies RuleSwitch[][] }

  it('are those of the level that a table names, or of the usual one', () => {
    expect(rulesAtLevel(row, 1)).toEqual(['one_exit'])
    expect(rulesAtLevel(row, 2)).toEqual(RULES)
    expect(rulesAtLevel(row, null)).toEqual(RULES)
    expect(rulesAtLevel(row)).toEqual(RULES)
    expect(rulesAtLevel({ rules: [], levels: [], level: null, in_force: [RULES] }, null)).toEqual(RULES)
  })

  it('in one that was kept before: its own, and one exit at level 1 (P1)', () => {
    expect(rulesAtLevel(saved, 1)).toEqual([...RULES, 'one_exit'])
    expect(rulesAtLevel(saved, null)).toEqual(RULES)
  })
})
