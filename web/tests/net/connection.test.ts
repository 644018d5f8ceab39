/** The line to the server: tried again with growing pauses, and found out when it is dead. */
import { describe, expect, test } from 'vitest'
import { Connection, pauseBefore } from '../../src/net/connection'
import { GameClock } from '../../src/net/gameClock'
import type { ServerMessage } from '../../src/protocol/messages'
import { FakeServer, FakeTimers } from './fakes'

function connected() {
  const [server, timers] = [new FakeServer(), new FakeTimers()]
  const lost: number[] = []
  const heard: ServerMessage[] = []
  const connection: Connection = new Connection(server.open, timers, () => 1, {
    opened: () => connection.settled(),
    heard(message) {
      heard.push(message)
      if (message.type === 'time') connection.answered(message.sent)
    },
    lost: (tries) => lost.push(tries),
  })
  connection.start()
  return { server, timers, lost, heard, connection }
}

/** The server answers the last question for the time. */
function answer({ server }: ReturnType<typeof connected>): void {
  const { sent } = server.last.of('time').at(-1)!
  server.last.tell({ type: 'time', sent, server: 1, game: null })
}

describe('pauses', () => {
  test('grow up to some seconds, and chance takes off at most half', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 60].map((tries) => pauseBefore(tries, 1))).toEqual([
      300, 600, 1200, 2400, 4800, 8000, 8000, 8000,
    ])
    expect(pauseBefore(2, 0)).toBe(600)
  })

  test('are kept between tries, and begin anew once we were in', () => {
    const house = connected()
    const { server, timers, lost } = house
    server.last.drop()
    timers.advance(299)
    expect(server.sockets).toHaveLength(1)
    timers.advance(1)
    expect(server.sockets).toHaveLength(2)
    server.last.drop()
    timers.advance(600)
    expect(server.sockets).toHaveLength(3)
    server.last.accept().drop()
    expect(lost).toEqual([0, 1, 0])
  })

  test('a socket that never opens is given up', () => {
    const { server, timers, lost } = connected()
    timers.advance(10_000)
    expect(server.sockets[0]?.closed).toBe(true)
    expect(lost).toEqual([0])
    timers.advance(300)
    expect(server.sockets).toHaveLength(2)
  })
})

describe('the pulse', () => {
  test('asks some times quickly and then now and then, and tells the round trip it measured', () => {
    const house = connected()
    const { server, timers } = house
    server.last.accept()
    timers.advance(40)
    answer(house)
    for (let second = 0; second < 10; second++) {
      timers.advance(1000)
      answer(house)
    }
    const asked = server.last.of('time')
    expect(asked.length).toBeGreaterThanOrEqual(6)
    expect(asked.length).toBeLessThanOrEqual(8)
    expect(asked[0]?.rtt).toBeNull()
    expect(asked[1]?.rtt).toBe(40)
  })

  test('a line on which nothing comes back is dead', () => {
    const { server, timers, lost } = connected()
    server.last.accept()
    timers.advance(7_999)
    expect(lost).toEqual([])
    timers.advance(1)
    expect(lost).toEqual([0])
    expect(server.sockets[0]?.closed).toBe(true)
  })

  test('after sleep it is found out sooner', () => {
    const house = connected()
    house.server.last.accept()
    answer(house)
    house.connection.check()
    house.timers.advance(2_500)
    expect(house.lost).toEqual([0])
  })

  test('after sleep nobody waits for the next try', () => {
    const { server, connection } = connected()
    server.last.drop()
    connection.check()
    expect(server.sockets).toHaveLength(2)
    connection.check()
    expect(server.sockets).toHaveLength(2)
  })

  test('what is stopped stays so', () => {
    const { server, timers, connection, lost } = connected()
    server.last.accept()
    connection.stop()
    timers.advance(60_000)
    expect(server.sockets).toHaveLength(1)
    expect(lost).toEqual([])
    expect(connection.send({ type: 'deal' })).toBe(false)
  })
})

describe('the clock', () => {
  test('believes the quickest of the last ten answers', () => {
    const timers = new FakeTimers()
    const clock = new GameClock(timers)
    clock.set(1_000)
    expect(clock.now()).toBe(1_000)
    clock.sample(1_000, 100) // an answer that took 100 ms: it is 1,050 by now
    expect(clock.now()).toBe(1_050)
    clock.sample(1_010, 20)
    clock.sample(1_500, 900)
    expect(clock.now()).toBe(1_020)
    timers.advance(500)
    expect(clock.now()).toBe(1_520)
    for (let more = 0; more < 10; more++) clock.sample(2_000, 50)
    expect(clock.now()).toBe(2_025)
  })

  test('measures anew when told to', () => {
    const clock = new GameClock(new FakeTimers())
    clock.sample(1_000, 2)
    clock.set(9_000)
    clock.sample(9_100, 300)
    expect(clock.now()).toBe(9_250)
  })
})
