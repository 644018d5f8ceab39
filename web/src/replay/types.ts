/** A finished game as it is kept for watching: the server's object, or what a replay file holds. */
import type { Replay as ServerReplay } from '../protocol/api'

/** The format of replay objects and files that this client reads. */
export const REPLAY_FORMAT = 1

export interface Replay extends ServerReplay {
  /** In a file, where the server had one. */
  analysis?: unknown
  /** In a file: every picture that the game needs, SVG by its path (`/art/…`), without query. */
  art?: Record<string, string>
}
