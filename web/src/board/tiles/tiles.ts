/** The ground: tiles, their shadows, spent marks and shutters. Each tile is one picture. */
import { DIRECTIONS, type Direction, type Square, type View } from '../../protocol/messages'
import { signPicture, TILE_MARGIN, tilePicture } from '../art'
import { Keyed, lay, make, picture } from '../dom'
import { doorSquare, keyOf } from '../../state/squares'
import { faceName, type LyingTile } from '../../state/mall'
import { fewAFrame } from './fewAFrame'
import { dropIn, lightUp, popIn, takeUp } from '../pawns/motions'
import { heightOf, widthOf } from '../camera/viewport'
import { grown, type Plane, type Point, type Rect, UNIT } from '../plane'
import type { BoardMap } from '../boardMap'

const TILE_SIZE = 4 * UNIT
/** What is drawn of a tile outside its squares, and its shadow. */
const AROUND = 30
/** How often a picture that failed to load is requested again. */
const AGAIN_MS = 1500

/** Over a vortex, seen while they are closed; it needs no picture. */
export const LID = 'lid'

/** A sign on a square, by the name of its picture. */
export interface Sign {
  name: string
  at: Point
  turn: number
}

/** Signs that come with a bang: a used-up square, a door that meets a wall. */
const NEWS: ReadonlySet<string> = new Set(['spent', 'shutter'])

export class Tiles {
  readonly element = make('div', 'ground')
  readonly #base = make('div', 'base')
  readonly #signs = make('div', 'signs')
  readonly #shadows: Keyed<LyingTile>
  readonly #tiles: Keyed<LyingTile>
  readonly #marks: Keyed<Sign>
  /** The picture that each tile shows, or will show when it has come. */
  readonly #wanted = new WeakMap<HTMLElement, string>()
  #still = true
  #shown: { map: BoardMap; view: View } | null = null

  constructor() {
    const [shadows, lying] = [make('div', 'shadows'), make('div', 'tiles')]
    this.element.append(this.#base, shadows, lying, this.#signs)
    this.element.ariaHidden = 'true'
    this.#shadows = new Keyed(shadows, () => make('div', 'shadow'))
    this.#tiles = new Keyed(
      lying,
      ({ seen }) => {
        const tile = make('div', 'tile')
        tile.dataset.tile = String(seen.tile)
        return tile
      },
      (tile) => this.#goes(tile),
    )
    this.#marks = new Keyed(this.#signs, ({ name }) => {
      const sign =
        name === LID ? make('div', 'mark lid') : make('div', 'mark', picture('', signPicture(name)))
      sign.dataset.sign = name
      return sign
    })
  }

  /** `still`: nothing is animated, because all of it is news. */
  show(map: BoardMap, view: View, still: boolean): void {
    const same = map === this.#shown?.map && view.spent === this.#shown.view.spent
    if (same && view.hourglasses_locked === this.#shown?.view.hourglasses_locked) return // most often: a hero moved
    this.#shown = { map, view }
    this.#still = still
    const { mall, plane } = map
    this.#underlay(grown(plane.bounds, AROUND))
    const lying = new Map(mall.tiles.map((tile) => [String(tile.seen.tile), tile]))
    this.#shadows.show(lying, (element, { corner }) => lay(element, plane.spot(corner)))
    this.#tiles.show(lying, (element, tile, fresh) => {
      lay(element, plane.spot(tile.corner))
      const { seen } = tile
      const doors = mall.doorLetters(tile)
      this.#picture(element, tilePicture(map.set.digest, faceName(seen), seen.quarters, doors))
      if (fresh && !still) this.#comes(element)
    })
    this.#marks.show(signsOn(map, view), (element, { at, turn }, fresh) => {
      lay(element, at)
      element.style.rotate = turn ? `${turn}deg` : ''
      if (fresh && !still && NEWS.has(element.dataset.sign ?? '')) popIn(element)
    })
  }

  #underlay(all: Rect): void {
    lay(this.#base, { x: all.left, y: all.top })
    this.#base.style.width = `${widthOf(all)}px`
    this.#base.style.height = `${heightOf(all)}px`
  }

  #comes(element: HTMLElement): void {
    dropIn(element)
    const light = make('div', 'light')
    element.append(light)
    lightUp(light, 1100).onfinish = () => light.remove()
  }

  #goes(element: HTMLElement): void {
    if (this.#still) element.remove()
    else takeUp(element).onfinish = () => element.remove()
  }

  /** Puts a picture in place once it can be painted, so that a tile never blinks. */
  #picture(tile: HTMLElement, src: string): void {
    if (this.#wanted.get(tile) === src) return
    this.#wanted.set(tile, src)
    fewAFrame(() => this.#fetch(tile, src)) // all at once, each would wait for all others, and one frame paint them all
  }

  #fetch(tile: HTMLElement, src: string): void {
    const image = picture('floor', src)
    image.width = image.height = TILE_SIZE + 2 * TILE_MARGIN
    image.decode().then(
      () => {
        if (this.#wanted.get(tile) !== src) return
        tile.querySelector('.floor')?.remove()
        tile.prepend(image)
      },
      () => {
        if (this.#wanted.get(tile) === src && tile.isConnected)
          setTimeout(() => this.#fetch(tile, src), AGAIN_MS)
      },
    )
  }
}

/** Spent squares, closed doors between tiles, locked hourglasses, lids of vortices. */
export function signsOn({ mall, plane }: BoardMap, view: View): Map<string, Sign> {
  const signs = new Map<string, Sign>()
  const spent = new Set(view.spent.map(keyOf))
  for (const square of view.spent)
    signs.set(`spent ${keyOf(square)}`, { name: 'spent', at: plane.spot(square), turn: 0 })
  for (const square of mall.specials('vortex'))
    signs.set(`lid ${keyOf(square)}`, { name: LID, at: plane.spot(square), turn: 0 })
  if (view.hourglasses_locked)
    for (const square of mall.specials('hourglass').filter((one) => !spent.has(keyOf(one))))
      signs.set(`locked ${keyOf(square)}`, { name: 'locked', at: plane.spot(square), turn: 0 })
  for (const tile of mall.tiles)
    [...mall.doorLetters(tile)].forEach((letter, index) => {
      const side = DIRECTIONS[index] as Direction
      const square = doorSquare(tile.corner, side)
      if (letter === 's')
        signs.set(`shut ${keyOf(square)}`, {
          name: 'shutter',
          at: onBorder(plane, square, side),
          turn: side === 'east' || side === 'west' ? 90 : 0,
        })
    })
  return signs
}

/** Where a sign of a whole square has to lie to have the border in its middle. */
function onBorder(plane: Plane, square: Square, side: Direction): Point {
  const { x, y } = plane.spot(square)
  const half = UNIT / 2
  return {
    x: x + (side === 'east' ? half : side === 'west' ? -half : 0),
    y: y + (side === 'south' ? half : side === 'north' ? -half : 0),
  }
}
