/**
 * One tile as the text format draws it (docs/tiles.md): nine lines of 17 characters. Everything the editor changes it
 * changes here, so that what is kept, exported and sent to the server is what is seen. No rules are judged here.
 */
import type { SpecialKind } from '../../../../protocol/api'
import { DOOR_CELLS, STEP, type Cell } from '../../../../state/squares'
import { DIRECTIONS, type Direction, type Hero } from '../../../../protocol/messages'

export type Drawing = readonly string[]
export type Border = 'open' | 'wall' | 'passage'

export interface SquareDrawn {
  shop: boolean
  /** `xB`, `hg`, …; nothing on plain floor. */
  mark: string | null
  /** The digit of the escalator that ends here. */
  end: string | null
}

export const CELLS: readonly Cell[] = [0, 1, 2, 3].flatMap((y) => [0, 1, 2, 3].map((x): Cell => [x, y]))

const KIND_LETTERS: Partial<Record<SpecialKind, string>> = {
  exploration: 'x',
  vortex: 'v',
  item: 'i',
  exit: 'o',
}
const FREE_MARKS: Partial<Record<SpecialKind, string>> = { hourglass: 'hg', ball: 'cb', camera: 'ca' }
const HERO_LETTERS: Record<Hero, string> = { barbarian: 'B', mage: 'M', elf: 'E', dwarf: 'D' }

export interface SpecialDrawn {
  kind: SpecialKind
  hero: Hero | null
}

export const owned = (kind: SpecialKind): boolean => kind in KIND_LETTERS

export const markOf = (kind: SpecialKind, hero: Hero): string =>
  FREE_MARKS[kind] ?? `${KIND_LETTERS[kind]}${HERO_LETTERS[hero]}`

export function specialOf(mark: string): SpecialDrawn | null {
  const free = (Object.keys(FREE_MARKS) as SpecialKind[]).find((kind) => FREE_MARKS[kind] === mark)
  if (free) return { kind: free, hero: null }
  const kind = (Object.keys(KIND_LETTERS) as SpecialKind[]).find((each) => KIND_LETTERS[each] === mark[0])
  const hero = (Object.keys(HERO_LETTERS) as Hero[]).find((each) => HERO_LETTERS[each] === mark[1])
  return kind && hero ? { kind, hero } : null
}

/** The name of the sign's picture: `vortex-elf`, `camera`. */
export const signOf = ({ kind, hero }: SpecialDrawn): string => (hero ? `${kind}-${hero}` : kind)

const EMPTY_ROW = '| .   .   .   . |'
const OPEN_ROW = '+   +   +   +   +'
const WALL_ROW = '+---+---+---+---+'

/** A bare hall; all tiles but the first with their entrance at the bottom. */
export function blank(name: string): Drawing {
  const rows = [WALL_ROW, EMPTY_ROW, OPEN_ROW, EMPTY_ROW, OPEN_ROW, EMPTY_ROW, OPEN_ROW, EMPTY_ROW, WALL_ROW]
  return name.startsWith('1') && name.length === 2 && /[AB]/.test(name)
    ? rows
    : withBorder(rows, DOOR_CELLS.south, 'south', 'open')
}

const isInside = ([x, y]: Cell): boolean => x >= 0 && x < 4 && y >= 0 && y < 4

export function beyond([x, y]: Cell, side: Direction): Cell | null {
  const next: Cell = [x + STEP[side][0], y + STEP[side][1]]
  return isInside(next) ? next : null
}

const same = (one: Cell, other: Cell): boolean => one[0] === other[0] && one[1] === other[1]

/** The side whose door is at this square, if there is one. */
export const doorSide = (at: Cell): Direction | null =>
  DIRECTIONS.find((side) => same(DOOR_CELLS[side], at)) ?? null

function replaced(drawing: Drawing, line: number, column: number, text: string): Drawing {
  const old = drawing[line]!
  return drawing.with(line, old.slice(0, column) + text + old.slice(column + text.length))
}

export function squareAt(drawing: Drawing, [x, y]: Cell): SquareDrawn {
  const drawn = drawing[2 * y + 1]!.slice(4 * x + 1, 4 * x + 4).replaceAll(' ', '')
  if (drawn === '###') return { shop: true, mark: null, end: null }
  const [, mark = '.', end] = /^(\.|[a-z][A-Za-z])(\d?)$/.exec(drawn) ?? []
  return { shop: false, mark: mark === '.' ? null : mark, end: end || null }
}

function withSquare(drawing: Drawing, [x, y]: Cell, { shop, mark, end }: SquareDrawn): Drawing {
  const text = shop ? '###' : (mark ?? '.').padStart(2) + (end ?? ' ')
  return replaced(drawing, 2 * y + 1, 4 * x + 1, text)
}

const WRITTEN: Record<Border, string> = { open: ' ', wall: '|', passage: '~' }

export function borderAt(drawing: Drawing, [x, y]: Cell, side: Direction): Border {
  const line = drawing[2 * y + 1 + STEP[side][1]]!
  const drawn = line[side === 'west' ? 4 * x : side === 'east' ? 4 * x + 4 : 4 * x + 2]
  return drawn === ' ' ? 'open' : drawn === '~' ? 'passage' : 'wall'
}

