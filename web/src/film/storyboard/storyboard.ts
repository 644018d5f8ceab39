/** Prepares a replay for painting: what was visible at any moment. Pure. */
import { Plane } from '../../board/plane'
import type { GameEvent, Hero, SeenTile, View } from '../../protocol/messages'
import { Positions } from '../../replay/positions'
import type { Span } from '../../replay/highlights'
import type { Replay } from '../../replay/types'
import { keyOf } from '../../state/squares'
import { HeroPath } from './heroPath'
import { lastAt } from './seek'

/** What is seen from `at` on, and what made it so. */
export interface Moment {
  at: number
  view: View
  events: readonly GameEvent[]
}

export interface Storyboard {
  replay: Replay
  moments: readonly Moment[]
  /** Around all tiles that ever lay there, so that nothing shifts while the mall grows. */
  plane: Plane
  legs: ReadonlyMap<Hero, HeroPath>
  /** When each tile that was not there from the start came. */
  placed: ReadonlyMap<number, number>
  /** When something of a kind first happened. */
  first: ReadonlyMap<GameEvent['type'], number>
  /** From the first turn of the hourglass to the end. */
  played: Span
  /** While the sand stood still. */
  pauses: readonly Span[]
}

export function storyboardOf(replay: Replay): Storyboard {
  const positions = new Positions(replay)
  const moments = momentsOf(positions)
  const events = moments.flatMap((moment) => moment.events)
  const first = new Map(events.toReversed().map(({ type, at }) => [type, at]))
  return {
    replay,
    moments,
    plane: new Plane(everPlaced(moments)),
    legs: new Map(
      replay.first.view.heroes.map(({ hero, square }) => [hero, new HeroPath(hero, square, events)]),
    ),
    placed: new Map(
      events.flatMap((event) => (event.type === 'tile_placed' ? [[event.tile, event.at] as const] : [])),
    ),
    first,
    played: { from: positions.begun, to: positions.end },
    pauses: pausesOf(events, positions.end),
  }
}

function momentsOf(positions: Positions): Moment[] {
  return Array.from({ length: positions.updates.length + 1 }, (_, index) => {
    const update = positions.updates[index - 1]
    const { view } = positions.gameAt(index)
    return { at: update?.at ?? positions.start, view, events: update?.events ?? [] }
  })
}

/** Under moving walls tiles go away, and may come back elsewhere (C11). */
function everPlaced(moments: readonly Moment[]): SeenTile[] {
  const all = new Map<string, SeenTile>()
  for (const { view } of moments) for (const tile of view.tiles) all.set(keyOf(tile.place), tile)
  return [...all.values()]
}

function pausesOf(events: readonly GameEvent[], end: number): Span[] {
  const pauses: Span[] = []
  let from: number | null = null
  for (const { type, at } of events) {
    if (type === 'paused') from = at
    else if (type === 'resumed' && from !== null) {
      pauses.push({ from, to: at })
      from = null
    }
  }
  return from === null ? pauses : [...pauses, { from, to: end }]
}

export const momentAt = ({ moments }: Storyboard, at: number): Moment =>
  moments[Math.max(0, lastAt(moments, at))] as Moment

/** Moments of the last `span` milliseconds, newest first. */
export function* before(storyboard: Storyboard, at: number, span: number): Generator<Moment> {
  for (let index = lastAt(storyboard.moments, at); index >= 0; index--) {
    const moment = storyboard.moments[index] as Moment
    if (moment.at < at - span) return
    yield moment
  }
}

/** Whose deed it was; `null` for what the game itself does. */
export const actor = (event: GameEvent): number | null => ('seat' in event ? event.seat : null)
