/**
 * The map as one element. It shows what it is given and tells what people do on it; it decides nothing.
 * No script runs from frame to frame but while something is dragged.
 */
import './board.css'
import type { Deed, GameEvent, Hero, Square, View } from '../protocol/messages'
import type { Happening } from '../session/api'
import type { Size } from './camera'
import { make, place } from './dom'
import { cornerOf, sameSquare } from './geometry'
import { Gestures } from './gestures'
import { Lookout } from './lookout'
import { lightUp, type Manner } from './motions'
import { Overlay } from './overlay'
import { Pawns } from './pawns'
import { type Point, type Rect, union } from './plane'
import type { BoardControl, BoardEvents, BoardState, BoardWords } from './props'
import { Scene } from './scene'
import {
  abilitiesOf,
  explorationsOf,
  type Exploration,
  snapped,
  squareOf,
  type Target,
  targetAt,
  targetsOf,
} from './targets'
import { Tiles } from './tiles'

const ZOOM_STEP = 1.25
const PAN_STEP = 80
const CLOSER = 1.7
/** More places to explore than this are no news. */
const MANY = 2

export class Board implements BoardControl {
  readonly #root: HTMLElement
  readonly #events: BoardEvents
  readonly #world = make('div', 'world')
  readonly #divider = make('div', 'divider')
  readonly #selection = make('div', 'selection')
  readonly #tiles = new Tiles()
  readonly #pawns = new Pawns()
  readonly #overlay = new Overlay()
  readonly #lookout = new Lookout(this.#world)
  readonly #gestures: Gestures
  readonly #watcher: ResizeObserver
  readonly #alarm = make('div', 'alarm')

  #state: BoardState | null = null
  #words: BoardWords | null = null
  #scene: Scene | null = null
  #shownGame = ''
  /** As the browser told it: asking would cost a layout each time. */
  #size: Size = { width: 0, height: 0 }
  #targets: readonly Target[] = []
  #explorations: readonly Exploration[] = []
  /** Doors that were offered to me last, so that new ones are noticed. */
  #offered = ''
  #carrying: { hero: Hero; from: Square; targets: readonly Target[]; target: Target | null } | null = null

