import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { PersonFacts, RoomFacts } from '../../src/protocol/messages'
import { AutoSeat } from '../../src/rooms/autoSeat'
import type { Session } from '../../src/session/api'

const kept = new Map<string, string>()
vi.stubGlobal('sessionStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
  removeItem: (key: string) => kept.delete(key),
})

const person = (id: number, seat: number | null): PersonFacts => ({
  id,
  name: `PersonFacts ${id}`,
  seat,
  ready: false,
  here: true,
  lag: null,
})

/** A session whose server seats whoever asks, if the seat is free. */
class FakeSession {
  room: RoomFacts | null = null
  status = 'open'
  asked: number[] = []
  changed = () => {}

  get me() {
    return this.room?.people.find(({ id }) => id === 1) ?? null
  }
  sit(seat: number) {
    this.asked.push(seat)
  }
  stand() {
    this.asked.push(-1)
  }
  told(people: PersonFacts[], more: Partial<RoomFacts> = {}) {
    this.room = {
      code: 'kibo-ruta',
      host: 2,
      people,
      bots: [],
      table: { scenario: 1, seats: 2 },
      game: null,
      phase: 'lobby',
      fair: null,
      daily: null,
      lesson: null,
      ...more,
    }
    this.changed()
  }
}

function seated(): { session: FakeSession; seating: AutoSeat } {
  const session = new FakeSession()
  const seating = new AutoSeat(session as unknown as Session, 'kibo-ruta')
  session.changed = () => seating.look()
  return { session, seating }
}

beforeEach(() => kept.clear())

describe('in the lobby', () => {
  test('who comes gets the first free seat', () => {
    const { session } = seated()
    session.told([person(2, 0), person(1, null)])
    expect(session.asked).toEqual([1])
  })
  test('somebody was quicker: the next one', () => {
    const { session } = seated()
    session.told([person(1, null)])
    session.told([person(1, null), person(2, 0)])
    expect(session.asked).toEqual([0, 1])
  })
  test('no seat is asked for where none is free, or a game runs', () => {
    const { session } = seated()
    session.told([person(2, 0), person(3, 1), person(1, null)])
    session.told([person(2, 0), person(1, null)], { phase: 'heist' })
    expect(session.asked).toEqual([])
  })
  test('who gets up stays up, also after loading the page again', () => {
    const { session, seating } = seated()
    session.told([person(1, 0)])
    seating.stand()
    session.told([person(1, null)])
    expect(session.asked).toEqual([-1])
    const again = seated()
    again.session.told([person(1, null)])
    expect(again.session.asked).toEqual([])
  })
  test('who lost the seat because the table became smaller is seated again', () => {
    const { session } = seated()
    session.told([person(1, 1)])
    session.told([person(1, null)], { table: { scenario: 1, seats: 1 } })
    expect(session.asked).toEqual([0])
  })
})
