/** After every update of every golden game the client knows just what the server shows, field by field. */
import { expect, test } from 'vitest'
import { GAME_EVENT_TYPES } from '../../src/protocol/messages'
import { type Game, opened, updated } from '../../src/state/game'
import { goldenGame, goldenNames } from './goldenGames'

const names = goldenNames()

/** Nothing that was told before may be changed by what comes after. */
function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    Object.values(value).forEach(frozen)
  }
  return value
}

test.each(names)('%s', (name) => {
  const { game, updates } = goldenGame(name)
  let model: Game = frozen(opened(game))
  for (const { update, then } of updates) {
    model = frozen(updated(model, frozen(update))!.game)
    expect(model.view).toEqual(then.view)
    expect(model.reach).toEqual(then.reach)
  }
  expect(model.version).toBe(updates.reduce((sum, { update }) => sum + update.events.length, 0))
})

test('the golden games have every kind of event', () => {
  const heard = names.flatMap((name) => goldenGame(name).updates.flatMap(({ update }) => update.events))
  const kinds = new Set(heard.map(({ type }) => type))
  expect(GAME_EVENT_TYPES.filter((type) => !kinds.has(type))).toEqual([])
})

test('any stretch of updates heard twice, late or together leads to the same game', () => {
  const { game, updates } = goldenGame(names[0]!)
  const whole = updates.map(({ update }) => update)
  const end = whole.reduce((model, update) => updated(model, update)!.game, opened(game))
  const twice = whole
    .flatMap((update) => [update, update])
    .reduce((model, update) => updated(model, update)!.game, opened(game))
  expect(twice).toEqual(end)
  for (const update of whole) expect(updated(end, update)!.game).toEqual(end)
  expect(updated(opened(game), whole.at(-1)!)).toBeNull()
})
