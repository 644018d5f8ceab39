/** Begins a first game by itself: the learner opens a door and stands in the mall. */
import type { Session } from '../session/api'

/** Long enough to see the mall and read one line before the hush. */
const LOOK_AROUND_MS = 2_400

export class LessonStart {
  readonly #session: Session
  #dealt = false
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(session: Session) {
    this.#session = session
  }

  /** Call it whenever the room changed. */
  look(): void {
    const { room, me, isHost } = this.#session
    if (!room?.lesson || !isHost || me?.seat == null) return
    if (room.phase === 'lobby') this.#deal()
    else if (room.phase === 'planning') this.#timer ??= setTimeout(() => this.#start(), LOOK_AROUND_MS)
    else this.close()
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
