/** Chooses the moments of a game that become frames of a film. Pure. */
import type { Span } from '../../replay/highlights'
import type { Storyboard } from './storyboard'

export interface Cut {
  /** On the game's clock. */
  part: Span
  /** How much faster than it was. */
  speed: number
  fps: number
}

/** Before the first turn of the hourglass, and after the end, in milliseconds of the film. */
const LEAD_MS = 800
const HOLD_MS = 2600
/** How long a pause lasts in the film. */
const PAUSE_MS = 1200

/** The game from its first turn, with a moment before and some time for the end. */
export const wholeGame = ({ played }: Storyboard, speed: number): Span => ({
  from: played.from - LEAD_MS * speed,
  to: played.to + HOLD_MS * speed,
})

/** A part of the game; one that goes to the end has the end's time too. */
export const partOf = ({ played }: Storyboard, { from, to }: Span, speed: number): Span => ({
  from,
  to: to >= played.to ? played.to + HOLD_MS * speed : to,
})

/** What is left of a part when pauses are cut short. */
export function stretches(storyboard: Storyboard, { part, speed }: Cut): Span[] {
  const kept: Span[] = []
  let { from } = part
  for (const pause of storyboard.pauses) {
    const shown = Math.max(from, pause.from + PAUSE_MS * speed)
    if (shown >= Math.min(pause.to, part.to)) continue
    if (shown > from) kept.push({ from, to: shown })
    from = Math.max(from, pause.to)
  }
  return from < part.to ? [...kept, { from, to: part.to }] : kept
}

/** The moment that each frame shows. */
export function frameTimes(storyboard: Storyboard, cut: Cut): number[] {
  const step = (1000 / cut.fps) * cut.speed
  const times: number[] = []
  let left = 0
  for (const { from, to } of stretches(storyboard, cut)) {
    let at = from + left
    for (; at < to; at += step) times.push(at)
    left = at - to
  }
  return times.length > 0 ? times : [cut.part.from]
}

/** How long the film runs, in milliseconds. */
export const runTime = (storyboard: Storyboard, cut: Cut): number =>
  stretches(storyboard, cut).reduce((sum, { from, to }) => sum + to - from, 0) / cut.speed
