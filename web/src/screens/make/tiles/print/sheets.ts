/** Lays out tiles for paper: six on a sheet, with backs that match when printed on both sides. */
import { NAMES, type Tiles } from '../setText'

export type PaperSize = 'a4' | 'letter'

/** One face, and what is on its back: another face, or `null` for a tile face down. */
export interface PaperFace {
  name: string
  back: string | null
}

export interface Sheet {
  side: 'front' | 'back'
  faces: readonly PaperFace[]
}

export const A_SHEET = 6
const COLUMNS = 2

/** Every tile once; tile 1 has a face on either side where both are drawn. */
export function frontsOf(tiles: Tiles): readonly PaperFace[] {
  const drawn = NAMES.filter((name) => tiles[name])
  const both = drawn.includes('1A') && drawn.includes('1B')
  return drawn
    .filter((name) => !(both && name === '1B'))
    .map((name) => ({ name, back: both && name === '1A' ? '1B' : null }))
}

/** Sheets in the order in which a printer takes them. Without backs, both faces of tile 1 are fronts. */
export function sheetsOf(fronts: readonly PaperFace[], backs: boolean): readonly Sheet[] {
  const faces = backs
    ? fronts
    : fronts.flatMap((face) => (face.back ? [face, { name: face.back, back: null }] : [face]))
  const sheets: Sheet[] = []
  for (let at = 0; at < faces.length; at += A_SHEET) {
    const some = faces.slice(at, at + A_SHEET)
    sheets.push({ side: 'front', faces: some })
    if (backs) sheets.push({ side: 'back', faces: some })
  }
  return sheets
}

/** The backs of a sheet, each row the other way round, as it lies when the paper is turned over its long edge. */
export function backsOf(faces: readonly PaperFace[]): readonly (PaperFace | null)[] {
  const places: (PaperFace | null)[] = []
  for (let at = 0; at < faces.length; at += COLUMNS) {
    const row = Array.from({ length: COLUMNS }, (_, n) => faces[at + n] ?? null)
    places.push(...row.reverse().map((face) => face && { name: face.back ?? '', back: face.name }))
  }
  return places
}
