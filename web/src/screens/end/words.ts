/** The end of a game in words: how near it was, medals, the lesson. */
import type { FinalPosition, Lesson, Medal, MedalKind } from '../../protocol/api'
import { clockText } from '../../i18n/clockText'
import { dashed, heroName } from '../../i18n/names'
import { t } from '../../i18n/words.svelte'
import { linkTo } from '../../replay/momentLink'
import { chanceText, secondsText, timeText } from '../analysis/words'

/** How far the table came, kindly. */
export function nearness({ items_found, on_items, stolen, out }: FinalPosition): string {
  if (stolen) return out ? t('ending-near-out', { out }) : t('ending-near-stolen')
  if (items_found === 4) return t('ending-near-items', { on: on_items })
  return items_found ? t('ending-near-found', { found: items_found }) : t('ending-near-begun')
}

const IN_SECONDS: readonly MedalKind[] = ['quickest_eye']
const IN_SAND: readonly MedalKind[] = ['last_grain', 'getaway']
const MOMENTS: readonly MedalKind[] = ['light_fingers']

/** `7 tiles`, `0:04 left`: what a medal is for, in figures. */
export function medalFigure({ kind, value }: Medal): string {
  const key = `ending-medal-${dashed(kind)}-for`
  if (IN_SECONDS.includes(kind)) return t(key, { seconds: secondsText(value) })
  if (IN_SAND.includes(kind)) return t(key, { time: clockText(value) })
  return t(key, MOMENTS.includes(kind) ? { time: timeText(value) } : { count: value })
}

export const medalName = ({ kind }: Medal): string => t(`ending-medal-${dashed(kind)}`)

/** `started`: when the hourglass was first turned; times are told from then on. */
export function lessonText(lesson: Lesson, started: number): string {
  const { kind, at, gain_ms, hero, ability, left_ms } = lesson
  const chance = hero && ability ? chanceText({ hero, ability, start: at, end: at + gain_ms }) : ''
  return t(`ending-lesson-${dashed(kind)}`, {
    time: timeText(at - started),
    gain: kind === 'cameras' ? timeText(gain_ms) : clockText(gain_ms),
    left: clockText(left_ms ?? 0),
    hero: hero ? heroName(hero) : '',
    chance,
  })
}

/** A little before it happens, so that one sees it coming. */
const BEFORE_MS = 3_000

export const lessonLink = (game: string, { at }: Lesson, started: number, room?: string): string =>
  linkTo(`/games/${game}`, { at: Math.max(started, at - BEFORE_MS), seat: null }, room)
