/** Sets up one replay: its player, and the state that the table's panels read. Call it while a component is made. */
import { untrack } from 'svelte'
import { bringPictures } from '../../board/art'
import type { GameEvent } from '../../protocol/messages'
import { Player, type Frames } from '../../replay/player.svelte'
import { ReplaySession } from '../../replay/replaySession.svelte'
import type { Moment } from '../../replay/momentLink'
import type { Replay } from '../../replay/types'
import { provideSession } from '../../session/context'
import { showMoment } from '../table/notices/showMoment'
import { TableState, provideTable } from '../table/tableState.svelte'

/** Faster than that, sounds would be noise, and scenes would hide the game. */
const CALM_SPEED = 2

const frames: Frames = (paint) => {
  const frame = requestAnimationFrame(paint)
  return () => cancelAnimationFrame(frame)
}

export interface ShownReplay {
  player: Player
  session: ReplaySession
  table: TableState
}

export function showReplay(replay: Replay, { at, seat }: Moment, { quiet = false } = {}): ShownReplay {
  const player = new Player(replay, frames)
  const session = new ReplaySession(player)
  if (at !== null) player.seek(at)
  if (seat !== null && seat < replay.seats.length) session.seat = seat
  if (replay.seats.length === 1) session.seat = 0 // alone at the table there is one hand to see
  provideSession(session)
  const table = provideTable(new TableState(session))
  table.tileSet = replay.facts
  $effect(() => untrack(() => showBrought(replay)))
  if (!quiet) $effect(() => player.subscribe((event) => momentShown(player, table, event)))
  $effect(() => {
    if (player.jumped) table.scenes.stop()
  })
  $effect(() => () => player.pause())
  return { player, session, table }
}

function momentShown(player: Player, table: TableState, event: GameEvent): void {
  if (player.speed <= CALM_SPEED) showMoment(table, { kind: 'event', event, own: false, predicted: false })
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
