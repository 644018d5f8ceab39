/** How a line of the book looks. */
import type { BookLine, Win } from '../../../protocol/api'

export type Look = 'full' | 'marked' | 'none'

export const lookOf = ({ best, marked }: Pick<BookLine, 'best' | 'marked'>): Look =>
  best ? 'full' : marked ? 'marked' : 'none'

/** What is shown of a line: its star, or else the best that was done with a mark. */
export const shownOf = ({ best, marked }: Pick<BookLine, 'best' | 'marked'>): Win | null => best ?? marked
