/** A PNG of the final mall. */
import { paintFinalMall, pictureSize } from './finalMall'
import type { Made } from './making'
import type { Pictures } from './scene'
import type { Story } from './story'
import { NoCanvas, sheet } from './studio'

export async function makePicture(story: Story, pictures: Pictures, ways: boolean): Promise<Made> {
  const { width, height } = pictureSize(story)
  const { canvas, pen } = sheet(width, height)
  paintFinalMall(pen, story, pictures, ways)
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'))
  if (!blob) throw new NoCanvas()
  return { blob, extension: 'png' }
}
