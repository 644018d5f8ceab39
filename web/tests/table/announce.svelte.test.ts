/** What a table does when something has happened: by a whole session, whose server the test plays. */
import { flushSync } from 'svelte'
import { describe, expect, it, onTestFinished } from 'vitest'
import { DIRECTIONS, type GameEvent, type MovedEvent } from '../../src/protocol/messages'
import { cellOf } from '../../src/screens/table/matrix/matrix'
import { announceEvents } from '../../src/screens/table/notices/announce.svelte'
import { TableState } from '../../src/screens/table/tableState.svelte'
import { whyTalk } from '../../src/screens/table/talk/whyTalk'
import { sideAfter, stepsFrom } from '../../src/state/squares'
import { squareOf } from '../../src/state/view'
import { game, GOLDEN, room, STARTED, TestRoom, welcome } from '../session/testRoom'
import { framesByHand, nextFrame } from '../support/frames'

framesByHand()

function announcedTable() {
  const testRoom = new TestRoom().playing()
  let table!: TableState
  onTestFinished(
    $effect.root(() => {
      table = new TableState(testRoom.session)
      announceEvents(table)
    }),
  )
  flushSync()
  const { session, server, timers } = testRoom
  return { session, server, timers, table, version: session.game!.version }
}

/** The elf was moved one step, and at once tapped to go aside: that waits, as only the server knows the way. */
function tappedAhead() {
  const made = announcedTable()
  const { session, server, table } = made
  const step = DIRECTIONS.find((way) => session.game!.reach[way].elf?.includes(1))!
  const from = squareOf(table.view, 'elf')!
  session.act({ type: 'move', hero: 'elf', from, direction: step, steps: 1 })
  const aside = sideAfter(step, 1)
  table.press(cellOf(table.view, table.reach, 'elf', aside))
  flushSync()
  const to = stepsFrom(from, step, 1)
  const moved: MovedEvent = {
    type: 'moved',
    at: 3_000,
    seat: 0,
    hero: 'elf',
    from,
    to,
    direction: step,
    steps: 1,
  }
  expect(server.last.of('do')).toHaveLength(1)
  return { ...made, from, to, aside, moved, reach: { [aside]: { elf: [1] } } }
}

describe('a tap that waits for an answer', () => {
  it('is done from where the hero was seen', () => {
    const { server, version, moved, reach, aside, to } = tappedAhead()
    server.last.tell({ type: 'update', v: version, events: [{ ...moved, n: 1 }], reach })
    flushSync()
    const deed = { type: 'move', hero: 'elf', from: to, direction: aside, steps: 1 }
    expect(server.last.of('do').at(-1)).toMatchObject({ n: 2, deed })
  })

  it('is refused where somebody moved the hero meanwhile, and does nothing else (A1)', () => {
    const { server, table, version, moved, reach, from, aside } = tappedAhead()
    const elsewhere = stepsFrom(from, aside, 1)
    const events = [{ ...moved, seat: 1, direction: aside, to: elsewhere }]
    server.last.tell({ type: 'update', v: version, events, reach })
    server.last.tell({ type: 'refused', n: 1, reason: 'hero_not_there', message: '' })
    flushSync()
    expect(server.last.of('do')).toHaveLength(1)
    expect(table.notices.refusal).toMatchObject({
      text: 'refusal-hero-not-there',
      hero: 'elf',
      ability: aside,
    })
  })

  it('is forgotten when the line is lost, and none waits until it is back', () => {
    const { server, timers, table, version, moved, reach, aside } = tappedAhead()
    server.last.drop()
    flushSync()
    table.press(cellOf(table.view, table.reach, 'elf', aside))
    expect(table.notices.refusal).toMatchObject({ text: 'refusal-away' })
    timers.advance(300)
    server.last.accept().tell(welcome(2), room())
    server.last.tell({ type: 'update', v: version, events: [{ ...moved, n: 1 }], reach })
    flushSync()
    expect(table.game.pending).toBe(0)
    expect(server.last.of('do')).toEqual([])
  })
})

describe('why talk is open', () => {
  const turned = { type: 'hourglass_turned', at: 3_000, hero: 'mage', sand: 60_000 } as const
  const opened = { type: 'talk_opened', at: 3_000 } as const
  const closed = { type: 'talk_closed', at: 3_000 } as const

  function talkingTable() {
    const { server, table, session } = announcedTable()
    const happen = (...events: GameEvent[]): void => {
      server.last.tell({ type: 'update', v: session.game!.version, events, reach: {} })
      nextFrame()
    }
    happen(turned, opened)
    return { server, table, happen }
  }

  it('is told as long as it is so', () => {
    const { table, happen } = talkingTable()
    expect(whyTalk(table)).toBe('talk-cause-turn')
    happen(closed)
    expect(whyTalk(table)).toBe('talk-until-act')
  })

  it('is forgotten with the game, and where it is always open, that is why', () => {
    const { server, table } = talkingTable()
    const { heading } = GOLDEN.game
    const options = { ...heading.options, talk_always: true }
    server.last.tell(room({ game: 'next' }), game({ game: 'next', heading: { ...heading, options } }))
    nextFrame()
    expect(table.talkCause).toBeNull()
    const events = [...STARTED.events, turned, opened]
    server.last.tell({ type: 'update', v: 0, events, reach: {} })
    nextFrame()
    expect(whyTalk(table)).toBe('talk-always')
  })
})

it('the call to place a tile is over when it lies', () => {
  const { server, session, table } = announcedTable()
  const tile = { type: 'tile_revealed', at: 3_000, seat: 0, tile: 7, face: '7' } as const
  const placed = { type: 'tile_placed', at: 4_000, seat: 0, hero: 'elf', tile: 7, door: [0, 0, 0] } as const
  const happen = (event: unknown): void => {
    const events = [event as GameEvent]
    server.last.tell({ type: 'update', v: session.game!.version, events, reach: {} })
    nextFrame()
  }
  const shown = () => table.notices.shown.map(({ about }) => about)
  happen(tile)
  expect(shown()).toEqual(['tile_revealed'])
  happen({ ...placed, place: [0, 1, 0], quarters: 0 })
  expect(shown()).toEqual([])
})
