/** Styles the paths of the heroes over a mall: side by side in a shared corridor, each with dashes of its own. */
import type { Hero } from '../../protocol/messages'

/** From the middle of a square, in units. */
export const ASIDE: Readonly<Record<Hero, number>> = { barbarian: -15, mage: -5, elf: 5, dwarf: 15 }
/** None: drawn through. Lines have round ends, which take their width from every gap. */
export const DASHES: Readonly<Record<Hero, readonly number[]>> = {
  barbarian: [],
  mage: [14, 18],
  elf: [1, 16],
  dwarf: [22, 15, 1, 15],
}
