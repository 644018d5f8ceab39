import { describe, expect, it } from 'vitest'
import type { PublicHeading, ReachFacts, View } from '../../src/protocol/messages'
import { allowedActions } from '../../src/screens/table/controls/allowedActions'

const reach = (look?: true): ReachFacts => ({
  north: {},
  east: {},
  south: {},
  west: {},
  vortex: {},
  escalator: {},
  explore: look ? { look } : {},
})
const heading = (options = {}): PublicHeading =>
  ({ options: { pause: false, ...options } }) as unknown as PublicHeading
const view = (part: object = {}): View =>
  ({
    phase: 'heist',
    cards: [['explore'], []],
    deck: null,
    bell_seats: [0],
    theft_callable: false,
    sand: { stopped_at: null },
    discard_due: false,
    ...part,
  }) as unknown as View
const me = { seat: 0, starts: true }

describe('what can be done besides the matrix', () => {
  it('is nothing for who watches, and after the end (A2, W7)', () => {
    expect(
      Object.values(allowedActions(heading(), view(), reach(true), { seat: null, starts: true })),
    ).not.toContain(true)
    expect(Object.values(allowedActions(heading(), view({ phase: 'won' }), reach(true), me))).not.toContain(
      true,
    )
  })
  it('is the start in planning, for who may (S6)', () => {
    const planning = view({ phase: 'planning', sand: { stopped_at: 0 } })
    expect(allowedActions(heading(), planning, reach(), me)).toMatchObject({ start: true, bell: false })
    expect(allowedActions(heading(), planning, reach(), { seat: 0, starts: false }).start).toBe(false)
  })
  it('is the call of the theft when the server says so (W2)', () => {
    expect(allowedActions(heading(), view({ theft_callable: true }), reach(), me).steal).toBe(true)
    expect(allowedActions(heading(), view(), reach(), me).steal).toBe(false)
  })
  it('is to look first for who explores (X4)', () => {
    expect(allowedActions(heading(), view(), reach(true), me).look).toBe(true)
    expect(allowedActions(heading(), view(), reach(true), { seat: 1, starts: false }).look).toBe(false)
    expect(allowedActions(heading(), view(), reach(), me).look).toBe(false)
  })
  it('is the bell for the seats that the server names, and a stare for all (T5, T6)', () => {
    expect(allowedActions(heading(), view(), reach(), me)).toMatchObject({ bell: true, stare: true })
    const other = { seat: 1, starts: false }
    expect(allowedActions(heading(), view(), reach(), other)).toMatchObject({ bell: false, stare: true })
  })
  it('is only to turn cards alone at the table (L1, L4)', () => {
    const solo = view({ cards: [['explore']], deck: { left: 6, discard: [] }, bell_seats: [] })
    expect(allowedActions(heading(), solo, reach(), me)).toMatchObject({
      turnCard: true,
      bell: false,
      stare: false,
    })
  })
  it('is to go on in a pause, where pauses are agreed (H1)', () => {
    const agreed = heading({ pause: true })
    expect(allowedActions(agreed, view(), reach(), me)).toMatchObject({ pause: true, resume: false })
    expect(allowedActions(agreed, view({ sand: { stopped_at: 5 } }), reach(), me)).toMatchObject({
      pause: false,
      resume: true,
    })
  })
})
