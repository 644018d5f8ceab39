/** A whole set as text, and back; what cannot be read at all is named, everything else is for the server to judge. */
import type { Drawing } from './drawing/drawing'

export const NAMES: readonly string[] = ['1A', '1B', ...Array.from({ length: 23 }, (_, n) => String(n + 2))]

export type Tiles = Readonly<Record<string, Drawing>>

export interface SetDrawn {
  name: string
  tiles: Tiles
}

const LINES = 9
const WIDTH = 17
const LONGEST_NAME = 60

/** As the format wants a name: words with single blanks between. */
export const tidyName = (name: string): string => name.trim().split(/\s+/).join(' ').slice(0, LONGEST_NAME)

export const trimmed = (drawing: Drawing): string => drawing.map((line) => line.trimEnd()).join('\n')

export function textOf({ name, tiles }: SetDrawn): string {
  const drawn = NAMES.filter((tile) => tiles[tile])
  return [`set ${name}\n`, ...drawn.map((tile) => `tile ${tile}\n${trimmed(tiles[tile]!)}\n`)].join('\n')
}

export interface Reading extends SetDrawn {
  /** Headers of what could not be taken in. */
  unread: readonly string[]
}

const isGrid = (lines: readonly string[]): boolean =>
  lines.length === LINES &&
  lines.every(
    (line, row) =>
      line.length <= WIDTH && (row % 2 === 1 || /^\+...\+...\+...\+...\+$/.test(line.padEnd(WIDTH))),
  )

export function readText(text: string): Reading {
  const blocks: { header: string; lines: string[] }[] = [{ header: '', lines: [] }]
  for (const line of text.split(/\r?\n/).map((each) => each.trimEnd())) {
    if (!line || line.startsWith('#')) continue
    if (/^tile\s/.test(line)) blocks.push({ header: line, lines: [] })
    else blocks.at(-1)!.lines.push(line)
  }
  const [opening, ...drawn] = blocks
  const tiles: Record<string, Drawing> = {}
  const unread: string[] = []
  for (const { header, lines } of drawn) {
    const tile = header.slice(4).trim()
    if (NAMES.includes(tile) && isGrid(lines) && !tiles[tile])
      tiles[tile] = lines.map((line) => line.padEnd(WIDTH))
    else unread.push(header.slice(0, 40))
  }
  const name = /^set\s+(.*)$/.exec(opening?.lines[0] ?? '')?.[1] ?? ''
  return { name: tidyName(name), tiles, unread }
}
