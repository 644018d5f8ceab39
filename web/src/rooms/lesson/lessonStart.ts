/** Begins a first game by itself: the learner opens a door and stands in the mall. */
import type { RoomFacts } from '../../protocol/messages'
import type { Session } from '../../session/api'

/** Long enough to see the mall and read one line before the hush. */
const LOOK_AROUND_MS = 2_400

export class LessonStart {
  readonly #session: Session
  #dealt = false
  /** The room as it was when the line was lost. */
  #stale: RoomFacts | null = null
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(session: Session) {
    this.#session = session
  }

  /** Call it whenever the room changed. */
  look(): void {
    const { room, me, isHost, status } = this.#session
    if (status !== 'open') return this.#lost(room)
    if (room === this.#stale) return // what has become of it is told next
    if (!room?.lesson || !isHost || me?.seat == null) return
    if (room.phase === 'lobby') this.#deal()
    else if (room.phase === 'planning') this.#timer ??= setTimeout(() => this.#start(), LOOK_AROUND_MS)
    else this.close()
  }

  /** What was asked may never have arrived: it is asked again, unless the room says that it was done. */
  #lost(room: RoomFacts | null): void {
    this.#dealt = false
    this.#stale = room
  }

  #deal(): void {
    if (this.#dealt) return
    this.#dealt = true
    this.#session.deal()
  }

  #start(): void {
    this.close()
    if (this.#session.game?.view.phase === 'planning') this.#session.act({ type: 'start' })
  }

  close(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
  }
}
