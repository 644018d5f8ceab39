/** A message that nothing asks for is noticed, though many names are put together. */
import { describe, expect, it } from 'vitest'
import { usedWords } from '../../scripts/used-words.mjs'

describe('a message is used', () => {
  it('where it is named, in whichever quotes', () => {
    const isUsed = usedWords([`t('end-won')`, `t("end-lost")`, 't(`end-left`)'])
    expect(['end-won', 'end-lost', 'end-left', 'end'].map(isUsed)).toEqual([true, true, true, false])
  })

  it('where its name is put together, with a word for each part', () => {
    const isUsed = usedWords(['t(`end-${column}`)', 't(`lesson-${lesson.kind}-hush`)'])
    expect(['end-moves', 'lesson-solo-hush'].every(isUsed)).toBe(true)
    expect(['end-rematch-note', 'lesson-solo', 'what-if-opening'].some(isUsed)).toBe(false)
  })

  it('with several words for a part that brings dashes', () => {
    const isUsed = usedWords([
      '`refusal-${dashed(reason)}`',
      '`companion-lay${order}${up}`',
      '`tiles-flaw-${code}`',
    ])
    expect(['refusal-no-such-seat', 'companion-lay', 'companion-lay-order-face-up'].every(isUsed)).toBe(true)
    expect(isUsed('tiles-flaw-floor-apart')).toBe(true)
  })

  it('in the client itself, and none that only begins like one', () => {
    const isUsed = usedWords()
    expect(['end-moves', 'end-bells'].every(isUsed)).toBe(true)
    expect(['end-marks', 'end-nothing'].some(isUsed)).toBe(false)
  })

  it('not by a name that is only parts', () => {
    expect(usedWords(['`${one}-${other}`'])('end-won')).toBe(false)
  })
})
