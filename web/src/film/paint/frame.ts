/** Paints what changes the whole frame: open talk and the alarm. */
import type { View } from '../../protocol/messages'
import { INK, OK, type Pen, rounded, write } from './brush'
import type { FilmScene } from '../storyboard/filmScene'

/** While people may talk the frame changes, as at the table. */
export function paintTalk(
  pen: Pen,
  { layout: { width, height, mall }, storyboard, words }: FilmScene,
  view: View,
): void {
  const running = view.phase === 'heist' || view.phase === 'escape'
  const open = running && (view.words_allowed || view.gestures_allowed)
  if (!open || storyboard.replay.heading.options.talk_always) return
  pen.strokeStyle = OK
  pen.lineWidth = 8
  pen.strokeRect(4, 4, width - 8, height - 8)
  const box = { x: (mall.left + mall.right) / 2 - 90, y: mall.top + 6, width: 180, height: 40 }
  rounded(pen, box, 20)
  pen.fillStyle = OK
  pen.fill()
  write(pen, words.talk, box.x + 90, box.y + 20, {
    size: 20,
    weight: 900,
    colour: INK,
    align: 'center',
    room: 164,
  })
}

/** The alarm: the mall knows. It stands still, so that a GIF stays small. */
export function paintAlarm(pen: Pen, { layout: { width, height } }: FilmScene): void {
  const [x, y] = [width / 2, height / 2]
  const red = pen.createRadialGradient(x, y, Math.min(x, y) * 0.7, x, y, Math.hypot(x, y))
  red.addColorStop(0, '#ff4d6d00')
  red.addColorStop(1, '#ff4d6d66')
  pen.fillStyle = red
  pen.fillRect(0, 0, width, height)
}
