/** Flashes on one square: sparks of a camera, the glow of a crystal ball, light at an exit, a door that meets a wall. */
import type { FlashName } from '../../moments/moments'
import type { Square } from '../../protocol/messages'
import { lay, make } from '../dom'
import type { Plane } from '../plane'

const LASTS_MS = 1400
const SPARKS = 7

const PARTS: Readonly<Record<FlashName, () => HTMLElement[]>> = {
  camera: () =>
    Array.from({ length: SPARKS }, (_, index) => {
      const spark = make('i', 'spark')
      spark.style.rotate = `${(index * 360) / SPARKS}deg`
      return spark
    }),
  ball: () => [make('i', 'halo'), make('i', 'halo late')],
  exit: () => [make('i', 'halo'), make('i', 'column')],
  shut: () => [make('i', 'halo'), make('i', 'halo late')],
}

export class Flashes {
  readonly element = make('div', 'flashes')

  add(plane: Plane, name: FlashName, square: Square): void {
    const flash = make('div', 'flash', ...PARTS[name]())
    flash.dataset.flash = name
    lay(flash, plane.middle(square))
    this.element.append(flash)
    setTimeout(() => flash.remove(), LASTS_MS)
  }
}
