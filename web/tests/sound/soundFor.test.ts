import { describe, expect, it } from 'vitest'
import type { GameEvent } from '../../src/protocol/messages'
import type { SessionEvent } from '../../src/session/api'
import { soundFor } from '../../src/sound/soundFor'
import type { Known } from '../../src/moments/facts'
import { SOUNDS } from '../../src/sound/sounds'

const ME = 1
const KNOWN: Known = {
  mySeat: ME,
  tileSet: null,
  view: { tiles: [], spent: [], sand: { capacity: 180_000, deadline: 0, stopped_at: null } },
  rules: [],
}
const event = (event: Partial<GameEvent>, predicted = false): SessionEvent =>
  ({ kind: 'event', event: { at: 0, ...event }, own: predicted, predicted }) as SessionEvent

describe('sounds', () => {
  it('tell a step from a slide (A3)', () => {
    expect(soundFor(event({ type: 'moved', steps: 1 }), KNOWN)).toBe('step')
    expect(soundFor(event({ type: 'moved', steps: 2 }), KNOWN)).toBe('slide')
  })
  it('come with an own deed at once, and not again when it is confirmed', () => {
    const deed = { type: 'move', hero: 'elf', from: [0, 0, 0], direction: 'north', steps: 1 } as const
    expect(soundFor({ kind: 'predicted', deed: { ...deed, from: [0, 0, 0] } }, KNOWN)).toBe('step')
    expect(soundFor(event({ type: 'moved', steps: 1 }, true), KNOWN)).toBeNull()
  })
  it('make a bell and a stare at me clearer than one at others (T5, T6)', () => {
    expect(soundFor(event({ type: 'bell_placed', target: ME }), KNOWN)).toBe('bell')
    expect(soundFor(event({ type: 'bell_placed', target: 0 }), KNOWN)).toBe('bellAway')
    expect(soundFor(event({ type: 'stared', target: ME }), KNOWN)).toBe('stare')
    expect(soundFor(event({ type: 'stared', target: 0 }), KNOWN)).toBeNull()
  })
  it('are heard when something is refused, and when nothing is to be said', () => {
    const refused = { kind: 'refused', deed: { type: 'look' }, reason: 'no_choice', message: '' } as const
    expect(soundFor(refused, KNOWN)).toBe('refused')
    expect(soundFor({ kind: 'error', reason: 'busy', message: '' }, KNOWN)).toBeNull()
  })
  it('are all different, and short', () => {
    const all = Object.values(SOUNDS).map((sound) => JSON.stringify(sound))
    expect(new Set(all).size).toBe(all.length)
    for (const sound of Object.values(SOUNDS)) for (const { at } of sound) expect(at).toBeLessThan(1.2)
  })
})
