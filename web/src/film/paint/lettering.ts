/** Writes over the mall: the title, the caption, the big words. */
import type { GameEvent } from '../../protocol/messages'
import { seatColour } from '../../ui/seats'
import { CYAN, GOLD, kept, MUTED, OK, type Pen, RED, rounded, wrapped, write } from './brush'
import type { FilmScene } from '../storyboard/filmScene'
import { actor, momentAt } from '../storyboard/storyboard'

const NAME = 'Hushmaze'

export function paintTitle(pen: Pen, { layout: { title, name }, words }: FilmScene): void {
  write(pen, words.title, title.x, title.y + title.height / 2, {
    size: 20,
    weight: 800,
    colour: MUTED,
    room: title.width,
  })
  write(pen, NAME, name.x + name.width, name.y + name.height / 2, {
    size: 26,
    neon: true,
    align: 'right',
    colour: '#fff',
  })
}

export function paintCaption(pen: Pen, scene: FilmScene, at: number): void {
  const told = scene.captions.at(at)
  const { caption: box } = scene.layout
  if (!told) return
  const text = scene.words.tell(told.event, told.view)
  const seat = actor(told.event)
  rounded(pen, box, 16)
  pen.fillStyle = '#120b2acc'
  pen.fill()
  const room = box.width - 48
  const lettering = { size: 21, weight: 700, align: 'center', room } as const
  const [lines, x] = [wrapped(pen, text, lettering, 2), box.x + box.width / 2]
  const size = lines.length > 1 ? 19 : 23
  lines.forEach((line, index) => {
    const y = box.y + box.height / 2 + (index - (lines.length - 1) / 2) * (size + 6)
    write(pen, line, x, y, { ...lettering, size })
  })
  if (seat === null) return
  pen.fillStyle = seatColour(seat)
  rounded(pen, { x: box.x + 8, y: box.y + 10, width: 6, height: box.height - 20 }, 3)
  pen.fill()
}

interface Banner {
  text: string
  colour: string
  age: number
}

const ALARM_BANNER_MS = 2200

/** What the phase says just now; `null` where nothing needs to be said. */
function bannerAt(scene: FilmScene, at: number): Banner | null {
  const { storyboard, words, pace } = scene
  const { view } = momentAt(storyboard, at)
  const { phases } = words
  const since = (type: GameEvent['type']): number => (at - (storyboard.first.get(type) ?? at)) / pace
  if (view.phase === 'won') return { text: phases.won, colour: OK, age: since('won') }
  if (view.phase === 'lost') return { text: phases.lost, colour: RED, age: since('lost') }
  if (view.phase === 'planning') return { text: phases.planning, colour: CYAN, age: Infinity }
  if (view.sand.stopped_at !== null) return { text: words.paused, colour: GOLD, age: Infinity }
  const theft = since('theft_done')
  if (view.phase === 'escape' && theft < ALARM_BANNER_MS)
    return { text: phases.escape, colour: RED, age: theft }
  return null
}

export function paintBanner(pen: Pen, scene: FilmScene, at: number): void {
  const banner = bannerAt(scene, at)
  if (!banner) return
  const { mall } = scene.layout
  const [width, x] = [mall.right - mall.left, (mall.left + mall.right) / 2]
  const shown = Math.min(1, banner.age / 250)
  const height = 104
  const y = mall.bottom - height / 2 - 6
  kept(pen, () => {
    pen.globalAlpha = shown
    rounded(pen, { x: mall.left + 30, y: y - height / 2, width: width - 60, height }, 26)
    pen.fillStyle = '#120b2ae0'
    pen.fill()
    pen.lineWidth = 4
    pen.strokeStyle = banner.colour
    pen.stroke()
    write(pen, banner.text, x, y, {
      size: 52,
      neon: true,
      colour: '#fff',
      align: 'center',
      room: width - 110,
    })
  })
}
