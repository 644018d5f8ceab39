/** The golden games as the server tells them, made by `python -m tests.support.client_games`. */
import type { TileSetFaces } from '../../src/protocol/api'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { GameMessage, ReachFacts, UpdateMessage, View } from '../../src/protocol/messages'
import type { Replay } from '../../src/replay/types'

const folder = join(import.meta.dirname, '../.golden')

export interface GoldenGame {
  game: GameMessage
  facts: TileSetFaces
  updates: { update: UpdateMessage; then: { view: View; reach: ReachFacts } }[]
}

const read = (name: string): unknown => JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'))

export function goldenNames(): string[] {
  if (!existsSync(folder)) {
    throw new Error(
      'the golden games are not there: run `.venv/bin/python -m tests.support.client_games` first',
    )
  }
  return read('index') as string[]
}

export const goldenGame = (name: string): GoldenGame => read(name) as GoldenGame

/** The same game as a replay. */
export const goldenReplay = (name: string): Replay => read(`${name}.replay`) as Replay
