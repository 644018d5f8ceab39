/** The first game, lesson by lesson. A lesson waits for something to happen at the table, or for a tap on "Next". */
import type { SessionEvent } from '../../session/api'

export interface Lesson {
  /** Its words are `learn-<name>-title` and `learn-<name>-text`. */
  name: string
  /** What on the screen it speaks of: a part marked with `data-part`. */
  about?: string
  /** Whether this ends it. A lesson without this is ended by the learner. */
  ends?: (sessionEvent: SessionEvent) => boolean
  /** Whether it may be passed over without having been done. */
  optional?: boolean
  /** Whether it is over for good once it happened, even if the learner has not come to it yet. */
  milestone?: boolean
}

const event =
  (type: string, own = false) =>
  (sessionEvent: SessionEvent): boolean =>
    sessionEvent.kind === 'event' && sessionEvent.event.type === type && (sessionEvent.own || !own)

const longSlide = (sessionEvent: SessionEvent): boolean =>
  sessionEvent.kind === 'event' &&
  sessionEvent.own &&
  sessionEvent.event.type === 'moved' &&
  sessionEvent.event.steps > 1

export const LESSONS: readonly Lesson[] = [
  { name: 'mall' },
  { name: 'card', about: 'matrix' },
  { name: 'start', about: 'start', ends: event('started'), milestone: true },
  { name: 'step', about: 'matrix', ends: event('moved', true) },
  { name: 'slide', about: 'matrix', ends: longSlide, optional: true },
  { name: 'partner', about: 'seats' },
  { name: 'explore', ends: event('tile_placed') },
  { name: 'sand', about: 'hourglass' },
  { name: 'flip', about: 'hourglass', ends: event('hourglass_turned'), optional: true },
  { name: 'bell', about: 'seats', ends: event('bell_placed', true), optional: true },
  { name: 'items', about: 'loot', ends: event('theft_done'), milestone: true },
  { name: 'escape', ends: event('won'), milestone: true },
  { name: 'won' },
]

/**
 * The lesson after something happened. What the table did ahead of the lessons counts: nobody is
 * asked to wait for a theft that is done.
 */
export function lessonAfter(current: number, sessionEvent: SessionEvent): number {
  const done = LESSONS.findLastIndex(
    (lesson, at) => at >= current && (at === current || lesson.milestone) && lesson.ends?.(sessionEvent),
  )
  return Math.max(current, done + 1)
}
