/** A move that can be made at a table, and the update that tells of it. */
import type { Deed, MovedEvent, UpdateMessage } from '../../src/protocol/messages'
import { stepsFrom } from '../../src/state/squares'
import type { TestRoom } from './testRoom'

/** A step that can be taken now, and the update it leads to. */
export function someMove({ session }: TestRoom): {
  deed: Extract<Deed, { type: 'move' }>
  told: UpdateMessage
} {
  const { reach, version, view } = session.game!
  const direction = (['north', 'east', 'south', 'west'] as const).find(
    (each) => Object.keys(reach[each]).length,
  )!
  const hero = view.heroes.find((each) => reach[direction][each.hero])!
  const deed = { type: 'move', hero: hero.hero, from: hero.square!, direction, steps: 1 } as const
  const event: MovedEvent = {
    ...deed,
    type: 'moved',
    at: view.time + 100,
    seat: 0,
    to: stepsFrom(deed.from, direction, 1),
    n: 1,
  }
  return { deed, told: { type: 'update', v: version, events: [event], reach: {} } }
}
