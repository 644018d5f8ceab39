/** The player: by itself, by hand, from mark to mark. Time is given, never waited for. */
import { expect, test } from 'vitest'
import { Player, SPEEDS, type Frames } from '../../src/replay/player.svelte'
import { ReplaySession } from '../../src/replay/replaySession.svelte'
import { goldenReplay } from '../state/goldenGames'

/** Frames that come when the test says so. */
class Clock {
  now = 0
  #paint: ((now: number) => void) | null = null
  readonly frames: Frames = (paint) => {
    this.#paint = paint
    return () => (this.#paint = null)
  }

  pass(ms: number): void {
    this.now += ms
    const paint = this.#paint
    this.#paint = null
    paint?.(this.now)
  }
}

function opened(name = 'scenario-03') {
  const clock = new Clock()
  const player = new Player(goldenReplay(name), clock.frames)
  return { clock, player }
}

test('opens where the hourglass is turned first', () => {
  const { player } = opened()
  expect(player.time).toBe(player.positions.begun)
  expect(player.game.view.phase).toBe('heist')
})

test.each(SPEEDS)('at %s times the speed time passes so', (speed) => {
  const { clock, player } = opened()
  player.play(speed)
  clock.pass(16) // the first frame only says when it began
  clock.pass(100)
  expect(player.time - player.positions.begun).toBe(100 * speed)
})

test('tells every event once, in order, while it plays to its end, and stops there', () => {
  const { clock, player } = opened()
  const told: string[] = []
  player.subscribe((event) => told.push(event.type))
  const from = player.index
  player.play(16)
  for (let frame = 0; player.playing && frame < 10_000; frame += 1) clock.pass(50)
  expect(player.ended).toBe(true)
  expect(player.game.view.phase).toBe('won')
  const wanted = player.positions.updates.slice(from).flatMap(({ events }) => events.map(({ type }) => type))
  expect(told).toEqual(wanted)
})

test('at its end, play begins anew', () => {
  const { player } = opened()
  player.seek(player.positions.end)
  player.play()
  expect(player.time).toBe(player.positions.begun)
  expect(player.playing).toBe(true)
})

test('a page that was away for long does not make up for it', () => {
  const { clock, player } = opened()
  player.play(1)
  clock.pass(16)
  clock.pass(60_000)
  expect(player.time - player.positions.begun).toBeLessThanOrEqual(250)
})

test('steps go by action, forth and back, and are shown as moves', () => {
  const { player } = opened()
  const told: string[] = []
  player.subscribe((event) => told.push(event.type))
  const { index, game } = player
  player.step(1)
  expect(player.index).toBe(index + 1)
  expect(player.jumped).toBe(false)
  expect(told).toEqual(player.update?.events.map(({ type }) => type))
  player.step(-1)
  expect(player.game).toEqual(game)
  expect(told.length).toBe(player.positions.updates[index]?.events.length)
})

test('steps end where the game does', () => {
  const { player } = opened()
  player.seek(player.positions.end)
  player.step(1)
  expect(player.index).toBe(player.positions.updates.length)
  player.seek(player.positions.start)
  while (player.index > 0) player.step(-1)
  player.step(-1)
  expect(player.index).toBe(0)
})

test('a jump tells no events and stays within the game', () => {
  const { player } = opened()
  const told: string[] = []
  player.subscribe((event) => told.push(event.type))
  player.seek(1e9)
  expect(player.time).toBe(player.positions.end)
  player.seek(-1e9)
  expect(player.time).toBe(player.positions.start)
  expect(told).toEqual([])
  expect(player.jumped).toBe(true)
})

test('from mark to mark, every one is reached, forth and back', () => {
  const { player } = opened()
  const times = [...new Set(player.marks.map(({ at }) => at))]
  player.seek(player.positions.start)
  const forth: number[] = []
  for (const _ of times) {
    player.toHighlight(1)
    forth.push(player.time)
  }
  expect(forth).toEqual(times)
  const back: number[] = []
  for (const _ of times.slice(1)) {
    player.toHighlight(-1)
    back.push(player.time)
  }
  expect(back).toEqual(times.slice(0, -1).reverse())
})

test('speeds go up and down within their limits', () => {
  const { player } = opened()
  SPEEDS.forEach(() => player.faster(1))
  expect(player.speed).toBe(16)
  SPEEDS.forEach(() => player.faster(-1))
  player.faster(-1)
  expect(player.speed).toBe(0.25)
})

test('a seat sees its own card, and the sand is that of the moment', () => {
  const { player } = opened()
  const session = new ReplaySession(player)
  expect(session.me).toBeNull()
  session.seat = 2
  expect(session.me?.seat).toBe(2)
  expect(session.room.people.map(({ seat }) => seat)).toEqual([0, 1, 2, 3, 4])
  const before = session.sand()
  player.by(5000)
  expect(before.left - session.sand().left).toBe(5000)
  expect(session.sand().left + session.sand().ifTurned).toBe(before.capacity)
})
