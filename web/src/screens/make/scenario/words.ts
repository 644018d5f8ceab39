/** Words about a scenario, in the reader's language. */
import { listOf, t } from '../../../i18n/words.svelte'
import type { FaceFacts } from '../../../state/tileFacts'
import type { Problem } from './check'

/** Of a scenario file; all others are switches, and called as their rules are. */
const ENTRIES = [
  'name',
  'about',
  'tiles',
  'levels',
  'on_top',
  'shuffled',
  'face',
  'hourglass_ms',
  'tile_set',
  'rules',
]

export const entryName = (entry: string): string =>
  t(ENTRIES.includes(entry) ? `editor-entry-${entry}` : `rule-${entry}-title`)

/** Reasons whose detail, in English, says more than our words. */
const WITH_DETAIL = ['bad_value', 'unknown_rule', 'not_a_scenario']

export function problemWords({ reason, tiles, missing, entries, levels }: Problem): string {
  const sentence = t(`editor-problem-${reason}`, {
    tiles: listOf(tiles.map(String)),
    count: tiles.length,
    what: listOf(missing.map(({ hero }) => t(`hero-${hero}`))),
    entry: reason === 'unknown_key' ? entries.join(', ') : listOf(entries.map(entryName)),
  })
  if (!levels.length) return sentence
  const where = { count: levels.length, levels: listOf(levels.map(String)) }
  return `${sentence} ${t('editor-problem-levels', where)}`
}

export const problemDetail = (problem: Problem): string =>
  WITH_DETAIL.includes(problem.reason) ? problem.detail : ''

/** What lies on a tile that somebody may look for, such as “Item (Elf)”. */
export function tileWords(facts: FaceFacts | undefined): string {
  const marks = (facts?.specials ?? [])
    .filter(({ kind }) => kind !== 'exploration' && kind !== 'vortex')
    .map(({ kind, hero }) => {
      const sign = t(`rules-sign-${kind}`)
      return hero ? `${sign} (${t(`hero-${hero}`)})` : sign
    })
  if (facts?.passages.length) marks.push(t('rule-dwarf_passages-title'))
  return marks.join(', ')
}

/** Whole numbers that follow each other as a range: `2–9, 12`. */
export function rangesOf(numbers: readonly number[]): string {
  const runs: [first: number, last: number][] = []
  for (const number of numbers) {
    const run = runs.at(-1)
    if (run && number === run[1] + 1) run[1] = number
    else runs.push([number, number])
  }
  return runs.map(([first, last]) => (first === last ? `${first}` : `${first}–${last}`)).join(', ')
}

const LONGEST_NAME = 60

/** What a copy is called; whole characters, so that no name ends in half of one. */
export const copyName = (name: string): string =>
  [...t('editor-copy-name', { name })].slice(0, LONGEST_NAME).join('')
