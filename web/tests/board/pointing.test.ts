/** What is meant by a square that two things claim: A3. */
import { describe, expect, it } from 'vitest'
import { heroPointedAt, pointedAt } from '../../src/board/pointer/pointing'
import { targetsOf } from '../../src/board/pointer/targets'
import { squareOf } from '../../src/state/view'
import { Mall } from '../../src/state/mall'
import { stepsFrom } from '../../src/state/squares'
import { goldenGame } from '../state/goldenGames'

const { facts, updates } = goldenGame('scenario-07')
const { view, reach } = updates.find(({ then }) => (then.reach.west.mage?.length ?? 0) >= 2)!.then
const from = squareOf(view, 'mage')!
const targets = targetsOf(view, reach, new Mall(facts, view.tiles), 'mage', ['west'])
const stop = stepsFrom(from, 'west', reach.west.mage![0]!)

describe('on one square', () => {
  it('a place to go is meant, not the head of a pawn that overhangs it', () => {
    expect(pointedAt(view, targets, stop, 'elf')).toEqual({ target: targets[0] })
  })

  it('the hero who stands there is meant, not the one whose head is before it', () => {
    expect(pointedAt(view, targets, from, 'elf')).toEqual({ hero: 'mage' })
    expect(heroPointedAt(view, from, 'elf')).toBe('mage')
  })

  it('where nobody stands and nobody may go, a head is its pawn', () => {
    expect(pointedAt(view, [], stop, 'elf')).toEqual({ hero: 'elf' })
    expect(heroPointedAt(view, stop, 'elf')).toBe('elf')
  })

  it('without any of these nothing is meant', () => {
    expect(pointedAt(view, [], stop, null)).toBeNull()
  })

  it('by a key there is no square, only a pawn', () => {
    expect(pointedAt(view, targets, null, 'elf')).toEqual({ hero: 'elf' })
  })
})
