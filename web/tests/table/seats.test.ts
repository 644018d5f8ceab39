import { describe, expect, it } from 'vitest'
import type { RoomFacts, View } from '../../src/protocol/messages'
import { fromMe, seatsOf } from '../../src/screens/table/seats/seats'
import { letterOf, SEAT_COLOURS, SEAT_RINGS } from '../../src/ui/seats'

const person = (id: number, name: string, seat: number | null, here = true) => ({
  id,
  name,
  seat,
  here,
  ready: false,
  lag: 30,
})
const room = {
  host: 1,
  people: [person(1, 'Ada', 0), person(2, 'Bo', 2, false), person(3, 'Cy', null)],
  bots: [{ seat: 3, name: 'Tick', level: 'steady', holds: null }],
} as unknown as RoomFacts
const view = { cards: [['north'], ['east'], [], ['west']], leader: 2, bell: 3, deck: null } as unknown as View
const me = { id: 2, name: 'Bo', seat: 2 }

describe('who sits where', () => {
  const seats = seatsOf(room, view, me, { 0: 44 })
  it('names people, bots, and nobody', () => {
    expect(seats.map(({ name }) => name)).toEqual(['Ada', '', 'Bo', 'Tick'])
    expect(seats.map(({ bot }) => bot)).toEqual([false, false, false, true])
    expect(seats.map(({ here }) => here)).toEqual([true, false, false, true])
  })
  it('knows leader, bell, host and the newest lag (C9, T5)', () => {
    expect(seats[2]).toMatchObject({ leader: true, me: true, bell: false })
    expect(seats[3]).toMatchObject({ bell: true })
    expect(seats[0]).toMatchObject({ host: true, lag: 44 })
  })
  it('is read from me, to the left', () => {
    expect(fromMe(seats).map(({ seat }) => seat)).toEqual([2, 3, 0, 1])
    expect(fromMe(seatsOf(room, view, null, {})).map(({ seat }) => seat)).toEqual([0, 1, 2, 3])
  })
  it('shows no cards of the solo game as a seat’s own (L1)', () => {
    const solo = { ...view, cards: [['north']], deck: { left: 6, discard: ['north'] } } as unknown as View
    expect(seatsOf(room, solo, me, {})[0]?.abilities).toEqual([])
  })
})

describe('seats can be told apart without colour', () => {
  it('has a ring and a colour for each of nine', () => {
    expect(new Set(SEAT_RINGS.map((ring) => JSON.stringify(ring))).size).toBe(9)
    expect(new Set(SEAT_COLOURS).size).toBe(9)
  })
  it('keeps letters whole', () => {
    expect(letterOf(' ґанна')).toBe('Ґ')
    expect(letterOf('👩‍🚀 Zoe')).toBe('👩‍🚀')
    expect(letterOf('')).toBe('?')
  })
})
