/** Badges around the focused hero: the owner of each direction, except my own, which have signs on the floor. */
import { DIRECTIONS, type Direction } from '../../protocol/messages'
import { seatColour } from '../../ui/seats'
import { Keyed, lay, make } from '../dom'
import type { Point, Rect } from '../plane'
import type { BoardSeat } from '../props'
import { badgePlaces } from './badgePlaces'

/** Smaller than this on the screen, in parts of their own size, badges do not get: `--near` in board.css. */
const SMALLEST = 0.82

/** The seat that owns a way of the focused hero. */
interface Owner {
  seat: BoardSeat
  direction: Direction
}

/** What badges are laid around. */
export interface Surroundings {
  middle: Point
  /** What they must not lie over. */
  taken: readonly Rect[]
  seats: readonly BoardSeat[]
  mySeat: number | null
  name: (seat: number, direction: Direction) => string
}

export class OwnerBadges {
  readonly #badges: Keyed<Owner>
  #near = 1
  #around: Surroundings | null = null

  constructor(parent: HTMLElement) {
    this.#badges = new Keyed(parent, ({ seat, direction }) => {
      const badge = make('button', 'owner', make('span', 'letter'))
      badge.type = 'button'
      badge.dataset.seat = String(seat.seat)
      badge.dataset.side = direction
      return badge
    })
  }

  show(around: Surroundings | null): void {
    this.#around = around
    this.#lay()
  }

  /** The map is seen at another scale: badges that stay readable need other places. */
  scaled(scale: number): void {
    const near = Math.max(1, SMALLEST / scale)
    if (near === this.#near) return
    this.#near = near
    this.#lay()
  }

  #lay(): void {
    const around = this.#around
    const owners = around ? ownersOf(around.seats, around.mySeat) : []
    const directions = owners.map(({ direction }) => direction)
    const places = around ? badgePlaces(around.middle, directions, this.#near, around.taken) : []
    const laid = owners.flatMap((owner, at) => (places[at] ? [{ owner, place: places[at] }] : []))
    const at = new Map(laid.map(({ owner, place }) => [owner, place]))
    this.#badges.show(
      new Map(laid.map(({ owner }) => [`${owner.direction} ${owner.seat.seat}`, owner])),
      (badge, owner) => {
        const { seat, direction } = owner
        lay(badge, at.get(owner)!)
        badge.style.setProperty('--seat', seatColour(seat.seat))
        badge.ariaLabel = around!.name(seat.seat, direction)
        badge.title = seat.name
        const letter = badge.firstElementChild
        if (letter) letter.textContent = seat.letter
      },
    )
  }
}

function ownersOf(seats: readonly BoardSeat[], mySeat: number | null): Owner[] {
  return DIRECTIONS.flatMap((direction) => {
    const owning = seats.filter((seat) => seat.abilities.includes(direction))
    if (owning.some((seat) => seat.seat === mySeat)) return []
    return owning.map((seat) => ({ seat, direction }))
  })
}
