/** A PNG of the final mall. */
import { paintFinalMall, pictureSize } from '../paint/finalMall'
import type { FilmFile } from './job'
import type { Pictures } from '../storyboard/filmScene'
import type { Storyboard } from '../storyboard/storyboard'
import { NoCanvas, sheet } from './frameCanvas'

export async function makePicture(
  storyboard: Storyboard,
  pictures: Pictures,
  ways: boolean,
): Promise<FilmFile> {
  const { width, height } = pictureSize(storyboard)
  const { canvas, pen } = sheet(width, height)
  paintFinalMall(pen, storyboard, pictures, ways)
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'))
  if (!blob) throw new NoCanvas()
  return { blob, extension: 'png' }
}
