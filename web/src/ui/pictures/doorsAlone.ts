/** The doors of a tile that lies alone, as the address of its picture has them. */
import type { FaceFacts } from '../../protocol/api'

const SIDES = ['north', 'east', 'south', 'west'] as const

export const doorsAlone = (facts: FaceFacts | undefined): string =>
  SIDES.map((side) => {
    const door = facts?.doors[side]
    return door === undefined ? '-' : door === 'entrance' ? 'e' : 'x'
  }).join('')
