/** How big a film will be, roughly, before it is made. Pure. */
import type { Layout } from './layout'
import { frameTimes, type Cut, runTime } from './timing'
import type { Story } from './story'

/** Measured over whole games: bytes for each frame of a GIF and each pixel, and the part of its bitrate a video uses. */
const GIF_BYTES = 0.037
const USED_BITRATE = 0.85

export function gifBytes(story: Story, cut: Cut, { width, height }: Layout, scale: number): number {
  return frameTimes(story, cut).length * width * height * scale * scale * GIF_BYTES
}

export const videoBytes = (story: Story, cut: Cut, bitrate: number): number =>
  (runTime(story, cut) / 1000) * (bitrate / 8) * USED_BITRATE
