/** The tiles a game is played with: with them escalators are shown before the server answers. */
import { expect, test } from 'vitest'
import type { TileSetFaces } from '../../src/protocol/api'
import { goldenGame } from '../state/goldenGames'
import { game, room, TestRoom, welcome } from './testRoom'

const GOLDEN = goldenGame('scenario-01')
const taken = GOLDEN.updates.findIndex(({ update }) => update.events[0]?.type === 'escalator_taken')
const [event] = GOLDEN.updates[taken]!.update.events

test('tiles of an earlier game that come late do not take their place', async () => {
  const coming: Record<string, (facts: TileSetFaces) => void> = {}
  const facts = (digest: string) => new Promise<TileSetFaces>((come) => (coming[digest] = come))
  const { server, session, heard } = new TestRoom({ facts })
  const { heading } = GOLDEN.game
  const other = { ...heading.tile_set, digest: 'other' }
  server.last.accept().tell(welcome(1, 0, 'secret'), room())
  server.last.tell(game({ ...GOLDEN.game, game: 'before', heading: { ...heading, tile_set: other } }))
  server.last.tell(game(GOLDEN.game))
  for (const { update } of GOLDEN.updates.slice(0, taken)) server.last.tell(update)

  coming[heading.tile_set.digest!]!(GOLDEN.facts)
  await Promise.resolve()
  coming.other!({ ...GOLDEN.facts, faces: {} })
  await Promise.resolve()

  expect(event).toMatchObject({ type: 'escalator_taken' })
  if (event?.type !== 'escalator_taken') return
  heard.length = 0
  session.act({ type: 'escalator', hero: event.hero, from: event.from })
  expect(heard.map(({ kind }) => kind)).toEqual(['predicted'])
})
