/** Plays a replay: a time that moves by itself or is moved, and the game as it was then. */
import type { ReplayUpdate } from '../protocol/api'
import type { GameEvent } from '../protocol/messages'
import type { Game } from '../state/game'
import { Positions } from './positions'
import { type Highlight, highlightsOf } from './highlights'
import type { Replay } from './types'

export const SPEEDS = [0.25, 0.5, 1, 2, 4, 8, 16] as const

/** Calls back before the next picture is painted, with a time in ms; returns how to stop. */
export type Frames = (paint: (now: number) => void) => () => void

/** A page in the background gets no frames: the time it missed is not made up for. */
const LONGEST_FRAME_MS = 250

type Listener = (event: GameEvent) => void

export class Player {
  readonly positions: Positions
  readonly marks: readonly Highlight[]

  time = $state(0)
  speed = $state<number>(1)
  playing = $state(false)
  /** How many updates there have been. */
  index = $state(0)
  game = $state.raw<Game>() as Game
  /** Whether the last change was a jump: nothing of it is to be animated. */
  jumped = $state(true)
  /** Counts steps and jumps by hand, which are announced to screen readers. */
  moves = $state(0)

  readonly #frames: Frames
  readonly #listeners = new Set<Listener>()
  #stop: (() => void) | null = null

  constructor(replay: Replay, frames: Frames) {
    this.positions = new Positions(replay)
    this.#frames = frames
    this.marks = highlightsOf(replay.updates)
    this.seek(this.positions.begun)
    this.moves = 0
  }

  get ended(): boolean {
    return this.time >= this.positions.end
  }

  /** What happened just now: the last update that is shown. */
  get update(): ReplayUpdate | null {
    return this.positions.updates[this.index - 1] ?? null
  }

  /** Events as they happen, before the game they lead to is shown; not those that are jumped over. */
  subscribe(listener: Listener): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  // By hand

  seek(at: number): void {
    const { start, end } = this.positions
    this.time = Math.min(end, Math.max(start, at))
    this.moves += 1
    this.#show(this.positions.indexAt(this.time), true)
  }

  by(ms: number): void {
    this.seek(this.time + ms)
  }

  /** One update further, or back to the one before. */
  step(by: 1 | -1): void {
    this.pause()
    const index = this.index + by
    if (index < 0 || index > this.positions.updates.length) return
    if (by > 0) this.#tell(index)
    this.time = this.positions.updates[index - 1]?.at ?? this.positions.start
    this.moves += 1
    this.#show(index, false)
  }

  /** To the next mark, or the one before. */
  toHighlight(by: 1 | -1): void {
    const { index } = this
    const mark =
      by > 0 ? this.marks.find((one) => one.index > index) : this.marks.findLast((one) => one.index < index)
    this.seek(mark ? mark.at : by > 0 ? this.positions.end : this.positions.start)
  }

  faster(by: 1 | -1): void {
    const next = SPEEDS.indexOf(this.speed as (typeof SPEEDS)[number]) + by
    this.speed = SPEEDS[Math.min(SPEEDS.length - 1, Math.max(0, next))] as number
  }

  // By itself

  /** From the start again where it is at its end. */
  play(speed = this.speed): void {
    this.speed = speed
    if (this.ended) this.seek(this.positions.begun)
    if (this.playing) return
    this.playing = true
    let before: number | null = null
    const frame = (now: number): void => {
      const passed = before === null ? 0 : Math.min(LONGEST_FRAME_MS, now - before)
      before = now
      this.#pass(passed * this.speed)
      this.#stop = this.playing ? this.#frames(frame) : null
    }
    this.#stop = this.#frames(frame)
  }

  pause(): void {
    this.playing = false
    this.#stop?.()
    this.#stop = null
  }

  toggle(): void {
    if (this.playing) this.pause()
    else this.play()
  }

  #pass(ms: number): void {
    this.time = Math.min(this.positions.end, this.time + ms)
    const index = this.positions.indexAt(this.time)
    if (index > this.index) {
      for (let next = this.index + 1; next <= index; next += 1) this.#tell(next)
      this.#show(index, false)
    }
    if (this.ended) this.pause()
  }

  #tell(index: number): void {
    const update = this.positions.updates[index - 1]
    for (const event of update?.events ?? []) this.#listeners.forEach((listener) => listener(event))
  }

  #show(index: number, jumped: boolean): void {
    this.jumped = jumped
    this.index = index
    this.game = this.positions.gameAt(index)
  }
}
