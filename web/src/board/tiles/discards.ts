/** Draws frames around tiles that may be discarded, numbers on the chosen ones, and a shade over all others (C11). */
import type { View } from '../../protocol/messages'
import { tilesThatCanGo } from '../../state/discards'
import { lay, make } from '../dom'
import type { BoardMap } from '../boardMap'

export class Discards {
  readonly element = make('div', 'selection')

  constructor() {
    this.element.ariaHidden = 'true'
  }

  show({ mall, plane }: BoardMap, view: View, chosen: readonly number[]): void {
    const canGo = tilesThatCanGo(view, chosen)
    const tiles = canGo.size > 0 ? mall.tiles : []
    this.element.replaceChildren(
      ...tiles.map(({ seen, corner }) => {
        const at = chosen.indexOf(seen.tile)
        const frame = make('div', at >= 0 ? 'chosen' : canGo.has(seen.tile) ? 'open' : 'stays')
        if (at >= 0) frame.textContent = String(at + 1)
        lay(frame, plane.spot(corner))
        return frame
      }),
    )
  }
}
