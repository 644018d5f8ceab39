/** The motions of pawns and tiles: animations of transform and opacity, which the browser runs without script. */
import { translated } from '../dom'
import type { Point } from '../plane'

/** Sand through a glass: quick off, soft landing. */
const SWIFT = 'cubic-bezier(0.2, 0.8, 0.2, 1)'

export type Motion =
  { kind: 'glide'; steps: number; own: boolean } | { kind: 'ride' } | { kind: 'swirl' } | { kind: 'soft' } // taken back, or caught up with

const timing: Record<Motion['kind'], (motion: Motion) => KeyframeAnimationOptions> = {
  glide: (motion) => {
    const { steps, own } = motion as Extract<Motion, { kind: 'glide' }>
    return { duration: own ? 110 + 25 * steps : 170 + 55 * steps, easing: SWIFT }
  },
  ride: () => ({ duration: 520, easing: 'cubic-bezier(0.45, 0.05, 0.4, 1)' }),
  swirl: () => ({ duration: 560, easing: 'ease-in-out' }),
  soft: () => ({ duration: 320, easing: 'ease-in-out' }),
}

/** In milliseconds. */
export const durationOf = (motion: Motion): number => Number(timing[motion.kind](motion).duration)

/** From where an element is seen to where it now belongs. */
export class Journey {
  readonly #animation: Animation
  readonly #from: Point
  readonly #to: Point
  readonly #jumps: boolean

  constructor(element: HTMLElement, from: Point, to: Point, motion: Motion) {
    this.#from = from
    this.#to = to
    this.#jumps = motion.kind === 'swirl'
    this.#animation = element.animate(frames(from, to, motion), {
      ...timing[motion.kind](motion),
      fill: 'backwards',
    })
    this.#animation.startTime = performance.now() // by itself it would wait for a frame or two
  }

  /** Where it is painted now; from the clock, because asking for the style would cost a layout. */
  get at(): Point {
    const progress = this.#animation.effect?.getComputedTiming().progress ?? 1
    const done = this.#jumps ? Math.round(progress) : progress
    return {
      x: this.#from.x + (this.#to.x - this.#from.x) * done,
      y: this.#from.y + (this.#to.y - this.#from.y) * done,
    }
  }

  then(arrived: () => void): void {
    this.#animation.onfinish = arrived
  }

  cancel(): void {
    this.#animation.cancel()
  }
}

function frames(from: Point, to: Point, { kind }: Motion): Keyframe[] {
  const [start, end] = [translated(from), translated(to)]
  if (kind !== 'swirl') return [{ transform: start }, { transform: end }]
  return [
    { transform: `${start} rotate(0) scale(1)`, opacity: 1 },
    { transform: `${start} rotate(270deg) scale(0.05)`, opacity: 0.4, offset: 0.49 },
    { transform: `${end} rotate(-270deg) scale(0.05)`, opacity: 0.4, offset: 0.5 },
    { transform: `${end} rotate(0) scale(1)`, opacity: 1 },
  ]
}

/** A little jump on the way. */
export function hop(element: HTMLElement, motion: Motion): Animation | null {
  if (motion.kind !== 'glide') return null
  const frames = [{ transform: 'none' }, { transform: 'translateY(-7px)' }, { transform: 'none' }]
  return element.animate(frames, { duration: durationOf(motion), easing: 'ease-out' })
}

/** Shakes a pawn: its deed was refused. */
export function shake(element: HTMLElement): void {
  const frames = [0, -5, 5, -3, 0].map((x) => ({ transform: `translateX(${x}px)` }))
  element.animate(frames, { duration: 300 })
}

/** Out by an exit: up and away. */
export function leave(element: HTMLElement, at: Point): Animation {
  const here = translated(at)
  const frames = [
    { transform: `${here} scale(1)`, opacity: 1 },
    { transform: `${here} translateY(6px) scale(1.08)`, opacity: 1, offset: 0.3 },
    { transform: `${here} translateY(-10px) scale(0.2)`, opacity: 0 },
  ]
  return element.animate(frames, { duration: 620, easing: 'ease-in' })
}

/** A tile is laid down. */
export function dropIn(element: HTMLElement): void {
  const frames = [
    { transform: 'translateY(-34px) scale(1.16)', opacity: 0 },
    { transform: 'scale(0.985)', opacity: 1, offset: 0.7 },
    { transform: 'none', opacity: 1 },
  ]
  element.animate(frames, { duration: 480, easing: SWIFT })
}

/** A tile is taken up. */
export function takeUp(element: HTMLElement): Animation {
  const frames = [
    { transform: 'none', opacity: 1 },
    { transform: 'translateY(-40px) scale(1.1)', opacity: 0 },
  ]
  return element.animate(frames, { duration: 420, easing: 'ease-in', fill: 'forwards' })
}

export function popIn(element: HTMLElement): void {
  const frames = [
    { transform: 'scale(2.2)', opacity: 0 },
    { transform: 'scale(0.9)', opacity: 1, offset: 0.6 },
    { transform: 'none', opacity: 1 },
  ]
  element.animate(frames, { duration: 380, easing: 'ease-out' })
}

/** Lights that come on and go out again. */
export function lightUp(element: HTMLElement, duration = 900): Animation {
  return element.animate([{ opacity: 0 }, { opacity: 1, offset: 0.2 }, { opacity: 0 }], {
    duration,
    easing: 'ease-out',
  })
}
