import { describe, expect, it } from 'vitest'
import {
  choicesFor,
  elfExplored,
  end,
  hush,
  newGame,
  notOver,
  phaseAt,
  takeBack,
  talkAt,
  turn,
} from '../../src/companion/tableGame'
import type { ScenarioRow } from '../../src/protocol/api'
import type { RuleSwitch } from '../../src/protocol/messages'
import { sandAt } from '../../src/state/sand'

const CHOICES = { scenario: 4, level: null, seats: 4, capacity: 180_000, talkAlways: false }
const RULES: RuleSwitch[] = ['pass_cards', 'elf_opens_talk', 'dwarf_passages']
const planned = newGame(CHOICES)
const started = turn(planned, RULES, 1_000)
const turnedOnce = turn(started, RULES, 61_000)

describe('a game at a table', () => {
  it('begins with the first turn of the hourglass, which is none of the game’s turns (S6)', () => {
    expect(phaseAt(planned, 10 ** 13)).toBe('planning')
    expect(talkAt(planned, RULES, 0)).toMatchObject({ open: true, why: 'talk-planning' })
    expect(phaseAt(started, 1_000)).toBe('running')
    expect(started).toMatchObject({ turns: 0, talk: false, started: 1_000, before: null })
    expect(sandAt(started.sand, 1_000).left).toBe(180_000)
  })

  it('is lost in the very moment the sand is out, and nobody can turn it or win then (H2)', () => {
    expect(phaseAt(started, 180_999)).toBe('running')
    expect(phaseAt(started, 181_000)).toBe('lost')
    expect(turn(started, RULES, 181_000)).toBe(started)
    expect(end(started, 'won', 181_000)).toBe(started)
    expect(talkAt(started, RULES, 181_000)).toMatchObject({ open: true, why: 'talk-over' })
  })

  it('counts turns, and each swaps the chambers (H3)', () => {
    expect(turnedOnce.turns).toBe(1)
    expect(sandAt(turnedOnce.sand, 61_000)).toMatchObject({ left: 60_000, ifTurned: 120_000 })
  })

  it('takes a turn back as if nobody had touched the hourglass, even when that emptied it', () => {
    const back = takeBack(turnedOnce)
    expect(sandAt(back.sand, 65_000).left).toBe(116_000)
    expect(back).toMatchObject({ turns: 0, talk: false, before: null })
    const slip = turn(started, RULES, 1_000)
    expect(phaseAt(slip, 1_000)).toBe('lost')
    expect(phaseAt(takeBack(slip), 5_000)).toBe('running')
    expect(takeBack(started)).toBe(started)
    expect(takeBack(hush(turnedOnce))).toEqual(hush(turnedOnce))
  })

  it('ends when the table says so, and keeps the sand that was left', () => {
    const won = end(started, 'won', 101_000)
    expect([phaseAt(won, 10 ** 13), sandAt(won.sand, 10 ** 13).left]).toEqual(['won', 80_000])
    expect(turn(won, RULES, 102_000)).toBe(won)
    expect(end(won, 'lost', 102_000)).toBe(won)
    const on = notOver(won)
    expect([phaseAt(on, 103_000), sandAt(on.sand, 103_000).left]).toEqual(['running', 78_000])
    expect(phaseAt(notOver(won), 200_000)).toBe('lost')
    expect(notOver(started)).toBe(started)
  })
})

describe('talk at a table', () => {
  it('is open from a turn until somebody acts (T1, T2, T3)', () => {
    expect(talkAt(started, RULES, 2_000)).toEqual({ open: false, hands: false, why: 'talk-on-turn-or-elf' })
    expect(talkAt(turnedOnce, RULES, 62_000)).toEqual({ open: true, hands: false, why: 'talk-until-act' })
    expect(talkAt(hush(turnedOnce), RULES, 62_000).open).toBe(false)
  })

  it('is opened by the elf only where that rule holds (P4)', () => {
    expect(elfExplored(started, RULES, 2_000).talk).toBe(true)
    expect(elfExplored(started, ['pass_cards'], 2_000)).toBe(started)
    expect(elfExplored(started, [...RULES, 'no_talk'], 2_000)).toBe(started)
    expect(elfExplored(planned, RULES, 0)).toBe(planned)
    expect(talkAt(started, [], 2_000).why).toBe('talk-on-turn')
  })

  it('never opens where nobody may speak, and is for hands alone in hands only (C12, C14, C15)', () => {
    const mute: RuleSwitch[] = [...RULES, 'no_talk']
    const turned = turn(started, mute, 61_000)
    expect(talkAt(turned, mute, 61_001)).toEqual({ open: false, hands: false, why: 'talk-never' })
    expect(talkAt(turnedOnce, [...RULES, 'hands_only'], 61_001)).toMatchObject({ open: true, hands: true })
    expect(talkAt(started, [...RULES, 'hands_only'], 2_000).hands).toBe(false)
  })

  it('may be open all the time in scenario 1, if agreed, and nowhere else (T7)', () => {
    const agreed = turn(newGame({ ...CHOICES, talkAlways: true }), [], 0)
    expect(talkAt(agreed, ['open_talk_allowed'], 1)).toMatchObject({ open: true, why: 'talk-always' })
    expect(talkAt(agreed, RULES, 1).open).toBe(false)
  })
})

describe('another scenario', () => {
  const row = (part: Partial<ScenarioRow>): ScenarioRow =>
    ({
      number: 5,
      seats: [1, 2, 3, 4],
      levels: [],
      level: null,
      hourglass_ms: 180_000,
      ...part,
    }) as ScenarioRow
  const own = row({ number: null, name: 'The cellar', hourglass_ms: 90_000 })

  it('has seats and a level as near to the old ones as it allows', () => {
    const led = row({ number: 9, seats: [3, 4, 5], levels: [1, 2, 6], level: 6 })
    expect(choicesFor({ ...CHOICES, seats: 1, level: 2 }, led)).toMatchObject({
      scenario: 9,
      seats: 3,
      level: 2,
    })
    expect(choicesFor({ ...CHOICES, level: 7 }, led)).toMatchObject({ seats: 4, level: 6 })
  })

  it('has the sand that the table chose, unless an own one comes or goes', () => {
    const short = { ...CHOICES, capacity: 120_000 }
    expect(choicesFor(short, row({})).capacity).toBe(120_000)
    expect(choicesFor(short, own).capacity).toBe(90_000)
    expect(choicesFor({ ...short, scenario: own, capacity: 90_000 }, row({})).capacity).toBe(180_000)
  })
})
