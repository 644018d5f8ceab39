/**
 * The map as one element. Shows the state it is given and reports input through its events; decides nothing.
 * No script runs from frame to frame but while something is dragged.
 */
import './board.css'
import type { Deed, GameEvent, Hero, Square } from '../protocol/messages'
import type { SessionEvent } from '../session/api'
import type { Size } from './camera/viewport'
import { PawnDrag } from './pawns/pawnDrag'
import { Discards } from './tiles/discards'
import { lay, make } from './dom'
import { Gestures } from './pointer/gestures'
import { HeroArrows } from './overlay/heroArrows'
import { Hints } from './overlay/hints'
import { Camera } from './camera/camera'
import { motionOfDeed, motionOfEvent } from './pawns/motionOf'
import { lightUp } from './pawns/motions'
import { ChoiceTargets } from './overlay/choices'
import { LazyEffects } from './effects/lazyEffects'
import { Overlay } from './overlay/overlay'
import { TorchLight } from './overlay/torch'
import { Pawns } from './pawns/pawns'
import { grown, type Point, UNIT } from './plane'
import { heroPointedAt, pointedAt } from './pointer/pointing'
import type { BoardControl, BoardEvents, BoardState, BoardWords, Choice } from './props'
import { BoardMap } from './boardMap'
import { CameraSubjects } from './camera/subjects'
import { squareOf } from '../state/view'
import { Tiles } from './tiles/tiles'

const ZOOM_STEP = 1.25
const PAN_STEP = 80
const CLOSER = 1.7

export class Board implements BoardControl {
  readonly #root: HTMLElement
  readonly #events: BoardEvents
  readonly #world = make('div', 'world')
  readonly #divider = make('div', 'divider')
  readonly #tiles = new Tiles()
  readonly #pawns = new Pawns()
  readonly #overlay = new Overlay()
  readonly #effects = new LazyEffects(this.#overlay.floor, this.#overlay.air)
  readonly #hints = new Hints(this.#overlay)
  readonly #choices = new ChoiceTargets()
  readonly #arrows = new HeroArrows()
  readonly #torches = new TorchLight()
  readonly #carrying = new PawnDrag(this.#pawns)
  readonly #subjects = new CameraSubjects()
  readonly #discards = new Discards()
  readonly #camera = new Camera(this.#world)
  readonly #gestures: Gestures
  readonly #watcher: ResizeObserver
  readonly #alarm = make('div', 'alarm')

  #state: BoardState | null = null
  #words: BoardWords | null = null
  #map: BoardMap | null = null
  #shownGame = ''
  /** From the resize observer: measuring would cost a layout each time. */
  #size: Size = { width: 0, height: 0 }

