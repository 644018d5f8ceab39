/** All that shows one replay: the player, and the desk of the table over it. To be called while a component is made. */
import { untrack } from 'svelte'
import { bringPictures } from '../../board/art'
import type { GameEvent } from '../../protocol/messages'
import { Player, type Frames } from '../../replay/player.svelte'
import { ReplaySession } from '../../replay/session.svelte'
import type { Moment } from '../../replay/moment'
import type { Replay } from '../../replay/types'
import { provideSession } from '../../session/context'
import { play } from '../../sound/play'
import { soundFor } from '../../sound/score'
import { Desk, provideDesk } from '../table/desk.svelte'

/** Faster than that, sounds would be noise. */
const LOUD_SPEED = 2
const STARE_MS = 4000

const frames: Frames = (paint) => {
  const frame = requestAnimationFrame(paint)
  return () => cancelAnimationFrame(frame)
}

export interface Watch {
  player: Player
  session: ReplaySession
  desk: Desk
}

export function watch(replay: Replay, { at, seat }: Moment, { quiet = false } = {}): Watch {
  const player = new Player(replay, frames)
  const session = new ReplaySession(player)
  if (at !== null) player.seek(at)
  if (seat !== null && seat < replay.seats.length) session.seat = seat
  if (replay.seats.length === 1) session.seat = 0 // alone at the table there is one hand to see
  provideSession(session)
  const desk = provideDesk(new Desk(session))
  desk.tileSet = replay.facts
  $effect(() => untrack(() => showBrought(replay)))
  $effect(() => player.hear((event) => stared(desk, event, STARE_MS / player.speed)))
  if (!quiet) $effect(() => player.hear((event) => sounded(player, session, event)))
  $effect(() => () => player.pause())
  return { player, session, desk }
}

function sounded(player: Player, { seat }: ReplaySession, event: GameEvent): void {
  const sound = soundFor({ kind: 'event', event, own: false, predicted: false }, seat)
  if (sound && player.speed <= LOUD_SPEED) play(sound)
}

/** A look is felt for a moment. */
function stared(desk: Desk, event: GameEvent, ms: number): void {
  if (event.type !== 'stared') return
  const stare = { id: Math.random(), from: event.seat, target: event.target }
  desk.stares = [...desk.stares.filter((one) => one.from !== event.seat), stare]
  setTimeout(() => (desk.stares = desk.stares.filter((one) => one !== stare)), ms)
}

/** Pictures that the file brought along get addresses of their own for as long as it is shown. */
function showBrought({ art }: Replay): (() => void) | undefined {
  if (!art) return undefined
  const addresses = new Map<string, string>()
  for (const [path, text] of Object.entries(art)) {
    const name = /^\/art\/(.+)\.svg$/.exec(path)?.[1]
    if (name) addresses.set(name, URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' })))
  }
  const stop = bringPictures(addresses)
  return () => {
    stop()
    addresses.forEach((address) => URL.revokeObjectURL(address))
  }
}