function withBorder(drawing: Drawing, [x, y]: Cell, side: Direction, border: Border): Drawing {
  if (side === 'west') return replaced(drawing, 2 * y + 1, 4 * x, WRITTEN[border])
  if (side === 'east') return replaced(drawing, 2 * y + 1, 4 * x + 4, WRITTEN[border])
  const text = WRITTEN[border].replace('|', '-').repeat(3)
  return replaced(drawing, side === 'north' ? 2 * y : 2 * y + 2, 4 * x + 1, text)
}

/** The sides of a square that can be opened or closed: those to floor, and the one with the tile's door. */
export function canChange(drawing: Drawing, at: Cell, side: Direction): boolean {
  if (squareAt(drawing, at).shop) return false
  const next = beyond(at, side)
  return next ? !squareAt(drawing, next).shop : doorSide(at) === side
}

/** Between two shops nothing is drawn, between shop and floor a wall; a shop has no door. */
function fitted(drawing: Drawing, at: Cell, wasShop: boolean): Drawing {
  const { shop } = squareAt(drawing, at)
  let next = drawing
  for (const side of DIRECTIONS) {
    const neighbour = beyond(at, side)
    if (!neighbour) next = shop ? withBorder(next, at, side, 'wall') : next
    else if (squareAt(next, neighbour).shop) next = withBorder(next, at, side, shop ? 'open' : 'wall')
    else if (shop) next = withBorder(next, at, side, 'wall')
    else if (wasShop) next = withBorder(next, at, side, 'open')
  }
  return next
}

export function makeShop(drawing: Drawing, at: Cell): Drawing {
  return fitted(
    withSquare(withoutEscalator(drawing, at), at, { shop: true, mark: null, end: null }),
    at,
    false,
  )
}

/** Plain floor; an exploration square that was there takes its opening along. */
export function makeFloor(drawing: Drawing, at: Cell): Drawing {
  const before = squareAt(drawing, at)
  const bare = withSquare(withoutEscalator(drawing, at), at, { shop: false, mark: null, end: null })
  const next = fitted(bare, at, before.shop)
  const side = doorSide(at)
  return side && before.mark?.startsWith('x') ? withBorder(next, at, side, 'wall') : next
}

/** Something special on a square, which becomes floor for it; an exploration square gets its opening. */
export function place(drawing: Drawing, at: Cell, mark: string): Drawing {
  const before = squareAt(drawing, at)
  const explored = before.mark?.startsWith('x') ?? false
  const ground = before.shop || explored !== mark.startsWith('x') ? cleared(drawing, at, explored) : drawing
  const next = withSquare(ground, at, { shop: false, mark, end: squareAt(ground, at).end })
  const side = doorSide(at)
  return side && mark.startsWith('x') ? withBorder(next, at, side, 'open') : next
}

function cleared(drawing: Drawing, at: Cell, explored: boolean): Drawing {
  const { end, shop } = squareAt(drawing, at)
  const next = fitted(withSquare(drawing, at, { shop: false, mark: null, end }), at, shop)
  const side = doorSide(at)
  return side && explored ? withBorder(next, at, side, 'wall') : next
}

export function withoutEscalator(drawing: Drawing, at: Cell): Drawing {
  const { end } = squareAt(drawing, at)
  if (!end) return drawing
  return CELLS.filter((cell) => squareAt(drawing, cell).end === end).reduce(
    (next, cell) => withSquare(next, cell, { ...squareAt(next, cell), end: null }),
    drawing,
  )
}

/** An escalator between two squares, in place of any that ended on either. */
export function withEscalator(drawing: Drawing, one: Cell, other: Cell): Drawing {
  if (same(one, other)) return drawing
  const ground = [one, other].reduce(
    (next, at) => withoutEscalator(squareAt(next, at).shop ? makeFloor(next, at) : next, at),
    drawing,
  )
  const used = CELLS.map((cell) => squareAt(ground, cell).end)
  const end = [...'123456789'].find((digit) => !used.includes(digit)) ?? null
  return [one, other].reduce((next, at) => withSquare(next, at, { ...squareAt(next, at), end }), ground)
}

/** Pairs of squares that an escalator joins; one alone is left out. */
export function escalatorsOf(drawing: Drawing): readonly (readonly [Cell, Cell])[] {
  return [...'123456789'].flatMap((digit) => {
    const [one, other] = CELLS.filter((cell) => squareAt(drawing, cell).end === digit)
    return one && other ? [[one, other] as const] : []
  })
}

/** Wall or open; what has been a passage is closed. */
export function toggleWall(drawing: Drawing, at: Cell, side: Direction): Drawing {
  if (!canChange(drawing, at, side)) return drawing
  return withBorder(drawing, at, side, borderAt(drawing, at, side) === 'wall' ? 'open' : 'wall')
}

export function togglePassage(drawing: Drawing, at: Cell, side: Direction): Drawing {
  if (!canChange(drawing, at, side) || !beyond(at, side)) return drawing
  return withBorder(drawing, at, side, borderAt(drawing, at, side) === 'passage' ? 'wall' : 'passage')
}
