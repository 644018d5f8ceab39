/** Draws over the floor: where a hero may go, where to explore, the owner of each direction, pings. */
import { ownMarkup } from '../../trustedTypes'
import type { Hero, Square } from '../../protocol/messages'
import { seatColour } from '../../ui/seats'
import { heroPicture, TILE_MARGIN, tilePicture } from '../art'
import { Keyed, lay, make, makeSvg, picture } from '../dom'
import { cornerOf, keyOf } from '../../state/squares'
import { faceName, looseLetters, quartersBeyond } from '../../state/mall'
import { OwnerBadges } from './ownerBadges'
import { drawTargets } from './targetSigns'
import { type Plane, UNIT } from '../plane'
import type { BoardSeat, Ghost } from '../props'
import type { BoardMap } from '../boardMap'
import { byPlace, type Exploration, type Target } from '../pointer/targets'

/** The lens of the explore sign. */
export const LENS =
  '<svg viewBox="0 0 64 64" aria-hidden="true"><circle cx="38" cy="25" r="17"/><path d="M26 38L9 55"/></svg>'

export class Overlay {
  /** Under the pawns. */
  readonly floor = make('div', 'hints')
  /** Over the pawns. */
  readonly air = make('div', 'air')
  readonly #marks = makeSvg()
  readonly #ghost = make('div', 'ghost')
  readonly #frames: Keyed<Exploration[]>
  readonly owners: OwnerBadges
  #drawn = ''

  constructor() {
    this.floor.ariaHidden = 'true'
    this.#marks.setAttribute('class', 'marks')
    this.#marks.setAttribute('aria-hidden', 'true')
    const frames = make('div', 'frames')
    this.floor.append(frames, this.#marks)
    this.air.append(this.#ghost)
    this.#ghost.hidden = true
    this.#ghost.ariaHidden = 'true'
    this.#frames = new Keyed(frames, () => {
      const label = make('span', 'words')
      const frame = make('div', 'frame', label)
      frame.insertAdjacentHTML('afterbegin', ownMarkup(LENS))
      return frame
    })
    this.owners = new OwnerBadges(this.air)
  }

  targets(plane: Plane, hero: Hero | null, from: Square | null, targets: readonly Target[]): void {
    const markup = from ? drawTargets(plane, from, targets) : ''
    if (hero) this.#marks.dataset.hero = hero
    if (markup !== this.#drawn) this.#marks.innerHTML = ownMarkup((this.#drawn = markup))
  }

  ghost(plane: Plane, ghost: Ghost | null): void {
    this.#ghost.hidden = !ghost
    if (!ghost) return
    if (this.#ghost.dataset.hero !== ghost.hero)
      this.#ghost.replaceChildren(picture('body', heroPicture(ghost.hero)))
    this.#ghost.dataset.hero = ghost.hero
    lay(this.#ghost, plane.spot(ghost.square))
  }

  /** `mine`: whether I may explore; `next`: the tile that would be placed, where it is known. */
  explorations(
    map: BoardMap,
    found: readonly Exploration[],
    mine: boolean,
    next: number | null,
    words: string,
  ): void {
    const groups = byPlace(found)
    this.#frames.show(new Map(groups.map((group) => [keyOf(group[0]!.place), group])), (frame, group) => {
      lay(frame, map.plane.spot(cornerOf(group[0]!.place)))
      frame.classList.toggle('mine', mine)
      frame.dataset.hero = group[0]!.hero
      const label = frame.querySelector('.words')
      if (label) label.textContent = mine ? words : ''
      this.#preview(frame, map, group[0]!, next)
    })
  }

  /** The tile in hand, as it would lie there (X4, G7). */
  #preview(frame: HTMLElement, map: BoardMap, { side }: Exploration, next: number | null): void {
    const face = next === null ? undefined : map.set.faces[String(next)]
    const key = face ? `${faceName(face)} ${side}` : ''
    if (frame.dataset.preview === key) return
    frame.dataset.preview = key
    frame.querySelector('.preview')?.remove()
    if (!face) return
    const quarters = quartersBeyond(face, side)
    const letters = looseLetters(face, quarters)
    const image = picture('preview', tilePicture(map.set.digest, faceName(face), quarters, letters))
    image.width = image.height = 4 * UNIT + 2 * TILE_MARGIN
    frame.prepend(image)
  }

  /** A ping: three rings in the colour of a seat, and its letter. */
  ping(plane: Plane, square: Square, seat: BoardSeat | undefined, calm: boolean): void {
    const rings = calm ? [make('i', 'still')] : [make('i', ''), make('i', ''), make('i', '')]
    const letter = make('b', '')
    letter.textContent = seat?.letter ?? ''
    const ping = make('div', 'ping', ...rings, letter)
    ping.ariaHidden = 'true'
    ping.style.setProperty('--seat', seatColour(seat?.seat ?? 0))
    lay(ping, plane.middle(square))
    this.air.append(ping)
    setTimeout(() => ping.remove(), 2600)
  }
}
