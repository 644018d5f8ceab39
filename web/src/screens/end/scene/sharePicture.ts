/** Makes a picture of the last scene, with its headline: a canvas, for a file to share. */
import { ownMarkup } from '../../../trustedTypes'
import { SCENE_HEIGHT, SCENE_WIDTH } from './poses'

export interface PictureWords {
  headline: string
  /** Below it, smaller. */
  line: string
  won: boolean
}

const NEON = '"Tilt Neon", "Nunito Variable", sans-serif'
const PLAIN = '"Nunito Variable", sans-serif'
/** Twice the size of the scene: sharp on any screen. */
const SHARP = 2

/** The scene as a text of its own: a picture within a picture cannot load anything. */
async function standalone(scene: SVGSVGElement): Promise<string> {
  const copy = scene.cloneNode(true) as SVGSVGElement
  copy.setAttribute('width', String(SCENE_WIDTH))
  copy.setAttribute('height', String(SCENE_HEIGHT))
  copy.querySelectorAll('text').forEach((text) => text.remove()) // letters are set on the canvas, which has them
  copy.querySelectorAll('[style]').forEach((styled) => styled.removeAttribute('style'))
  await Promise.all([...copy.querySelectorAll('image')].map(drawnInPlace))
  return new XMLSerializer().serializeToString(copy)
}

async function drawnInPlace(image: SVGImageElement): Promise<void> {
  const answer = await fetch(image.href.baseVal)
  const drawn = new DOMParser().parseFromString(
    ownMarkup(await answer.text()),
    'image/svg+xml',
  ).documentElement
  for (const name of ['x', 'y', 'width', 'height']) {
    const value = image.getAttribute(name)
    if (value) drawn.setAttribute(name, value)
  }
  image.replaceWith(drawn)
}

async function loaded(text: string): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }))
  try {
    await image.decode()
    return image
  } finally {
    URL.revokeObjectURL(image.src)
  }
}

function write(
  context: CanvasRenderingContext2D,
  text: string,
  y: number,
  font: string,
  glow: string | null,
): void {
  context.font = font
  context.textAlign = 'center'
  context.fillStyle = '#fff'
  for (const blur of glow ? [26, 10] : [8]) {
    context.shadowColor = glow ?? '#000'
    context.shadowBlur = blur * SHARP
    context.fillText(text, SCENE_WIDTH / 2, y, SCENE_WIDTH - 80)
  }
}

/** A PNG of 2400 by 1260. */
export async function sharePicture(scene: SVGSVGElement, words: PictureWords): Promise<Blob> {
  const image = await loaded(await standalone(scene))
  await Promise.allSettled(
    [`400 90px ${NEON}`, `800 34px ${PLAIN}`].map((font) =>
      document.fonts.load(font, words.headline + words.line),
    ),
  )
  const canvas = document.createElement('canvas')
  canvas.width = SCENE_WIDTH * SHARP
  canvas.height = SCENE_HEIGHT * SHARP
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  context.scale(SHARP, SHARP)
  context.drawImage(image, 0, 0, SCENE_WIDTH, SCENE_HEIGHT)
  write(context, words.headline, 110, `400 92px ${NEON}`, words.won ? '#ff6fb0' : '#ffdb57')
  write(context, words.line, 168, `800 34px ${PLAIN}`, null)
  return new Promise((done, failed) =>
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error('no picture'))), 'image/png'),
  )
}
