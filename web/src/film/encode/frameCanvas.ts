/** Paints frame after frame on one canvas; the ground is kept while it stays the same. */
import type { Pen } from '../paint/brush'
import { groundKey, paintMoving, paintStill } from '../paint/painter'
import type { FilmScene, Pictures } from '../storyboard/filmScene'

export interface Sheet {
  canvas: HTMLCanvasElement
  pen: CanvasRenderingContext2D
}

export class NoCanvas extends Error {}

/** `read`: its pixels will be asked for often. */
export function sheet(width: number, height: number, read = false): Sheet {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const pen = canvas.getContext('2d', { alpha: false, willReadFrequently: read })
  if (!pen) throw new NoCanvas()
  pen.imageSmoothingQuality = 'high'
  return { canvas, pen }
}

/** The largest scale in a film, in pixels of a unit at full size. */
const CLOSEST = 1.1

/** Rasterises each drawing once: an SVG is rendered anew whenever it is painted, which is slow. */
function rastered(pictures: Pictures, scale: number): Pictures {
  const done = new Map<string, HTMLCanvasElement | null>()
  return (address) => {
    const known = done.get(address)
    if (known !== undefined) return known
    const picture = pictures(address) as HTMLImageElement | null
    const made = picture && pixelsOf(picture, CLOSEST * scale)
    done.set(address, made)
    return made
  }
}

function pixelsOf(picture: HTMLImageElement, scale: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = Math.ceil(picture.naturalWidth * scale)
  canvas.height = Math.ceil(picture.naturalHeight * scale)
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return canvas
}

/** Loads the fonts: those that nothing on the page has used yet are missing. */
export async function fontsReady(text: string): Promise<void> {
  const wanted = ['700', '800', '900'].map((weight) => `${weight} 20px "Nunito Variable"`)
  await Promise.allSettled([...wanted, '400 20px "Tilt Neon"'].map((font) => document.fonts.load(font, text)))
}

export class FrameCanvas {
  readonly front: Sheet
  readonly #ground: Sheet
  readonly #scene: FilmScene
  readonly #scale: number
  #painted = ''

  /** `scale`: pixels in a unit of the layout. */
  constructor(scene: FilmScene, scale: number, read = false) {
    this.#scene = { ...scene, pictures: rastered(scene.pictures, scale) }
    this.#scale = scale
    const [width, height] = [scene.layout.width * scale, scene.layout.height * scale]
    this.front = sheet(width, height, read)
    this.#ground = sheet(width, height, read)
  }

  paint(at: number): void {
    const key = groundKey(this.#scene, at)
    if (key !== this.#painted) this.#on(this.#ground.pen, (pen) => paintStill(pen, this.#scene, at))
    this.#painted = key
    this.front.pen.drawImage(this.#ground.canvas, 0, 0)
    this.#on(this.front.pen, (pen) => paintMoving(pen, this.#scene, at))
  }

  #on(pen: CanvasRenderingContext2D, paint: (pen: Pen) => void): void {
    pen.save()
    pen.scale(this.#scale, this.#scale)
    paint(pen)
    pen.restore()
  }
}
