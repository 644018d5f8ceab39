/** Places stars, houses and lit windows: the same night every time. */

/** Small numbers that look random and are not (mulberry32), from 0 to 1. */
export function dice(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const between = (roll: () => number, low: number, high: number) => Math.round(low + roll() * (high - low))

export interface Star {
  x: number
  y: number
  r: number
  shine: number
}

export function stars(count: number, width: number, height: number): Star[] {
  const roll = dice(7)
  return Array.from({ length: count }, () => ({
    x: between(roll, 0, width),
    y: between(roll, 0, height),
    r: 0.4 + roll() * 1.3,
    shine: 0.2 + roll() * 0.7,
  }))
}

export interface House {
  x: number
  top: number
  width: number
  windows: { x: number; y: number }[]
}

export function skyline(width: number): House[] {
  const roll = dice(27)
  const houses: House[] = []
  for (let x = -20; x < width; x += between(roll, 30, 45)) {
    const house = { x, top: between(roll, 135, 240), width: between(roll, 28, 70) }
    const windows = Array.from({ length: between(roll, 1, 4) }, () => ({
      x: x + between(roll, 6, house.width - 10),
      y: between(roll, house.top + 8, 276),
    }))
    houses.push({ ...house, windows })
  }
  return houses
}

export const WIDTH = 900
export const HEIGHT = 430
export const STARS = stars(64, WIDTH, 170)

/** Some of them do, above the roofs. */
export const twinkles = ({ x, y }: Star): boolean => y < 90 && x % 3 === 0
