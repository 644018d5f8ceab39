import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { HEROES } from '../../src/protocol/messages'
import { gameStats, eventsOf, waysOf } from '../../src/screens/end/figures/gameStats'

const GAMES = new URL('../../../golden/games/', import.meta.url)
const logs = readdirSync(GAMES).filter((name) => name.endsWith('.log'))
const read = (name: string) => readFileSync(new URL(name, GAMES), 'utf8')
const seatsIn = (log: string): number => JSON.parse(log.split('\n')[0] ?? '{}').seats

describe.each(logs)('%s', (name) => {
  const log = read(name)
  const events = eventsOf(log)
  const told = gameStats(events, seatsIn(log))
  const of = (type: string) => events.filter((event) => event.type === type)

  it('counts every action once (T3)', () => {
    const actions = ['moved', 'vortex_taken', 'escalator_taken', 'tile_placed'].flatMap(of)
    const counted = told.deeds.reduce((sum, { actions }) => sum + actions, 0)
    expect(counted).toBe(actions.length)
  })
  it('has the ways of all heroes, without a gap', () => {
    const ways = waysOf(events)
    for (const hero of HEROES)
      ways[hero].slice(1).forEach(({ from }, index) => expect(from).toEqual(ways[hero][index]?.to))
  })
  it('knows when the theft was, or that it was not (W1)', () => {
    const [theft] = of('theft_done')
    const [started] = of('started')
    const ends = of('resumed').filter(({ at }) => at < (theft?.at ?? 0))
    const paused = ends.reduce((sum, { at }, index) => sum + at - (of('paused')[index]?.at ?? at), 0)
    // a game from the middle has no start
    expect(told.theft).toBe(theft ? theft.at - (started?.at ?? 0) - paused : null)
    expect(told.played).toBeGreaterThanOrEqual(told.theft ?? 0)
  })
})

it('passes over what is no event', () => {
  expect(eventsOf('{"hushmaze":"log"}\n{"type":"won","at":5}\n\n')).toEqual([{ type: 'won', at: 5 }])
})

it('counts no pause as played (H1)', () => {
  const at = (type: string, at: number, more = {}) => JSON.stringify({ type, at, ...more })
  const log = ['{}', at('started', 100), at('paused', 1_100, { seat: 0 }), at('resumed', 61_100, { seat: 1 })]
  const events = eventsOf([...log, at('theft_done', 62_100, { seat: 0 }), at('won', 64_100)].join('\n'))
  expect(gameStats(events, 2)).toMatchObject({ played: 4_000, theft: 2_000 })
})
