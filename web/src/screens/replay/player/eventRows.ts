/** Puts the events and the outcome of a replay into words. */
import { language, t } from '../../../i18n/words.svelte'
import type { Positions } from '../../../replay/positions'
import { MARK_KINDS, type Highlight, type HighlightKind } from '../../../replay/highlights'
import type { Replay } from '../../../replay/types'
import { clockText } from '../../../i18n/clockText'
import type { GameEvent } from '../../../protocol/messages'
import { rulesPlayed } from '../../../state/playedRules'
import { leftAtEnd } from '../../../state/sand'
import { keyOf } from '../../../state/squares'
import { placeText } from '../../table/description/describe'
import { DescribedMall } from '../../table/description/describedMall'
import { dashed } from '../../../i18n/names'
import { eventText, type EventWording } from '../../table/notices/eventText'

export interface Row {
  /** Its update, counted from 1. */
  index: number
  /** Of the game after it. */
  version: number
  at: number
  text: string
  /** The mark at this moment that matters most. */
  mark: HighlightKind | null
}

/** Rows that are shown or left out together. */
export interface Chapter {
  /** Which row of all is its first, counted from 1. */
  first: number
  /** The update of that row. */
  begins: number
  rows: readonly Row[]
}
const CHAPTER_ROWS = 8

export const seatName = ({ seats }: Replay, seat: number): string =>
  seats[seat]?.name || t('table-seat-empty', { number: seat + 1 })

/** Puts the events of one update into words: places are named by the tiles that lay there then. */
function tellerAt(positions: Positions, index: number): EventWording {
  const { replay } = positions
  const mall = new DescribedMall(replay.facts, positions.gameAt(index).view)
  return {
    who: (seat) => seatName(replay, seat),
    mySeat: null,
    place: (square) => placeText(mall, square),
    handsOnly: rulesPlayed(replay.heading).includes('hands_only'),
  }
}

export function textOf(positions: Positions, index: number): string {
  const wording = tellerAt(positions, index)
  return toldOf(positions.updates[index - 1]?.events ?? [])
    .map((event) => eventText(event, wording))
    .join(' ')
}

/** Events that say something new: that a square is out of order is said of it already where a hero came to it. */
export function toldOf(events: readonly GameEvent[]): GameEvent[] {
  const reached = events.flatMap((event) => ('to' in event ? [keyOf(event.to)] : []))
  return events.filter((event) => event.type !== 'square_spent' || !reached.includes(keyOf(event.square)))
}

export function rowsOf(positions: Positions, marks: readonly Highlight[]): Row[] {
  const kinds = new Map<number, HighlightKind[]>()
  for (const { index, kind } of marks) kinds.set(index, [...(kinds.get(index) ?? []), kind])
  return positions.updates.map(({ at, v, events }, before) => {
    const index = before + 1
    const here = kinds.get(index) ?? []
    return {
      index,
      version: v + events.length,
      at,
      text: textOf(positions, index),
      mark: MARK_KINDS.findLast((kind) => here.includes(kind)) ?? null,
    }
  })
}

export function chaptersOf(rows: readonly Row[]): Chapter[] {
  return rows.flatMap(({ index }, place) =>
    place % CHAPTER_ROWS
      ? []
      : [{ first: place + 1, begins: index, rows: rows.slice(place, place + CHAPTER_ROWS) }],
  )
}

export function scenarioText({ heading: { scenario, level } }: Replay): string {
  const name = scenario.number ? t(`scenario-${scenario.number}-name`) : scenario.name
  const whole = scenario.number ? t('end-scenario', { number: scenario.number, name }) : name
  return level ? `${whole} · ${t('end-level', { level })}` : whole
}

export function verdictOf(positions: Positions): string {
  const { phase, loss, sand } = positions.gameAt(positions.updates.length).view
  if (phase === 'won') return t('replay-won', { time: clockText(leftAtEnd(sand)) })
  if (phase === 'lost') return t(`end-lost-${dashed(loss ?? 'sand')}`)
  return t('replay-unfinished')
}

export const dateText = (ms: number): string =>
  new Intl.DateTimeFormat(language(), { dateStyle: 'medium', timeStyle: 'short' }).format(ms)
