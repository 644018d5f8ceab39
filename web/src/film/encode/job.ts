/** A film to be made: its parts, its progress, and how to stop it. */
import type { FilmScene } from '../storyboard/filmScene'
import { frameTimes, type Cut } from '../storyboard/timing'

/** Enough for a drawn world; in bits a second. */
export const BITRATE = 2_000_000

export type Container = 'mp4' | 'webm'

export interface Progress {
  /** 0 to 1. */
  done: number
  /** How big the file will be, as far as can be said. */
  bytes: number | null
}

export interface Job {
  scene: FilmScene
  cut: Cut
  /** Pixels in a unit of the layout. */
  scale: number
  tell: (progress: Progress) => void
  /** Stops the making; it then ends with the signal's reason. */
  stop: AbortSignal
}

export interface FilmFile {
  blob: Blob
  extension: string
}

export const timesOf = ({ scene, cut }: Job): number[] => frameTimes(scene.storyboard, cut)

/** Lets the page work in between: it stays usable, and "cancel" is heard. */
export const yieldToPage = (): Promise<void> => {
  const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<void> } }
  return scheduler?.yield?.() ?? new Promise((done) => setTimeout(done))
}
