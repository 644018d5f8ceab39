/** The seven abilities as small signs. */
import type { Ability } from '../../protocol/messages'
import { kept, NIGHT, type Pen, rounded, TEXT } from './brush'

const QUARTERS: Partial<Record<Ability, number>> = { north: 0, east: 1, south: 2, west: 3 }

/** In a square of 24 units around the middle. */
const DRAWN: Record<'way' | 'vortex' | 'escalator' | 'explore', (pen: Pen) => void> = {
  way: (pen) => {
    const corners = [0, -9, 8, 0, 3, 0, 3, 9, -3, 9, -3, 0, -8, 0]
    pen.beginPath()
    for (let at = 0; at < corners.length; at += 2)
      pen.lineTo(corners[at] as number, corners[at + 1] as number)
    pen.closePath()
    pen.fill()
  },
  vortex: (pen) => {
    pen.beginPath()
    for (let step = 0; step <= 40; step++) {
      const [turn, far] = [step * 0.36, 1 + step * 0.22]
      pen.lineTo(Math.cos(turn) * far, Math.sin(turn) * far)
    }
    pen.stroke()
  },
  escalator: (pen) => {
    pen.beginPath()
    for (const [x, y] of [
      [-9, 7],
      [-4, 7],
      [-4, 2],
      [1, 2],
      [1, -3],
      [6, -3],
      [6, -8],
      [10, -8],
    ] as const)
      pen.lineTo(x, y)
    pen.stroke()
  },
  explore: (pen) => {
    pen.beginPath()
    pen.arc(2, -2.5, 5.5, 0, 2 * Math.PI)
    pen.moveTo(-2, 1.5)
    pen.lineTo(-8, 8)
    pen.stroke()
  },
}

/** A tile of `size` with its sign, around a point. */
export function paintAbility(pen: Pen, ability: Ability, x: number, y: number, size: number): void {
  const quarters = QUARTERS[ability]
  const draw = DRAWN[quarters === undefined ? (ability as 'vortex' | 'escalator' | 'explore') : 'way']
  kept(pen, () => {
    pen.translate(x, y)
    pen.scale(size / 24, size / 24)
    rounded(pen, { x: -12, y: -12, width: 24, height: 24 }, 6)
    pen.fillStyle = NIGHT
    pen.fill()
    pen.rotate(((quarters ?? 0) * Math.PI) / 2)
    pen.fillStyle = pen.strokeStyle = TEXT
    pen.lineWidth = 2.6
    pen.lineJoin = pen.lineCap = 'round'
    draw(pen)
  })
}
