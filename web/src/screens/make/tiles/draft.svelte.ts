/** The tile set that is being drawn: stored in this browser with every change, and every change can be undone. */
import { readStored, store } from '../../../settings/stored'
import { blank, type Drawing } from './drawing/drawing'
import { NAMES, readText, textOf, tidyName, type SetDrawn, type Tiles } from './setText'

const PLACE = 'hushmaze.tiles.draft'
const MOST_STEPS = 300

interface Kept {
  text: string
  at: string
  steps: boolean
}

const kept = (): Kept => ({
  text: '',
  at: '1A',
  steps: false,
  ...(readStored(PLACE) as Partial<Kept> | null),
})

export class Draft {
  #now = $state.raw<SetDrawn>({ name: '', tiles: {} })
  #past = $state.raw<readonly SetDrawn[]>([])
  #future = $state.raw<readonly SetDrawn[]>([])
  /** The tile that is being drawn. */
  at = $state('1A')
  /** Quick entry: what is typed into a square leads on to the next. */
  steps = $state(false)

  constructor(unnamed: string) {
    const { text, at, steps } = kept()
    const { name, tiles } = readText(text)
    this.#now = { name: name || unnamed, tiles }
    this.at = NAMES.includes(at) ? at : '1A'
    this.steps = steps
    $effect(() => {
      store(PLACE, { text: this.text, at: this.at, steps: this.steps } satisfies Kept)
    })
  }

  get name(): string {
    return this.#now.name
  }
  get tiles(): Tiles {
    return this.#now.tiles
  }
  get text(): string {
    return textOf({ name: tidyName(this.name), tiles: this.tiles })
  }
  get drawing(): Drawing {
    return this.tiles[this.at] ?? blank(this.at)
  }
  get drawn(): number {
    return Object.keys(this.tiles).length
  }
  get canUndo(): boolean {
    return this.#past.length > 0
  }
  get canRedo(): boolean {
    return this.#future.length > 0
  }

  change(next: SetDrawn): void {
    this.#past = [...this.#past, this.#now].slice(-MOST_STEPS)
    this.#future = []
    this.#now = next
  }

  rename(name: string): void {
    this.#now = { ...this.#now, name }
  }

  /** The tile on the bench as it is now; nothing happens where nothing changed. */
  draw(drawing: Drawing): void {
    if (this.tiles[this.at] && drawing.join() === this.drawing.join()) return
    this.change({ ...this.#now, tiles: { ...this.tiles, [this.at]: drawing } })
  }

  remove(name = this.at): void {
    const { [name]: _gone, ...rest } = this.tiles
    this.change({ ...this.#now, tiles: rest })
  }

  /** Lays a copy of the tile on the bench on another one's place, and goes there. */
  copyTo(name: string): void {
    const drawing = this.drawing
    this.at = name
    this.draw(drawing)
  }

  undo(): void {
    const before = this.#past.at(-1)
    if (!before) return
    this.#future = [this.#now, ...this.#future]
    this.#past = this.#past.slice(0, -1)
    this.#now = before
  }

  redo(): void {
    const [next, ...rest] = this.#future
    if (!next) return
    this.#past = [...this.#past, this.#now]
    this.#future = rest
    this.#now = next
  }

  /** The tile before or after, around the end. */
  turnTo(step: 1 | -1): void {
    this.at = NAMES[(NAMES.indexOf(this.at) + step + NAMES.length) % NAMES.length]!
  }
}

/** What was drawn here last, for the page that prints it. */
export const keptText = (): string => kept().text
