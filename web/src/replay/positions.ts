/** Finds the game after any number of updates of a replay, quickly. Pure. */
import type { ReplayUpdate } from '../protocol/api'
import type { UpdateMessage } from '../protocol/messages'
import { type Game, updated } from '../state/game'
import { NOTHING_RECENT } from '../state/recent'
import type { Replay } from './types'

/** A game is kept every so often; at most this many updates have to be applied again. */
const KEPT_EVERY = 32

export class Positions {
  readonly replay: Replay
  readonly updates: readonly ReplayUpdate[]
  /** The first moment, that of the first turn of the hourglass, and the last. */
  readonly start: number
  readonly begun: number
  readonly end: number
  readonly #kept: Game[]
  /** Where somebody looked last: most often one looks a little further next. */
  #last: { index: number; game: Game }

  constructor(replay: Replay) {
    const { first, updates, heading, game } = replay
    const opening: Game = {
      id: game ?? 'file',
      heading,
      version: 0,
      view: first.view,
      reach: first.reach,
      recent: NOTHING_RECENT,
    }
    this.replay = replay
    this.updates = updates
    this.start = first.view.time
    this.end = updates.at(-1)?.at ?? this.start
    this.begun = updates.find(({ events }) => events.some(({ type }) => type === 'started'))?.at ?? this.start
    this.#kept = [opening]
    this.#last = { index: 0, game: opening }
  }

  /** How many updates there have been by then. */
  indexAt(at: number): number {
    let [low, high] = [0, this.updates.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((this.updates[middle] as ReplayUpdate).at <= at) low = middle + 1
      else high = middle
    }
    return low
  }

  /** The game after so many updates. */
  gameAt(index: number): Game {
    let { index: done, game } = this.#nearest(index)
    while (done < index) {
      game = after(game, this.updates[done] as ReplayUpdate)
      done += 1
      if (done === this.#kept.length * KEPT_EVERY) this.#kept.push(game)
    }
    this.#last = { index, game }
    return game
  }

  #nearest(index: number): { index: number; game: Game } {
    const slot = Math.min(Math.floor(index / KEPT_EVERY), this.#kept.length - 1)
    const kept = slot * KEPT_EVERY
    const { index: last } = this.#last
    return last >= kept && last <= index ? this.#last : { index: kept, game: this.#kept[slot] as Game }
  }

  /** Plays it through once; throws where an update does not follow from those before. */
  check(): void {
    this.gameAt(this.updates.length)
  }
}

function after(game: Game, update: ReplayUpdate): Game {
  const next = updated(game, { ...update, type: 'update' } as UpdateMessage)
  if (!next) throw new Error(`something is missing before version ${update.v}`)
  return next.game
}
