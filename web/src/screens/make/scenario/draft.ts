/** A scenario that is being edited, and its changes. No rules here: the server says what fits together. */
import type { RuleSwitch } from '../../../protocol/messages'

/** Every entry of a scenario, as `/api/scenarios/check` tells it. */
export interface Draft {
  name: string
  about: string
  /** What is in the stack besides `on_top`; `null` where levels say it. */
  tiles: number[] | null
  levels: number[]
  on_top: number[]
  shuffled: boolean
  face: string
  hourglass_ms: number
  tile_set: string
  rules: RuleSwitch[]
}

/** The two piles of tiles that a draft lists. */
export type Pile = 'on_top' | 'tiles'

export const OTHER: Record<Pile, Pile> = { on_top: 'tiles', tiles: 'on_top' }

export const emptyDraft = (name: string): Draft => ({
  name,
  about: '',
  tiles: [],
  levels: [],
  on_top: [],
  shuffled: true,
  face: 'A',
  hourglass_ms: 180_000,
  tile_set: 'Standard',
  rules: [],
})

/** The entries of a scenario file. */
export function entriesOf(draft: Draft): Record<string, unknown> {
  const { tiles, levels, on_top, ...rest } = draft
  const stack = tiles === null ? { levels: levels.join(', ') } : { tiles: tiles.join(', ') }
  return { ...rest, ...stack, on_top: on_top.join(', ') }
}

export const pileOf = (draft: Draft, pile: Pile): readonly number[] => draft[pile] ?? []

const sorted = (tiles: readonly number[]): number[] => [...tiles].sort((a, b) => a - b)

/** Where tiles are shuffled their order says nothing, so they are listed by number. */
function withPile(draft: Draft, pile: Pile, tiles: readonly number[]): Draft {
  return { ...draft, [pile]: pile === 'tiles' && draft.shuffled ? sorted(tiles) : [...tiles] }
}

export function withRule(draft: Draft, rule: RuleSwitch, on: boolean): Draft {
  const others = draft.rules.filter((each) => each !== rule)
  return { ...draft, rules: on ? [...others, rule] : others }
}

/** At the end of a pile; whatever pile it was in before, it is there no more. */
export function addTile(draft: Draft, pile: Pile, tile: number): Draft {
  const without = takeOut(draft, tile)
  return withPile(without, pile, [...pileOf(without, pile), tile])
}

export function addTiles(draft: Draft, pile: Pile, tiles: readonly number[]): Draft {
  return tiles.reduce((made, tile) => addTile(made, pile, tile), draft)
}

export function takeOut(draft: Draft, tile: number): Draft {
  const without = (tiles: readonly number[]) => tiles.filter((each) => each !== tile)
  return { ...draft, tiles: draft.tiles && without(draft.tiles), on_top: without(draft.on_top) }
}

/** From one place of a pile to another; beyond its ends means to its ends. */
export function moveTile(draft: Draft, pile: Pile, from: number, to: number): Draft {
  const tiles = [...pileOf(draft, pile)]
  const [moved] = tiles.splice(from, 1)
  if (moved === undefined) return draft
  tiles.splice(Math.max(0, Math.min(to, tiles.length)), 0, moved)
  return withPile(draft, pile, tiles)
}

export function withShuffled(draft: Draft, shuffled: boolean): Draft {
  const made = { ...draft, shuffled }
  return made.tiles ? withPile(made, 'tiles', made.tiles) : made
}

/** The stack is what a level says. */
export const withLevels = (draft: Draft, levels: readonly number[]): Draft => ({
  ...draft,
  tiles: null,
  levels: sorted(levels),
})

/** The stack is these tiles, but for those that are on top of it. */
export const withTiles = (draft: Draft, tiles: readonly number[]): Draft => ({
  ...withPile(
    draft,
    'tiles',
    tiles.filter((tile) => !draft.on_top.includes(tile)),
  ),
  levels: [],
})

export const sameDraft = (one: Draft, other: Draft): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Whether something that was kept, perhaps by another version, can be worked on. */
export function isDraft(kept: unknown): kept is Draft {
  if (typeof kept !== 'object' || kept === null) return false
  const { name, about, tiles, levels, on_top, shuffled, face, hourglass_ms, tile_set, rules } = kept as Draft
  const texts: unknown[] = [name, about, face, tile_set]
  const lists: unknown[] = [tiles ?? [], levels, on_top]
  return (
    texts.every((text) => typeof text === 'string') &&
    lists.every((list) => Array.isArray(list) && list.every(Number.isSafeInteger)) &&
    Array.isArray(rules) &&
    rules.every((rule) => typeof rule === 'string') &&
    typeof shuffled === 'boolean' &&
    typeof hourglass_ms === 'number'
  )
}
