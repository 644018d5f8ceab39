/** What is predicted comes true, and what is offered meanwhile is possible: held against every golden game. */
import { isDeepStrictEqual } from 'node:util'
import { describe, expect, test } from 'vitest'
import { ABILITIES, HEROES } from '../../src/protocol/messages'
import type { Ability, Deed, GameEvent, Hero, ReachFacts, Square } from '../../src/protocol/messages'
import { Mall } from '../../src/state/mall'
import { type Game, opened, updated } from '../../src/state/game'
import { predict } from '../../src/state/predict'
import { squareOf } from '../../src/state/view'
import { goldenGame, goldenNames } from './goldenGames'

const names = goldenNames()

/** The deed that an event came from, if it is one that can be shown before it is answered. */
function deedOf(event: GameEvent): Deed | null {
  switch (event.type) {
    case 'moved':
      return {
        type: 'move',
        hero: event.hero,
        from: event.from,
        direction: event.direction,
        steps: event.steps,
      }
    case 'vortex_taken':
      return { type: 'vortex', hero: event.hero, from: event.from, to: event.to }
    case 'escalator_taken':
      return { type: 'escalator', hero: event.hero, from: event.from }
    default:
      return null
  }
}

/** Every deed of a game that can be predicted: the game before, and after. */
function* deeds(name: string) {
  const { game, facts, updates } = goldenGame(name)
  const leadsTo = ({ view }: Game, from: Square): Square | null => new Mall(facts, view.tiles).otherEnd(from)
  let before: Game = opened(game)
  for (const { update } of updates) {
    const after: Game = updated(before, update)!.game
    const event = update.events.find((each) => deedOf(each))
    const deed = event && deedOf(event)
    if (event && deed) yield { before, after, event, deed, alone: update.events.length === 1, leadsTo }
    before = after
  }
}

/** All that a hero could do, as texts that can be compared. */
function possible(reach: ReachFacts, hero: Hero): string[] {
  const some = (ability: Ability): unknown[] => {
    const what = reach[ability][hero] ?? []
    return Array.isArray(what) ? what : [what]
  }
  return ABILITIES.flatMap((ability) => some(ability).map((each) => `${ability} ${JSON.stringify(each)}`))
}

describe.each(names)('%s', (name) => {
  test('every move, vortex and escalator is shown as it then happens', () => {
    let count = 0
    for (const { before, event, deed, leadsTo } of deeds(name)) {
      if (!('hero' in event) || !('to' in event)) continue
      expect(squareOf(predict(before, deed, leadsTo).view, event.hero)).toEqual(event.to)
      count++
    }
    expect(count).toBeGreaterThan(3)
  })

  test('nothing is offered to the moved hero meanwhile that is not possible afterwards', () => {
    for (const { before, after, event, deed, alone, leadsTo } of deeds(name)) {
      if (!alone || !('hero' in event) || after.view.hourglasses_locked) continue
      const offered = possible(predict(before, deed, leadsTo).reach, event.hero)
      expect(possible(after.reach, event.hero)).toEqual(expect.arrayContaining(offered))
    }
  })

  test('a prediction changes nothing of the game it starts from, and nobody but its hero', () => {
    for (const { before, event, deed, leadsTo } of deeds(name)) {
      const copy = structuredClone(before)
      const shown = predict(before, deed, leadsTo)
      expect(isDeepStrictEqual(before, copy)).toBe(true)
      for (const hero of HEROES.filter((each) => 'hero' in event && each !== event.hero)) {
        expect(squareOf(shown.view, hero)).toEqual(squareOf(before.view, hero))
        expect(possible(shown.reach, hero)).toEqual(possible(before.reach, hero))
      }
    }
  })
})

describe('one by one', () => {
  const [first] = deeds('scenario-03')
  const { before } = first!
  const hero = HEROES.find((each) => before.reach.north[each])!
  const from = squareOf(before.view, hero)!
  const withReach = (reach: Partial<ReachFacts>): Game => ({
    ...before,
    reach: { ...before.reach, ...reach },
  })

  test('steps can be taken one after the other without waiting', () => {
    const game = withReach({ north: { [hero]: [1, 2, 3] }, south: {} })
    const step = (game: Game): Game =>
      predict(game, { type: 'move', hero, from: squareOf(game.view, hero)!, direction: 'north', steps: 1 })
    expect(step(game).reach.north[hero]).toEqual([1, 2])
    expect(step(game).reach.south[hero]).toEqual([1])
    const [board, x, y] = from
    expect(squareOf(step(step(step(game))).view, hero)).toEqual([board, x, y - 3])
    expect(step(step(step(game))).reach.south[hero]).toEqual([1, 2, 3])
    expect(step(step(step(step(game))))).toEqual(step(step(step(game))))
  })

  test('where one may not stop one may not on the way back either', () => {
    const game = withReach({ north: { [hero]: [1, 3, 4] }, south: { [hero]: [1, 2] } })
    const shown = predict(game, { type: 'move', hero, from, direction: 'north', steps: 4 })
    expect(shown.reach.south[hero]).toEqual([1, 3, 4, 5, 6])
  })

  test('what the reach does not have, or a hero that is elsewhere, is not shown', () => {
    const game = withReach({ north: { [hero]: [1] }, vortex: { [hero]: [[0, 9, 9]] }, escalator: {} })
    const [board, x, y] = from
    const deeds: Deed[] = [
      { type: 'move', hero, from, direction: 'north', steps: 2 },
      { type: 'move', hero, from: [board, x + 1, y], direction: 'north', steps: 1 },
      { type: 'vortex', hero, from, to: [0, 8, 8] },
      { type: 'escalator', hero, from },
      { type: 'say', text: 'hush' },
      { type: 'start' },
    ]
    for (const deed of deeds) expect(predict(game, deed)).toBe(game)
  })

  test('an escalator whose end is not known empties the reach and waits', () => {
    const game = withReach({ escalator: { [hero]: true } })
    const shown = predict(game, { type: 'escalator', hero, from })
    expect(squareOf(shown.view, hero)).toEqual(from)
    expect(possible(shown.reach, hero)).toEqual([])
  })

  test('a door is not explored twice, and the bell stands where it was put', () => {
    const game = withReach({ explore: { [hero]: [from, [0, 9, 9]], look: true } })
    expect(predict(game, { type: 'explore', hero, from }).reach.explore).toEqual({ [hero]: [[0, 9, 9]] })
    expect(predict(game, { type: 'explore', hero, from, door: [0, 9, 9] }).reach.explore).toEqual({
      [hero]: [from],
    })
    expect(predict(game, { type: 'look' }).reach.explore).toEqual({})
    expect(predict(game, { type: 'bell', target: 2 }).view.bell).toBe(2)
  })
})
