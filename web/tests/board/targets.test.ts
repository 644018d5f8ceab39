/** What can be pointed at, and what a drag or a tap means: A3, A6, A7, X1, P6. */
import { describe, expect, it } from 'vitest'
import { stepsFrom } from '../../src/state/squares'
import { Mall } from '../../src/state/mall'
import { drawTargets } from '../../src/board/overlay/targetSigns'
import { Plane } from '../../src/board/plane'
import { byPlace, explorationsOf, snapped, targetAt, targetsOf } from '../../src/board/pointer/targets'
import { squareOf } from '../../src/state/view'
import type { Ability, Deed, GameEvent, Square } from '../../src/protocol/messages'
import { goldenGame, goldenNames } from '../state/goldenGames'

const ALL: Ability[] = ['north', 'east', 'south', 'west', 'vortex', 'escalator', 'explore']

/** The deed that an event came from. */
function deedOf(event: GameEvent): Deed | null {
  if (event.type === 'moved') {
    const { hero, from, direction, steps } = event
    return { type: 'move', hero, from, direction, steps }
  }
  if (event.type === 'vortex_taken')
    return { type: 'vortex', hero: event.hero, from: event.from, to: event.to }
  return event.type === 'escalator_taken' ? { type: 'escalator', hero: event.hero, from: event.from } : null
}

describe.each(goldenNames())('in %s', (name) => {
  const { game, facts, updates } = goldenGame(name)

  it('every deed that was done could have been pointed at by its seat, and by dragging', () => {
    let now = { view: game.view, reach: game.reach }
    for (const { update, then } of updates) {
      const { view, reach } = now
      const [mall, plane] = [new Mall(facts, view.tiles), new Plane(view.tiles)]
      for (const event of update.events.slice(0, 2)) {
        const deed = deedOf(event)
        if (!deed || !('from' in deed) || !('to' in event) || !('seat' in event)) continue
        const solo = view.deck !== null
        const mine = view.cards[solo ? 0 : (event.seat ?? 0)] ?? []
        const targets = targetsOf(view, reach, mall, deed.hero, mine)
        expect(targets.map((target) => target.deed)).toContainEqual(deed)
        expect(targetAt(targets, event.to)).toBeDefined()
        expect(snapped(targets, plane, deed.from, plane.middle(event.to))?.square).toEqual(event.to)
        break
      }
      now = then
    }
  })

  it('every door that can be explored is offered once, at the place beyond it', () => {
    for (const { then } of updates) {
      const mall = new Mall(facts, then.view.tiles)
      const found = explorationsOf(then.view, then.reach, mall)
      const { look: _, ...doors } = then.reach.explore
      const byKey = (squares: readonly Square[]) => squares.map(String).sort()
      expect(byKey(found.map(({ door }) => door))).toEqual(byKey(Object.values(doors).flat()))
      expect(byPlace(found).flat()).toHaveLength(found.length)
    }
  })
})

describe('pointing', () => {
  const { facts, updates } = goldenGame('scenario-07')
  const step = updates.find(({ then }) => (then.reach.west.mage?.length ?? 0) >= 5)!
  const { view, reach } = step.then
  const mall = new Mall(facts, view.tiles)
  const plane = new Plane(view.tiles)
  const from = squareOf(view, 'mage')!
  const far = Math.max(...reach.west.mage!)
  const slides = targetsOf(view, reach, mall, 'mage', ['west'])

  it('only what is on my card is offered (A2)', () => {
    expect(targetsOf(view, reach, mall, 'mage', [])).toEqual([])
    expect(slides.every((target) => target.kind === 'slide' && target.direction === 'west')).toBe(true)
    expect(targetsOf(view, reach, mall, 'mage', ALL).length).toBeGreaterThan(slides.length)
  })

  it('a drag beside the way, or beyond its end, still means the way', () => {
    const end = plane.middle(stepsFrom(from, 'west', far))
    expect(snapped(slides, plane, from, { x: end.x - 300, y: end.y + 40 })?.square).toEqual(
      stepsFrom(from, 'west', far),
    )
    const second = plane.middle(stepsFrom(from, 'west', 2))
    expect(snapped(slides, plane, from, { x: second.x + 20, y: second.y - 25 })?.square).toEqual(
      stepsFrom(from, 'west', 2),
    )
  })

  it('a drag that ends where it began means nothing (A3)', () => {
    const start = plane.middle(from)
    expect(snapped(slides, plane, from, start)).toBeNull()
    expect(snapped(slides, plane, from, { x: start.x + 200, y: start.y })).toBeNull()
  })

  it('a jump has to be pointed at', () => {
    const jumps = targetsOf(view, reach, mall, 'mage', ['vortex'])
    const spot = plane.middle(jumps[0]!.square)
    expect(snapped(jumps, plane, from, spot)).toBe(jumps[0])
    expect(snapped(jumps, plane, from, { x: spot.x + 80, y: spot.y })).toBeNull()
  })

  it('a stop is marked on every square where one may stop, and nowhere else', () => {
    const markup = drawTargets(plane, from, slides)
    expect(markup.match(/class="plate"/g)).toHaveLength(reach.west.mage!.length)
    expect(markup.match(/class="line"/g)).toHaveLength(1)
    expect(drawTargets(plane, from, [])).toBe('')
  })
})
