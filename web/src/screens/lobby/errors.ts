/** Words for errors that the room answers. */
import type { Words } from '../../i18n/words.svelte'
import type { ErrorReason } from '../../protocol/messages'

const TOLD: readonly ErrorReason[] = [
  'seat_taken',
  'seat_held',
  'seats_empty',
  'not_the_host',
  'game_running',
  'nobody_there',
  'bad_table',
  'slow_down',
  'not_stored',
  'silence',
  'daily_table',
  'day_over',
  'day_needs_people',
  'day_deal',
  'table_changed',
  'no_such_tile_set',
]

const isTold = (reason: ErrorReason | 'away'): boolean => (TOLD as readonly string[]).includes(reason)

/** The key and the words for `t`. */
export const errorWords = ({ reason }: { reason: ErrorReason | 'away' }): [key: string, words?: Words] =>
  reason === 'away' ? ['refusal-away'] : [`lobby-error-${isTold(reason) ? reason : 'other'}`]
