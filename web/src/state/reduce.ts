/** Applies an event to a view. Copies what the event says and derives nothing: the rest comes in `seen`. */
import type { GameEvent, Hero, SeenHero, SeenPatch, Square, View } from '../protocol/messages'
import { byRows } from './squares'

type EventOf<T extends GameEvent['type']> = Extract<GameEvent, { type: T }>
type Changes = { [T in GameEvent['type']]: (view: View, event: EventOf<T>) => Partial<View> }

const nothing = (): Partial<View> => ({})

/** The heroes with one of them changed. */
export function withHero(heroes: readonly SeenHero[], hero: Hero, change: Partial<SeenHero>): SeenHero[] {
  return heroes.map((each) => (each.hero === hero ? { ...each, ...change } : each))
}

const went = (view: View, { hero, to }: { hero: Hero; to: Square }): Partial<View> => ({
  heroes: withHero(view.heroes, hero, { square: to }),
})

const CHANGES: Changes = {
  started: ({ sand }, { at }) => ({
    phase: 'heist',
    sand: { ...sand, deadline: at + sand.capacity, stopped_at: null },
  }),
  moved: went,
  vortex_taken: went,
  escalator_taken: went,
  tile_revealed: (_, { tile }) => ({ hand: tile }),
  tile_placed: ({ tiles }, { tile, place, quarters }) => ({
    tiles: [...tiles, { tile, face: '', place, quarters }], // only tile 1 has faces, and it lies from the start
    hand: null,
  }),
  square_spent: ({ spent }, { square }) => ({ spent: [...spent, square].sort(byRows) }),
  hourglass_turned: ({ sand, turns }, { at, sand: left }) => ({
    sand: { ...sand, deadline: at + left },
    turns: turns + 1,
  }),
  cards_passed: nothing,
  deck_shuffled: nothing,
  card_turned: nothing,
  talk_opened: nothing,
  talk_closed: nothing,
  discard_due: () => ({ discard_due: true }),
  tiles_discarded: ({ tiles }, { first, second }) => ({
    tiles: tiles.filter(({ tile }) => tile !== first && tile !== second),
    discard_due: false,
  }),
  theft_done: () => ({ phase: 'escape' }),
  hero_safe: ({ heroes }, { hero, square, stays }) => ({
    heroes: withHero(heroes, hero, { square: stays ? square : null, safe: true }),
  }),
  won: ({ sand }, { at }) => ({ phase: 'won', sand: { ...sand, stopped_at: at } }),
  lost: ({ sand }, { at, why }) => ({
    phase: 'lost',
    loss: why,
    sand: { ...sand, stopped_at: at },
    discard_due: false,
  }),
  bell_placed: (_, { target }) => ({ bell: target }),
  stared: nothing,
  said: nothing,
  pinged: nothing,
  signed: nothing,
  remarked: nothing,
  paused: ({ sand }, { at }) => ({ sand: { ...sand, stopped_at: at }, was_paused: true }),
  resumed: ({ sand }, { at }) => ({
    sand: { ...sand, deadline: sand.deadline + at - (sand.stopped_at ?? at), stopped_at: null },
  }),
  interrupted: () => ({ was_interrupted: true }),
}

/** The view after an event; the one before is left as it was. Kinds we do not know are passed over. */
export function reduce(view: View, event: GameEvent): View {
  const change = CHANGES[event.type] as ((view: View, event: GameEvent) => Partial<View>) | undefined
  return { ...view, ...change?.(view, event), time: event.at }
}

/** Puts the parts that the server derived from the rules into a view. */
export function withSeen(view: View, { on_item, ...parts }: SeenPatch): View {
  const heroes = on_item
    ? view.heroes.map((each) => ({ ...each, on_item: on_item.includes(each.hero) }))
    : view.heroes
  return { ...view, ...parts, heroes }
}
