/** Pawns are where they were, and on their way between. */
import { describe, expect, test } from 'vitest'
import { Captions } from '../../src/film/storyboard/captions'
import { lastAt } from '../../src/film/storyboard/seek'
import { momentAt } from '../../src/film/storyboard/storyboard'
import { HEROES } from '../../src/protocol/messages'
import { sandAt } from '../../src/state/sand'
import { goldenNames } from '../state/goldenGames'
import { golden } from './recording'

describe.each(goldenNames())('%s', (name) => {
  const { storyboard } = golden(name)

  test('just before each move a pawn stands where the view has it', () => {
    for (const hero of HEROES)
      for (const leg of storyboard.legs.get(hero)?.all ?? []) {
        const at = leg.at - 0.001
        const square = momentAt(storyboard, at).view.heroes.find((one) => one.hero === hero)?.square
        const pose = storyboard.legs.get(hero)?.poseAt(storyboard.plane, at, 1)
        if (!square || !pose || pose.lift > 0 || pose.size < 1) continue // still on its way
        expect({ x: pose.x, y: pose.y }).toEqual(storyboard.plane.middle(square))
      }
  })

  test('at the end all stand as the last view says, and who is out is gone', () => {
    const at = storyboard.played.to + 60_000
    for (const { hero, square } of momentAt(storyboard, at).view.heroes) {
      const pose = storyboard.legs.get(hero)?.poseAt(storyboard.plane, at, 8)
      expect(pose && { x: pose.x, y: pose.y }).toEqual(square && storyboard.plane.middle(square))
    }
  })

  test('captions keep their order and are not hurried', () => {
    const { all } = new Captions(storyboard, 8)
    expect(all.at(-1)?.event.type).toMatch(/won|lost/)
    all.slice(1).forEach((caption, index) => expect(caption.at).toBeGreaterThanOrEqual(all[index]?.at ?? 0))
  })
})

test('on its way a pawn is between two squares, and moves as fast on the screen at any speed', () => {
  const { storyboard } = golden('scenario-01')
  const legs = storyboard.legs.get('elf')
  const leg = legs?.all.find(({ motion }) => motion.kind === 'glide')
  if (!legs || !leg) throw new Error('the elf never moved')
  const [from, to] = [storyboard.plane.middle(leg.from), storyboard.plane.middle(leg.to)]
  const slow = legs.poseAt(storyboard.plane, leg.at + 40, 1)
  const fast = legs.poseAt(storyboard.plane, leg.at + 40 * 4, 4)
  expect(slow).toEqual(fast)
  expect(Math.abs((slow?.x ?? 0) - from.x) + Math.abs((slow?.y ?? 0) - from.y)).toBeGreaterThan(1)
  expect(Math.abs((slow?.x ?? 0) - to.x) + Math.abs((slow?.y ?? 0) - to.y)).toBeGreaterThan(1)
  expect(slow?.lift).toBeGreaterThan(0)
})

test('who takes a vortex sinks in here and comes up there', () => {
  const { storyboard } = golden('scenario-06')
  for (const hero of HEROES) {
    const legs = storyboard.legs.get(hero)
    const leg = legs?.all.find(({ motion }) => motion.kind === 'swirl')
    if (!legs || !leg) continue
    const [early, late] = [0.4, 0.6].map((part) => legs.poseAt(storyboard.plane, leg.at + 560 * part, 1))
    expect(early).toMatchObject(storyboard.plane.middle(leg.from))
    expect(late).toMatchObject(storyboard.plane.middle(leg.to))
    expect(early?.size).toBeLessThan(0.5)
    return
  }
  throw new Error('nobody took a vortex')
})

test('in both chambers together there is always the same sand', () => {
  const { storyboard } = golden('scenario-03')
  for (const { at, view } of storyboard.moments) {
    const { left, ifTurned } = sandAt(view.sand, at + 1000)
    expect(left + ifTurned).toBe(view.sand.capacity)
    expect(left).toBeGreaterThanOrEqual(0)
  }
})

test('looking up by time', () => {
  const things = [1, 3, 3, 7].map((at) => ({ at }))
  expect([0, 1, 2, 3, 6, 7, 9].map((at) => lastAt(things, at))).toEqual([-1, 0, 0, 2, 2, 3, 3])
})
