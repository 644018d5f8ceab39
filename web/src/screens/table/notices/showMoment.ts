/** Shows what cannot wait for the next frame: the sound and the scene of a moment, at the table and in a replay. */
import { momentOf } from '../../../moments/moments'
import type { SessionEvent } from '../../../session/api'
import { play } from '../../../sound/play'
import { soundFor } from '../../../sound/soundFor'
import type { TableState } from '../tableState.svelte'

export function showMoment(table: TableState, sessionEvent: SessionEvent): void {
  const { known } = table
  const sound = soundFor(sessionEvent, known)
  if (sound) play(sound)
  if (sessionEvent.kind === 'event')
    table.scenes.happen(sessionEvent.event, momentOf(sessionEvent.event, known))
}
