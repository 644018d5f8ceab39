/** Signs on the floor for one hero, as SVG: where it may stop, jump and ride. Only numbers go into the markup. */
import { DIRECTIONS, type Direction, type Square } from '../../protocol/messages'
import type { Plane, Point } from '../plane'
import type { Target } from '../pointer/targets'

const TURN: Record<Direction, number> = { north: 0, east: 90, south: 180, west: 270 }
const PLATE = 52

const at = ({ x, y }: Point, turn = 0): string =>
  `transform="translate(${x} ${y})${turn ? ` rotate(${turn})` : ''}"`

const plate = `<rect class="plate" x="${-PLATE / 2}" y="${-PLATE / 2}" width="${PLATE}" height="${PLATE}" rx="11"/>`
const dot = '<circle class="sign" r="6"/>'
/** At the far edge, so that what lies on the square is seen. */
const chevron = '<path class="line" d="M-11-8L0-19L11-8"/>'

/** Draws a slide: a band under plates, a dot on each stop, a chevron on the last. */
function slide(plane: Plane, from: Square, direction: Direction, stops: readonly Target[]): string {
  const last = stops.at(-1)
  if (!last) return ''
  const [start, end] = [plane.middle(from), plane.middle(last.square)]
  const band = `<path class="band" d="M${start.x} ${start.y}L${end.x} ${end.y}"/>`
  const plates = stops.map(({ square }) => {
    const sign = square === last.square ? chevron : dot
    return `<g ${at(plane.middle(square), TURN[direction])}>${plate}${sign}</g>`
  })
  return `<g class="slide">${band}${plates.join('')}</g>`
}

const jump = (plane: Plane, square: Square): string =>
  `<g class="jump" ${at(plane.middle(square))}><circle class="halo" r="31"/><circle class="ring" r="31"/></g>`

function ride(plane: Plane, from: Square, to: Square): string {
  const [start, end] = [plane.middle(from), plane.middle(to)]
  const turn = (Math.atan2(end.y - start.y, end.x - start.x) * 180) / Math.PI + 90
  const rail = `<path class="rail" d="M${start.x} ${start.y}L${end.x} ${end.y}"/>`
  return `<g class="ride">${rail}<g ${at(end, turn)}>${plate}${chevron}</g></g>`
}

/** Everything that can be pointed at for a hero that stands on `from`. */
export function drawTargets(plane: Plane, from: Square, targets: readonly Target[]): string {
  const ways = DIRECTIONS.map((direction) =>
    slide(
      plane,
      from,
      direction,
      targets.filter((target) => target.kind === 'slide' && target.direction === direction),
    ),
  )
  const others = targets.map(({ kind, square }) => {
    if (kind === 'vortex') return jump(plane, square)
    return kind === 'escalator' ? ride(plane, from, square) : ''
  })
  return [...ways, ...others].join('')
}
