/** What the board is given, and what it tells. */
import type { TileSetFaces } from '../protocol/api'
import type { Ability, Deed, Hero, Square } from '../protocol/messages'
import type { ShownGame, SessionEvent } from '../session/api'
import type { Torch } from './overlay/torch'

/** A seat as badges on the board show it. */
export interface BoardSeat {
  seat: number
  name: string
  letter: string
  abilities: readonly Ability[]
}

/** Pixels at each edge of the board that panels cover: what matters is shown between them. */
export interface Insets {
  top: number
  right: number
  bottom: number
  left: number
}

export interface Ghost {
  hero: Hero
  square: Square
}

/** Squares to choose from for a hero, in the order of the number keys. */
export interface Choice {
  hero: Hero
  ability: 'vortex' | 'explore'
  squares: readonly Square[]
}

/** What the board shows. */
export interface BoardState {
  game: ShownGame
  /** `null` until it has come; then tiles are not shown yet. */
  tileSet: TileSetFaces | null
  seats: readonly BoardSeat[]
  /** `null` for a watcher. */
  mySeat: number | null
  /** The hero whose surroundings are shown. */
  focus: Hero | null
  /** Where a held slide would end. */
  ghost: Ghost | null
  /** While one is open, all else is dim. */
  choice: Choice | null
  /** C11: tiles chosen to go. While `view.discard_due` tiles can be tapped. */
  discards: readonly number[]
  /** A hero, and the square it is asked to in a first game. */
  torch: Torch | null
  insets: Insets
  /** Whether the view keeps up with heroes and new tiles. */
  follow: boolean
  /** Whether things move as little as possible. */
  calm: boolean
}

/** Texts of the board; passed in, so that they follow the language. */
export interface BoardWords {
  /** The name of the whole map. */
  label: string
  exploreHere: string
  /** A pawn: which hero, where it stands, what is there. */
  describe: (hero: Hero) => string
  /** Names the badge of a seat beside a pawn: the owner of that direction, and that a tap puts the bell there. */
  owner: (seat: number, ability: Ability) => string
  /** The arrow to a hero that is out of sight. */
  showHero: (hero: Hero) => string
  /** One of the squares of a choice. */
  choice: (square: Square) => string
}

/** Input on the board. */
export interface BoardEvents {
  /** A drag, a tap on a possible square, or one on a place to explore. */
  onDeed: (deed: Deed) => void
  onFocus: (hero: Hero | null) => void
  /** One of the squares of the open choice; `null`: a tap beside them. */
  onChoice: (square: Square | null) => void
  /** The badge of the owner of a direction was tapped. */
  onBadge: (seat: number) => void
  /** A long press, a right click, or the menu key on a pawn. */
  onPing: (square: Square) => void
  /** A tile was tapped while two must go (C11). */
  onTile: (tile: number) => void
}

/** The board's controls for other parts of the screen. */
export interface BoardControl {
  /** The whole mall, between the panels. */
  fit(): void
  /** Closer by a factor, around the middle. */
  zoom(by: number): void
  /** Moves the view by so many pixels. */
  pan(x: number, y: number): void
}

export type Subscribe = (listener: (sessionEvent: SessionEvent) => void) => () => void