  constructor(root: HTMLElement, events: BoardEvents) {
    this.#root = root
    this.#events = events
    root.classList.add('board')
    root.tabIndex = 0
    this.#divider.hidden = true
    this.#alarm.ariaHidden = this.#divider.ariaHidden = this.#selection.ariaHidden = 'true'
    const { floor, air } = this.#overlay
    this.#world.append(this.#divider, this.#tiles.element, this.#selection, floor, this.#pawns.element, air)
    root.replaceChildren(this.#world, this.#alarm)
    this.#gestures = new Gestures(root, {
      touch: () => this.#lookout.grab(),
      lift: (target) => this.#lift(target),
      carry: (at) => this.#carry(at),
      drop: (at) => this.#drop(at),
      pan: (x, y, gently) => this.#lookout.pan(x, y, gently),
      pinch: (by, at) => this.#lookout.zoom(by, at, false),
      tap: (at, target) => this.#tap(at, target),
      doubleTap: (at) => this.#doubleTap(at),
      longPress: (at, target) => this.#longPress(at, target),
    })
    root.addEventListener('keydown', (event) => this.#key(event))
    root.addEventListener('focusin', (event) => this.#reveal(event.target as Element))
    this.#watcher = new ResizeObserver(([entry]) => {
      if (entry) this.#size = entry.contentRect
      this.#resize()
    })
    this.#watcher.observe(root)
  }

  destroy(): void {
    this.#watcher.disconnect()
    this.#root.replaceChildren()
  }

  // What is shown

  show(state: BoardState): void {
    const fresh = state.game.id !== this.#shownGame
    this.#state = state
    this.#lookout.calm = state.calm
    this.#resize()
    const { tileSet } = state
    if (!tileSet) return
    const { view } = state.game
    if (this.#scene?.tiles !== view.tiles || this.#scene.set !== tileSet)
      this.#lay(new Scene(tileSet, view.tiles))
    this.#bound(view)
    this.#shownGame = state.game.id
    this.#render(fresh || state.calm)
    if (fresh) this.#lookout.open()
  }

  say(words: BoardWords): void {
    this.#words = words
    this.#root.ariaLabel = words.label
    this.#pawns.label(words.describe)
    if (this.#scene && this.#state) this.#hint(this.#scene, this.#state, words)
  }

  #lay(scene: Scene): void {
    this.#scene = scene
    const { bounds, divider } = scene.plane
    this.#divider.hidden = divider === null
    if (divider === null) return
    place(this.#divider, { x: divider, y: bounds.top })
    this.#divider.style.height = `${bounds.bottom - bounds.top}px`
  }

  /** The view knows how far the mall reaches, and where its heart beats. */
  #bound(view: View): void {
    const plane = this.#scene?.plane
    if (!plane) return
    const standing = view.heroes.flatMap(({ square }) => (square ? [plane.around(square, 1)] : []))
    this.#lookout.bound(plane.bounds, standing.length > 0 ? standing.reduce(union) : plane.bounds)
  }

  #render(still: boolean): void {
    const [scene, state] = [this.#scene, this.#state]
    if (!scene || !state) return
    const { view } = state.game
    this.#root.classList.toggle('escape', view.phase === 'escape')
    this.#root.classList.toggle('closed-vortices', !view.vortices_open && view.phase !== 'planning')
    this.#tiles.show(scene, view, still)
    if (!this.#carrying) this.#pawns.show(view, scene.plane, still)
    this.#pawns.focus(state.focus)
    this.#select(scene, view, state.discards)
    if (this.#words) this.#hint(scene, state, this.#words)
  }

  #hint(scene: Scene, state: BoardState, words: BoardWords): void {
    const { game, focus, mySeat } = state
    const { view, reach } = game
    const mine = abilitiesOf(view, mySeat)
    const from = focus && squareOf(view, focus)
    this.#targets = focus ? targetsOf(view, reach, scene.mall, focus, mine) : []
    this.#explorations = explorationsOf(view, reach, scene.mall)
    this.#overlay.targets(scene.plane, focus, from, this.#targets)
    this.#overlay.choices(scene.plane, state.choices)
    this.#overlay.ghost(scene.plane, this.#carrying ? null : state.ghost)
    const next = view.hand ?? view.stack.top
    this.#overlay.explorations(scene, this.#explorations, mine.includes('explore'), next, words.exploreHere)
    if (mine.includes('explore')) this.#offer(scene, state)
    const around = state.game.view.deck === null ? from : null // alone, every way is mine sooner or later
    this.#overlay.owners(scene.plane, around, state.seats, mySeat, words.owner)
  }

  /** A new place to explore comes into sight; where there are many, the mall is shown as it is. */
  #offer({ plane }: Scene, state: BoardState): void {
    const offered = this.#explorations.map(({ door }) => door.join()).join(' ')
    if (offered === this.#offered) return
    this.#offered = offered
    if (!state.follow || this.#explorations.length > MANY) return
    for (const { place: there, door } of this.#explorations)
      this.#lookout.follow(union(plane.around(cornerOf(there)), plane.around(door, 1)))
  }

  /** Tiles that may be chosen to go, and those that are (C11). */
  #select({ mall, plane }: Scene, view: View, chosen: readonly number[]): void {
    const tiles = view.discard_due ? mall.tiles : []
    this.#selection.replaceChildren(
      ...tiles.map(({ seen, corner }) => {
        const at = chosen.indexOf(seen.tile)
        const frame = make('div', at < 0 ? 'open' : 'chosen')
        if (at >= 0) frame.textContent = String(at + 1)
        place(frame, plane.spot(corner))
        return frame
      }),
    )
  }

  #resize(): void {
    const { width, height } = this.#size
    if (this.#state && width && height) this.#lookout.resize({ width, height }, this.#state.insets)
  }

  // What happens

  /** To be told before the game that it leads to is shown. */
  happen(happening: Happening): void {
    if (happening.kind === 'predicted') this.#expect(happening.deed)
    else if (happening.kind === 'refused') this.#refused(happening.deed)
    else if (happening.kind === 'event') this.#event(happening.event, happening.predicted)
  }

  #expect(deed: Deed): void {
    const manner = mannerOf(deed)
    if (manner && 'hero' in deed) this.#pawns.expect(deed.hero, manner)
  }

  #refused(deed: Deed): void {
    if ('hero' in deed) this.#pawns.refuse(deed.hero)
  }

  #event(event: GameEvent, predicted: boolean): void {
    const [scene, state] = [this.#scene, this.#state]
    if (!scene || !state) return
    if (event.type === 'moved' && !predicted)
      this.#pawns.expect(event.hero, { kind: 'glide', steps: event.steps, own: false })
    else if (event.type === 'vortex_taken' && !predicted) this.#pawns.expect(event.hero, { kind: 'swirl' })
    else if (event.type === 'escalator_taken' && !predicted) this.#pawns.expect(event.hero, { kind: 'ride' })
    else if (event.type === 'hero_safe' && !event.stays)
      this.#pawns.expectExit(event.hero, scene.plane.middle(event.square))
    else if (event.type === 'theft_done') this.#theft(state.calm)
    else if (event.type === 'pinged') this.pingAt(event.square, event.seat)
    this.#keepUp(event, scene, state)
  }

  /** New tiles and heroes that walk out of sight are followed, gently. */
  #keepUp(event: GameEvent, scene: Scene, state: BoardState): void {
    if (!state.follow) return
    let part: Rect | null = null
    if (event.type === 'tile_placed')
      part = union(scene.plane.around(cornerOf(event.place)), scene.plane.around(event.door, 1))
    else if (event.type === 'moved' || event.type === 'vortex_taken' || event.type === 'escalator_taken')
      part = scene.plane.around(event.to, 1)
    if (part) this.#lookout.follow(part)
  }

  #theft(calm: boolean): void {
    if (calm) return
    this.#pawns.celebrate()
    lightUp(this.#alarm, 1600)
  }

  pingAt(square: Square, seat: number): void {
    const [scene, state] = [this.#scene, this.#state]
    if (!scene || !state) return
    this.#overlay.ping(
      scene.plane,
      square,
      state.seats.find((one) => one.seat === seat),
      state.calm,
    )
    if (state.follow) this.#lookout.follow(scene.plane.around(square, 1))
  }

  // What people do

  fit(): void {
    this.#lookout.fit()
  }

  zoom(by: number): void {
    this.#lookout.zoom(by, null, true)
  }

  pan(x: number, y: number): void {
    this.#lookout.pan(x, y, true)
  }

  #squareAt(at: Point): Square | null {
    const square = this.#scene?.plane.squareAt(this.#lookout.toPlane(at))
    return square ?? null
  }

  #tap(at: Point, target: Element): void {
    const pawn = target.closest<HTMLElement>('.pawn')
    const owner = target.closest<HTMLElement>('.owner')
    if (owner) return this.#events.onBadge(Number(owner.dataset.seat))
    if (pawn) return this.#tapPawn(pawn.dataset.hero as Hero)
    const square = this.#squareAt(at)
    if (square) this.#tapSquare(square, at)
  }

  #tapPawn(hero: Hero): void {
    this.#events.onFocus(this.#state?.focus === hero ? null : hero)
  }

  #tapSquare(square: Square, at: Point): void {
    const [scene, state] = [this.#scene, this.#state]
    if (!scene || !state) return
    const { view } = state.game
    const tile = scene.mall.under(square)
    if (view.discard_due && tile) return this.#events.onTile(tile.seen.tile)
    const target = targetAt(this.#targets, square)
    const exploration = target ? undefined : this.#explorationAt(scene, square, at)
    if (target) this.#events.onDeed(target.deed)
    else if (exploration) this.#events.onDeed(exploration.deed)
    else if (state.focus) this.#events.onFocus(null)
  }

  /** A door that can be explored, or the place beyond it: of several doors to one place the nearest is meant. */
  #explorationAt(scene: Scene, square: Square, at: Point): Exploration | undefined {
    const { view } = this.#state!.game
    if (!abilitiesOf(view, this.#state!.mySeat).includes('explore')) return undefined
    const door = this.#explorations.find((one) => sameSquare(one.door, square))
    if (door) return door
    const point = this.#lookout.toPlane(at)
    const inPlace = this.#explorations.filter(({ place: there }) => {
      const { left, top, right, bottom } = scene.plane.around(cornerOf(there))
      return point.x >= left && point.x < right && point.y >= top && point.y < bottom
    })
    const far = (one: Exploration): number => {
      const { x, y } = scene.plane.middle(one.door)
      return Math.hypot(point.x - x, point.y - y)
    }
    return inPlace.sort((one, other) => far(one) - far(other))[0]
  }

  #doubleTap(at: Point): void {
    if (this.#lookout.isClose) this.#lookout.fit()
    else this.#lookout.zoom(CLOSER, at, true)
  }

  #longPress(at: Point, target: Element): void {
    const hero = target.closest<HTMLElement>('.pawn')?.dataset.hero as Hero | undefined
    const view = this.#state?.game.view
    const square = hero && view ? squareOf(view, hero) : this.#squareAt(at)
    if (square && this.#scene?.mall.isFloor(square)) this.#events.onPing(square)
  }

  /** A pawn that is reached by a key comes into sight. */
  #reveal(target: Element): void {
    const [scene, state] = [this.#scene, this.#state]
    const hero = target.matches('.pawn:focus-visible') && (target as HTMLElement).dataset.hero
    const square = hero && state ? squareOf(state.game.view, hero as Hero) : null
    if (square && scene) this.#lookout.reveal(scene.plane.around(square, 1))
  }

  // Carrying a pawn

  #lift(target: Element): boolean {
    const [scene, state] = [this.#scene, this.#state]
    const hero = target.closest<HTMLElement>('.pawn')?.dataset.hero as Hero | undefined
    if (!hero || !scene || !state) return false
    const { view, reach } = state.game
    const from = squareOf(view, hero)
    if (!from) return false
    if (state.focus !== hero) this.#events.onFocus(hero)
    const targets = targetsOf(view, reach, scene.mall, hero, abilitiesOf(view, state.mySeat))
    if (targets.length === 0) return false
    this.#carrying = { hero, from, targets, target: null }
    return true
  }

  #carry(at: Point): void {
    const [scene, carrying] = [this.#scene, this.#carrying]
    if (!scene || !carrying) return
    const target = snapped(carrying.targets, scene.plane, carrying.from, this.#lookout.toPlane(at))
    if (target === carrying.target) return
    carrying.target = target
    this.#pawns.carry(carrying.hero, target && scene.plane.middle(target.square))
  }

  #drop(at: Point | null): void {
    const [scene, carrying] = [this.#scene, this.#carrying]
    if (at) this.#carry(at)
    this.#carrying = null
    if (!scene || !carrying) return
    if (at && carrying.target && this.#stillThere(carrying.hero, carrying.from)) {
      this.#pawns.settle(carrying.hero, scene.plane.middle(carrying.target.square))
      this.#events.onDeed(carrying.target.deed)
    } else {
      this.#pawns.carry(carrying.hero, null)
    }
    setTimeout(() => this.#render(this.#state?.calm ?? false)) // where nothing was shown of the deed, it goes back
  }

  /** Whether nobody moved the hero away under our hands; if somebody did, the slide is not meant any more. */
  #stillThere(hero: Hero, from: Square): boolean {
    return !!this.#state && sameSquare(squareOf(this.#state.game.view, hero), from)
  }

  // Keys on the board itself; those for playing are the table's

  #key(event: KeyboardEvent): void {
    if (event.key === 'Escape' && this.#gestures.cancel()) return event.stopPropagation()
    if (event.target !== this.#root || event.ctrlKey || event.metaKey || event.altKey) return
    const act = this.#keys[event.key]
    if (!act) return
    act()
    event.preventDefault()
    event.stopPropagation()
  }

  readonly #keys: Readonly<Record<string, () => void>> = {
    ArrowUp: () => this.pan(0, PAN_STEP),
    ArrowDown: () => this.pan(0, -PAN_STEP),
    ArrowLeft: () => this.pan(PAN_STEP, 0),
    ArrowRight: () => this.pan(-PAN_STEP, 0),
    '+': () => this.zoom(ZOOM_STEP),
    '=': () => this.zoom(ZOOM_STEP),
    '-': () => this.zoom(1 / ZOOM_STEP),
    Home: () => this.fit(),
  }
}

/** How an own deed is shown before it is answered; `null` where nothing moves. */
function mannerOf(deed: Deed): Manner | null {
  if (deed.type === 'move') return { kind: 'glide', steps: deed.steps, own: true }
  if (deed.type === 'vortex') return { kind: 'swirl' }
  return deed.type === 'escalator' ? { kind: 'ride' } : null
}
