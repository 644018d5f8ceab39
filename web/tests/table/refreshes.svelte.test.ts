/** How often the table is worked out anew for one update: what costs frames. */
import { flushSync } from 'svelte'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import type { GameEvent, UpdateMessage } from '../../src/protocol/messages'
import { announceSecond } from '../../src/screens/table/notices/announce.svelte'
import { useSand } from '../../src/screens/table/sand/sand.svelte'
import { TableState } from '../../src/screens/table/tableState.svelte'
import { deferred } from '../../src/ui/deferred.svelte'
import { TestRoom } from '../session/testRoom'
import { framesByHand, nextFrame } from '../support/frames'

framesByHand()

/** A table whose parts note the version that they paint. */
function paintedTable() {
  const { server, session } = new TestRoom().playing()
  const painted = { map: [] as number[], matrix: [] as number[], seats: 0 }
  let table!: TableState
  const stop = $effect.root(() => {
    table = new TableState(session)
    const late = deferred(() => table.game)
    $effect(() => void painted.map.push(table.game.version))
    $effect(() => void painted.matrix.push(late.current.version))
    $effect(() => {
      painted.seats += Number(table.seats.length > 0)
    })
  })
  flushSync()
  nextFrame()
  Object.assign(painted, { map: [], matrix: [], seats: 0 })
  onTestFinished(stop)
  const { version } = session.game!
  return { server, session, table, painted, version }
}

const event = { type: 'talk_closed', at: 3_000 } as const
const update = (v: number, events: number): UpdateMessage => ({
  type: 'update',
  v,
  events: Array<GameEvent>(events).fill(event),
  reach: {},
})

describe('an update', () => {
  it('is shown once, however many events it has: on the map at once, in heavy panels a frame later', () => {
    const { server, session, painted, version } = paintedTable()
    const seen = new Set()
    session.subscribe(() => seen.add(session.game))
    server.last.tell(update(version, 3))
    flushSync()
    expect(seen.size).toBe(1)
    expect(painted).toMatchObject({ map: [version + 3], matrix: [] })
    nextFrame()
    expect(painted).toMatchObject({ map: [version + 3], matrix: [version + 3] })
  })

  it('shares the late frame with others that come before it', () => {
    const { server, painted, version } = paintedTable()
    server.last.tell(update(version, 1))
    flushSync()
    server.last.tell(update(version + 1, 1))
    flushSync()
    nextFrame()
    expect(painted).toMatchObject({ map: [version + 1, version + 2], matrix: [version + 2] })
  })

  it('leaves the seats alone where only heroes moved, and paints them where cards were passed', () => {
    const { server, session, painted, version } = paintedTable()
    server.last.tell(update(version, 1))
    flushSync()
    expect(painted.seats).toBe(0)
    server.last.tell({ ...update(version + 1, 1), seen: { cards: session.game!.view.cards.toReversed() } })
    flushSync()
    expect(painted.seats).toBe(1)
  })

  it('is what decides at once, before any panel shows it', () => {
    const { server, table, version } = paintedTable()
    const reach = { north: {}, east: {}, south: {}, west: {}, vortex: {}, escalator: {}, explore: {} }
    server.last.tell({ ...update(version, 1), reach })
    expect(table.rows.flat().some(({ possible }) => possible)).toBe(false)
  })
})

it('an own deed is shown once, and its answer once more', () => {
  const { server, session, painted, version } = paintedTable()
  session.act({ type: 'bell', target: 1 })
  flushSync()
  expect(painted.map).toEqual([version])
  server.last.tell({
    ...update(version, 0),
    events: [{ type: 'bell_placed', at: 3_000, seat: 0, target: 1, n: 1 }],
  })
  server.last.tell({ type: 'done', n: 1, v: version + 1 })
  flushSync()
  expect(painted.map).toEqual([version, version + 1])
})

/** The sand panel of a table, when so much is left. */
function sandPanel(left: number) {
  const room = new TestRoom().playing()
  const { server, session } = room
  const { deadline } = session.game!.view.sand
  const [asked] = server.last.of('time')
  server.last.tell({ type: 'time', sent: asked!.sent, server: 1, game: deadline - left })
  const told: number[] = []
  const spoken: string[] = []
  onTestFinished(
    $effect.root(() => {
      const table = new TableState(session)
      const call = vi.spyOn(table.notices, 'call').mockImplementation((text) => void spoken.push(text))
      onTestFinished(() => call.mockRestore())
      useSand(session, (seconds) => {
        told.push(seconds)
        announceSecond(table, seconds)
      })
    }),
  )
  flushSync()
  return { ...room, server, session, told, spoken }
}

describe('every second of the sand is told once', () => {
  it('however often it is looked at', () => {
    const { timers, told } = sandPanel(62_000)
    for (let looks = 0; looks < 12; looks++) {
      timers.advance(250)
      vi.advanceTimersByTime(250)
      flushSync()
    }
    expect(told).toEqual([62, 61, 60, 59])
  })

  it('however much happens within it', () => {
    const { server, session, told, spoken } = sandPanel(29_900)
    for (let updates = 0; updates < 4; updates++) {
      server.last.tell(update(session.game!.version, 1))
      flushSync()
    }
    expect(told).toEqual([30])
    expect(spoken).toEqual(['event-time-left'])
  })
})
