/** The book in words. */
import type { Win } from '../../protocol/api'
import { language, listOf, t } from '../../i18n/words.svelte'
import { clockText } from '../../i18n/clockText'

/** An own scenario goes by its name. */
export function lineName(scenario: number | string, level: number | null): string {
  if (typeof scenario === 'string') return scenario
  const known = { number: scenario, name: t(`scenario-${scenario}-name`) }
  return level === null ? t('book-line', known) : t('book-line-level', { ...known, level })
}

export const namesOf = (names: readonly string[]): string => listOf(names)

const dates = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(language(), options)

export const dateOf = (at: number): string => dates({ dateStyle: 'medium' }).format(at)

export const shortDateOf = (at: number): string =>
  dates({ day: 'numeric', month: 'numeric', year: '2-digit' }).format(at)

/** A day of the calendar, such as 2026-11-15, wherever the reader is. */
export const dayName = (date: string): string =>
  dates({ weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(`${date}T12:00:00Z`),
  )

/** `2 turns · 1:34 left` */
export const figuresOf = ({ turns, sand_left }: Pick<Win, 'turns' | 'sand_left'>): string =>
  t('book-figures', { turns, sand: clockText(sand_left) })

export const marksOf = (marks: readonly string[]): string[] => marks.map((mark) => t(`book-mark-${mark}`))
