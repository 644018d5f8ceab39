/** The layout of a frame. Pure data. */
import type { Rect } from '../../board/plane'
import type { Box } from '../paint/brush'

export type Shape = 'wide' | 'tall'

export interface Layout {
  width: number
  height: number
  /** What panels leave to the mall. */
  mall: Rect
  title: Box
  seats: Box
  /** Seats side by side. */
  columns: (seats: number) => number
  sand: Box
  facts: Box
  caption: Box
  name: Box
}

const WIDE: Layout = {
  width: 1280,
  height: 720,
  mall: { left: 276, top: 12, right: 1064, bottom: 640 },
  title: { x: 24, y: 18, width: 240, height: 48 },
  seats: { x: 20, y: 76, width: 240, height: 560 },
  columns: () => 1,
  sand: { x: 1076, y: 20, width: 184, height: 214 },
  facts: { x: 1076, y: 248, width: 184, height: 250 },
  caption: { x: 276, y: 646, width: 788, height: 58 },
  name: { x: 1076, y: 660, width: 184, height: 36 },
}

const TALL: Layout = {
  width: 720,
  height: 1280,
  mall: { left: 12, top: 216, right: 708, bottom: 944 },
  title: { x: 24, y: 1230, width: 420, height: 36 },
  seats: { x: 20, y: 1040, width: 680, height: 180 },
  columns: (seats) => (seats > 4 ? 3 : 2),
  sand: { x: 20, y: 20, width: 330, height: 184 },
  facts: { x: 366, y: 20, width: 334, height: 184 },
  caption: { x: 20, y: 952, width: 680, height: 76 },
  name: { x: 516, y: 1230, width: 184, height: 36 },
}

export const LAYOUTS: Readonly<Record<Shape, Layout>> = { wide: WIDE, tall: TALL }
