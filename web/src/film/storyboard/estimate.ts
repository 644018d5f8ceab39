/** Estimates the size of a film before it is made. Pure. */
import type { Layout } from './layout'
import { frameTimes, type Cut, runTime } from './timing'
import type { Storyboard } from './storyboard'

/** Measured over whole games: bytes for each frame of a GIF and each pixel, and the part of its bitrate a video uses. */
const GIF_BYTES = 0.037
const USED_BITRATE = 0.85

export function gifBytes(storyboard: Storyboard, cut: Cut, { width, height }: Layout, scale: number): number {
  return frameTimes(storyboard, cut).length * width * height * scale * scale * GIF_BYTES
}

export const videoBytes = (storyboard: Storyboard, cut: Cut, bitrate: number): number =>
  (runTime(storyboard, cut) / 1000) * (bitrate / 8) * USED_BITRATE
