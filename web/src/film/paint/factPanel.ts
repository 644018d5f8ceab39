/** Paints what is left to do: loot or exits, and the tiles in the stack. */
import { badgePicture, picture as pictureAt } from '../../board/art'
import { HEROES, type View } from '../../protocol/messages'
import { type Box, card, figures, kept, MUTED, type Pen, write } from './brush'
import { paintTick } from './figures'
import type { FilmScene } from '../storyboard/filmScene'

export function paintFacts(pen: Pen, scene: FilmScene, view: View): void {
  const { facts: box } = scene.layout
  card(pen, box)
  const escaping = view.phase === 'escape' || view.phase === 'won'
  const done = view.heroes.filter((hero) => (escaping ? hero.safe : hero.on_item))
  const label = (escaping ? scene.words.exits : scene.words.loot)(done.length)
  const square = box.height > box.width
  write(pen, label, box.x + 16, box.y + 24, { size: 15, colour: '#9fdcea', room: box.width - 32 })
  const [size, pitch] = square ? [56, 72] : [52, (box.width - 32) / 4]
  HEROES.forEach((hero, index) => {
    const column = square ? index % 2 : index
    const x = square ? box.x + box.width / 2 + (column - 0.5) * pitch : box.x + 16 + pitch * (column + 0.5)
    const y = box.y + (square ? 74 + Math.floor(index / 2) * 64 : 72)
    paintGoal(
      pen,
      scene,
      hero,
      x,
      y,
      size,
      done.some((one) => one.hero === hero),
    )
  })
  paintPile(pen, scene, view, box)
}

function paintGoal(
  pen: Pen,
  { pictures }: FilmScene,
  hero: (typeof HEROES)[number],
  x: number,
  y: number,
  size: number,
  done: boolean,
): void {
  const picture = pictures(badgePicture(hero))
  kept(pen, () => {
    if (!done) pen.globalAlpha = 0.35
    if (picture) pen.drawImage(picture, x - size / 2, y - size / 2, size, size)
  })
  if (done) paintTick(pen, x + size * 0.36, y - size * 0.32, 10)
}

function paintPile(pen: Pen, { pictures, words }: FilmScene, view: View, box: Box): void {
  const y = box.y + box.height - 34
  const picture = pictures(pictureAt('pile'))
  if (picture) pen.drawImage(picture, box.x + 12, y - 22, 44, 44)
  figures(pen, String(view.stack.left), box.x + 64, y, { size: 26, weight: 900 })
  write(pen, words.tilesLeft, box.x + 104, y, { size: 15, colour: MUTED, room: box.width - 116 })
}
