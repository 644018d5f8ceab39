/** One-tap fixes of a scenario: add missing tiles, remove surplus ones. */
import { addTiles, type Draft, takeOut } from '../draft'
import type { Problem } from '../check'

const MISSING = ['item_missing', 'exit_missing', 'two_boards_without_tile_3']
const TOO_MANY = ['start_tile_in_stack', 'no_such_tile']
const TWICE = 'tile_twice'

/** How, or `null`: where levels say what is in the stack there is nothing to add or take out. */
export function mendedBy({ reason, tiles }: Problem, draft: Draft): 'add' | 'remove' | null {
  if (!tiles.length || draft.tiles === null) return null
  if (MISSING.includes(reason)) return 'add'
  return TOO_MANY.includes(reason) || reason === TWICE ? 'remove' : null
}

export function mended({ reason, tiles }: Problem, draft: Draft): Draft {
  if (MISSING.includes(reason)) return addTiles(draft, 'tiles', tiles)
  if (reason === TWICE) return tiles.reduce(onceOnly, draft)
  return tiles.reduce(takeOut, draft)
}

/** The first of them stays, wherever it is. */
function onceOnly(draft: Draft, tile: number): Draft {
  let seen = false
  const first = (each: number) => each !== tile || (!seen && (seen = true))
  const on_top = draft.on_top.filter(first)
  return { ...draft, on_top, tiles: draft.tiles && draft.tiles.filter(first) }
}
