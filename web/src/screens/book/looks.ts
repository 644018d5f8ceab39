/** The look of a line of the book. */
import type { Line, Win } from './api'

export type Look = 'full' | 'marked' | 'none'

export const lookOf = ({ best, marked }: Pick<Line, 'best' | 'marked'>): Look =>
  best ? 'full' : marked ? 'marked' : 'none'

/** What is shown of a line: its star, or else the best that was done with a mark. */
export const shownOf = ({ best, marked }: Pick<Line, 'best' | 'marked'>): Win | null => best ?? marked