  constructor(root: HTMLElement, events: BoardEvents) {
    this.#root = root
    this.#events = events
    root.classList.add('board')
    root.tabIndex = 0
    this.#divider.hidden = true
    this.#alarm.ariaHidden = this.#divider.ariaHidden = 'true'
    const { floor, air } = this.#overlay
    this.#world.append(
      this.#divider,
      this.#tiles.element,
      this.#discards.element,
      floor,
      this.#torches.element,
      this.#pawns.element,
      air,
      this.#choices.element,
    )
    root.replaceChildren(make('div', 'outside'), this.#world, this.#alarm, this.#arrows.element)
    this.#camera.onMove = () => this.#pointAtHeroes()
    this.#camera.onSettle = (scale) => this.#overlay.owners.scaled(scale)
    this.#gestures = new Gestures(root, {
      touch: () => this.#camera.grab(),
      release: () => this.#camera.release(),
      lift: (at, target) => this.#lift(at, target),
      carry: (at) => this.#carry(at),
      drop: (at) => this.#drop(at),
      pan: (x, y, gently) => this.#camera.pan(x, y, gently),
      pinch: (by, at) => this.#camera.zoom(by, at, false),
      tap: (at, target) => this.#tap(at, target),
      doubleTap: (at) => this.#doubleTap(at),
      longPress: (at, target) => this.#longPress(at, target),
    })
    root.addEventListener('keydown', (event) => this.#key(event))
    root.addEventListener('focusin', ({ target }) => {
      if ((target as Element).matches('.pawn:focus-visible')) this.#reveal(figureOf(target as Element))
    })
    this.#watcher = new ResizeObserver(([entry]) => {
      if (entry) this.#size = entry.contentRect
      this.#resize()
    })
    this.#watcher.observe(root)
  }

  destroy(): void {
    this.#watcher.disconnect()
    this.#gestures.destroy()
    this.#camera.destroy()
    this.#root.replaceChildren()
  }

  // What is shown

  show(state: BoardState): void {
    const fresh = state.game.id !== this.#shownGame
    const focused = !fresh && state.focus !== this.#state?.focus
    const chosenFrom = state.choice !== null && !this.#state?.choice
    this.#state = state
    this.#camera.calm = state.calm
    this.#camera.follows = state.follow
    this.#resize()
    const { tileSet } = state
    if (!tileSet) return
    const { view } = state.game
    if (this.#map?.tiles !== view.tiles || this.#map.set !== tileSet)
      this.#lay(new BoardMap(tileSet, view.tiles))
    this.#shownGame = state.game.id
    this.#render(fresh || state.calm)
    this.#watch(state, fresh)
    if (focused) this.#reveal(state.focus)
    if (chosenFrom && this.#map) this.#camera.revealSubject()
    this.#pointAtHeroes()
  }

  #pointAtHeroes(): void {
    const [map, state] = [this.#map, this.#state]
    if (!map || !state) return
    const onMap = state.game.view.heroes.flatMap(({ hero, square }) =>
      square ? [[hero, this.#camera.toScreen(map.plane.middle(square))] as const] : [],
    )
    this.#arrows.show(new Map(onMap), this.#camera.free)
  }

  /** Takes other words; call it before `show`, which draws with them. */
  say(words: BoardWords): void {
    this.#words = words
    this.#root.ariaLabel = words.label
    this.#arrows.label(words.showHero)
  }

  namePawns({ describe }: BoardWords): void {
    this.#pawns.label(describe)
  }

  #lay(map: BoardMap): void {
    this.#map = map
    const { bounds, divider } = map.plane
    this.#divider.hidden = divider === null
    if (divider === null) return
    lay(this.#divider, { x: divider, y: bounds.top })
    this.#divider.style.height = `${bounds.bottom - bounds.top}px`
  }

  #watch(state: BoardState, fresh: boolean): void {
    if (!this.#map) return
    const subject = this.#subjects.of(this.#map, state, this.#hints, fresh)
    if (fresh) this.#camera.open(subject)
    else this.#camera.watch(subject)
  }

  #render(still: boolean): void {
    const [map, state] = [this.#map, this.#state]
    if (!map || !state) return
    const { view } = state.game
    this.#root.classList.toggle('escape', view.phase === 'escape')
    this.#root.classList.toggle('closed-vortices', !view.vortices_open && view.phase !== 'planning')
    this.#tiles.show(map, view, still)
    if (!this.#carrying.busy) this.#pawns.show(view, map.plane, still)
    this.#pawns.focus(state.focus)
    this.#discards.show(map, view, state.discards)
    this.#root.classList.toggle('choosing', state.choice !== null)
    this.#hint(map, state)
    this.#effects.show(map, state)
  }

  #hint(map: BoardMap, state: BoardState): void {
    this.#hints.read(map, state)
    const ghost = this.#carrying.busy ? null : state.ghost
    if (!this.#words) return
    this.#hints.draw(map, { ...state, ghost }, this.#words)
    const { choice, game, torch } = state
    const lit = torch?.hero ? squareOf(game.view, torch.hero) : null
    this.#torches.show(map.plane, lit, torch?.square ?? null)
    this.#choices.show(map.plane, choice && squareOf(game.view, choice.hero), choice, this.#words.choice)
  }

  #resize(): void {
    const { width, height } = this.#size
    if (this.#state && width && height) this.#camera.resize({ width, height }, this.#state.insets)
  }

  // What happens

  /** Prepares the motion; call it before `show` with the game that the event leads to. */
  happen(sessionEvent: SessionEvent): void {
    if (sessionEvent.kind === 'predicted') this.#expect(sessionEvent.deed)
    else if (sessionEvent.kind === 'refused') this.#refused(sessionEvent.deed)
    else if (sessionEvent.kind === 'event') this.#event(sessionEvent.event, sessionEvent.predicted)
    if (this.#map && this.#state) this.#effects.happen(this.#map, this.#state, sessionEvent)
  }

  #expect(deed: Deed): void {
    const motion = motionOfDeed(deed)
    if (motion && 'hero' in deed) this.#pawns.expect(deed.hero, motion)
  }

  #refused(deed: Deed): void {
    if ('hero' in deed && !this.#state?.calm) this.#pawns.refuse(deed.hero)
  }

  #event(event: GameEvent, predicted: boolean): void {
    const [map, state] = [this.#map, this.#state]
    if (!map || !state) return
    const motion = predicted ? null : motionOfEvent(event)
    if (motion && 'hero' in event) this.#pawns.expect(event.hero, motion)
    else if (event.type === 'hero_safe' && !event.stays)
      this.#pawns.expectExit(event.hero, map.plane.middle(event.square))
    else if (event.type === 'theft_done') this.#theft(state.calm)
    else if (event.type === 'pinged') this.pingAt(event.square, event.seat)
  }

  #theft(calm: boolean): void {
    if (calm) return
    this.#pawns.celebrate()
    lightUp(this.#alarm, 1600)
  }

  pingAt(square: Square, seat: number): void {
    const [map, state] = [this.#map, this.#state]
    if (!map || !state) return
    this.#overlay.ping(
      map.plane,
      square,
      state.seats.find((one) => one.seat === seat),
      state.calm,
    )
    this.#camera.glance(map.plane.around(square, 1))
  }

  // What people do

  fit(): void {
    this.#camera.fit()
  }

  zoom(by: number): void {
    this.#camera.zoom(by, null, true)
  }

  pan(x: number, y: number): void {
    this.#camera.pan(x, y, true)
  }

  #squareAt(at: Point | null): Square | null {
    return (at && this.#map?.plane.squareAt(this.#camera.toPlane(at))) ?? null
  }

  /** A badge is as big as a finger, but only where it is seen does it hide what is under it. */
  #tap(at: Point | null, element: Element): boolean {
    const state = this.#state
    if (!state) return false
    const arrow = element.closest<HTMLElement>('.arrow')
    if (arrow) return this.#reveal(arrow.dataset.hero as Hero)
    if (state.choice) return this.#choose(state.choice, element)
    const square = this.#squareAt(at)
    const pointed = pointedAt(state.game.view, this.#hints.targets, square, figureOf(element))
    const owner = element.closest<HTMLElement>('.owner')
    if (owner && (!pointed || element !== owner)) this.#events.onBadge(Number(owner.dataset.seat))
    else if (square && this.#tapTile(square)) return true
    else if (!pointed) return !!at && !!square && this.#tapFloor(square, at)
    else if ('target' in pointed) this.#events.onDeed(pointed.target.deed)
    else this.#events.onFocus(state.focus === pointed.hero ? null : pointed.hero)
    return true
  }

  #choose({ squares }: Choice, element: Element): true {
    const target = element.closest<HTMLElement>('.choice')?.dataset.square
    this.#events.onChoice(squares.find((square) => square.join() === target) ?? null)
    return true
  }

  /** While tiles must go, nothing else is meant (C11). */
  #tapTile(square: Square): boolean {
    const tile = this.#state?.game.view.discard_due && this.#map?.mall.under(square)
    if (tile) this.#events.onTile(tile.seen.tile)
    return !!tile
  }

  #tapFloor(square: Square, at: Point): boolean {
    const exploration = this.#map && this.#hints.explorationAt(this.#map, square, this.#camera.toPlane(at))
    if (exploration) this.#events.onDeed(exploration.deed)
    else if (this.#state?.focus) this.#events.onFocus(null)
    return !!exploration
  }

  #doubleTap(at: Point): void {
    if (this.#camera.isClose) this.#camera.fit()
    else this.#camera.zoom(CLOSER, at, true)
  }

  #longPress(at: Point, element: Element): void {
    const view = this.#state?.game.view
    const floor = this.#squareAt(at)
    const hero = view && heroPointedAt(view, floor, figureOf(element))
    const square = hero ? squareOf(view, hero) : floor
    if (square && this.#map?.mall.isFloor(square)) this.#events.onPing(square)
  }

  /** A pawn that is reached by a key, or chosen elsewhere, comes into sight. */
  #reveal(hero: Hero | null): true {
    const [map, state] = [this.#map, this.#state]
    const square = hero && state ? squareOf(state.game.view, hero) : null
    if (square && map) this.#camera.reveal(grown(map.plane.around(square, 1), UNIT / 2))
    return true
  }

  #lift(at: Point, element: Element): boolean {
    const [map, state] = [this.#map, this.#state]
    const hero = state && heroPointedAt(state.game.view, this.#squareAt(at), figureOf(element))
    if (!hero || !map) return false
    if (state.focus !== hero) this.#events.onFocus(hero)
    return this.#carrying.lift(hero, map, state)
  }

  #carry(at: Point): void {
    if (this.#map) this.#carrying.move(this.#map, this.#camera.toPlane(at))
  }

  #drop(at: Point | null): void {
    const [map, state] = [this.#map, this.#state]
    if (!map || !state) return
    const deed = this.#carrying.drop(map, state, at && this.#camera.toPlane(at))
    if (deed) this.#events.onDeed(deed)
    setTimeout(() => this.#render(this.#state?.calm ?? false)) // where nothing was shown of the deed, it goes back
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

/** The hero whose picture an element belongs to. */
function figureOf(element: Element): Hero | null {
  return (element.closest<HTMLElement>('.pawn')?.dataset.hero as Hero | undefined) ?? null
}
