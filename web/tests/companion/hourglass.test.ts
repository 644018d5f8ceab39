import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { isOut, laidDown, standing, turned, USUAL_MS } from '../../src/companion/hourglass'
import { sandAt } from '../../src/state/sand'
import { chanceFrom } from './chance'

const left = (...at: Parameters<typeof sandAt>): number => sandAt(...at).left

interface Glass {
  capacity: number
  started: number
  looks: { at: number; turned: boolean; left: number }[]
  out: number
}
const GLASSES = JSON.parse(
  readFileSync(join(import.meta.dirname, '../.golden/hourglasses.json'), 'utf8'),
) as Glass[]

describe('the hourglass of the rules, turned by the rules themselves', () => {
  it('has enough of everything', () => {
    expect(GLASSES.length).toBeGreaterThan(100)
    const looks = GLASSES.flatMap((glass) => glass.looks)
    expect(looks.filter((look) => look.turned).length).toBeGreaterThan(300)
    expect(looks.filter((look) => look.turned && look.left === 0)).not.toEqual([])
    expect(looks.filter((look) => !look.turned && look.left === 1)).not.toEqual([])
  })

  it.each(GLASSES)('$capacity ms from $started on: every look (H1, H3, H4)', (glass) => {
    let sand = turned(standing(glass.capacity), glass.started)
    expect(left(sand, glass.started)).toBe(glass.capacity)
    for (const look of glass.looks) {
      if (look.turned) sand = turned(sand, look.at)
      expect(left(sand, look.at)).toBe(look.left)
    }
    expect(sand.deadline).toBe(glass.out)
    expect(isOut(sand, glass.out)).toBe(true)
    expect(isOut(sand, glass.out - 1)).toBe(false)
  })
})

describe('any hourglass, turned at any moments', () => {
  const chance = chanceFrom(19)
  const HOURGLASSES = Array.from({ length: 300 }, () => ({ capacity: chance(1, 3_600_000) }))

  it.each(HOURGLASSES)('of $capacity ms loses no sand and makes none (H1, H3)', ({ capacity }) => {
    let now = chance(0, 2 ** 41)
    let sand = turned(standing(capacity), now)
    for (let step = 0; step < 20 && !isOut(sand, now); step += 1) {
      const before = left(sand, now)
      now += chance(0, before - 1)
      const upper = left(sand, now)
      const { ifTurned } = sandAt(sand, now)
      expect(upper).toBeGreaterThan(0)
      expect(upper).toBeLessThanOrEqual(before)
      expect(upper + ifTurned).toBe(capacity)
      const other = turned(sand, now)
      expect(left(other, now)).toBe(ifTurned)
      if (ifTurned > 0) expect(turned(other, now)).toEqual(sand)
      if (chance(0, 1)) sand = other
    }
    const end = sand.deadline + chance(0, 10 ** 9)
    expect([left(sand, end), isOut(sand, end)]).toEqual([0, true])
  })
})

describe('an hourglass', () => {
  it('holds three minutes, all of them below until it is first turned (H1, S6)', () => {
    const sand = standing(USUAL_MS)
    expect(sandAt(sand, 5)).toEqual({ left: 0, ifTurned: 180_000, capacity: 180_000, running: false })
    expect(isOut(sand, 10 ** 12)).toBe(false)
    expect(left(turned(sand, 1_000), 1_000)).toBe(180_000)
  })

  it('is not turned once it has run out (H2)', () => {
    const sand = turned(standing(USUAL_MS), 0)
    expect(turned(sand, 180_000)).toBe(sand)
    expect(left(turned(sand, 179_999), 179_999)).toBe(179_999)
  })

  it('keeps what was left when the game is over, and never more than there was', () => {
    const sand = turned(standing(USUAL_MS), 1_000)
    const won = laidDown(sand, 61_000)
    expect([left(won, 10 ** 12), isOut(won, 10 ** 12)]).toEqual([120_000, false])
    expect(laidDown(won, 70_000)).toBe(won)
    expect(left(laidDown(sand, 999_000), 0)).toBe(0)
  })

  it('stays within its glass when somebody sets the clock back', () => {
    const sand = turned(standing(USUAL_MS), 1_000_000)
    expect(sandAt(sand, 0)).toMatchObject({ left: 180_000, ifTurned: 0 })
  })
})
