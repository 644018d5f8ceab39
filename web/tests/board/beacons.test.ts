/** Which exits shine in the escape: P1, P2, C10. */
import { describe, expect, it } from 'vitest'
import { openExits } from '../../src/board/effects/beacons'
import type { View } from '../../src/protocol/messages'
import { Mall } from '../../src/state/mall'
import { rulesPlayed } from '../../src/state/playedRules'
import { goldenGame, goldenNames } from '../state/goldenGames'

describe.each(goldenNames())('in %s', (name) => {
  const { game, facts, updates } = goldenGame(name)
  const oneExit = rulesPlayed(game.heading).includes('one_exit')
  const shining = (view: View) =>
    openExits({ mall: new Mall(facts, view.tiles) }, view, oneExit).map(({ square }) => square)

  it('the exit by which a hero leaves was shining, and then only those that somebody can still use', () => {
    let before = game.view
    for (const { update, then } of updates) {
      for (const event of update.events)
        if (event.type === 'hero_safe') expect(shining(before)).toContainEqual(event.square)
      before = then.view
      const waiting = before.heroes.filter(({ safe }) => !safe).length
      expect(shining(before).length).toBeLessThanOrEqual(oneExit ? 1 : waiting)
    }
  })
})

it('where one exit serves all, no other shines though it lies there (P1)', () => {
  const { facts, updates } = goldenGame('scenario-02')
  const { view } = updates.findLast(({ then }) => then.view.phase === 'escape')!.then
  const mall = new Mall(facts, view.tiles)
  expect(mall.specials('exit').length).toBeGreaterThan(1)
  expect(openExits({ mall }, view, true).map(({ hero }) => hero)).toEqual(['mage'])
})
