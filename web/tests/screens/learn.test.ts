import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { SessionEvent } from '../../src/session/api'
import { LESSONS, lessonAfter } from '../../src/screens/learn/lessons'
import { newRules, rulesOf, TAUGHT } from '../../src/screens/learn/newRules'

const lesson = (name: string): number => LESSONS.findIndex((one) => one.name === name)

const happened = (event: object, own = false): SessionEvent =>
  ({ kind: 'event', event, own, predicted: false }) as unknown as SessionEvent

describe('the first game', () => {
  it('goes on when what a lesson waits for has happened', () => {
    expect(lessonAfter(lesson('step'), happened({ type: 'moved', steps: 1 }, true))).toBe(lesson('slide'))
  })

  it('waits for a deed of the learner, not of a partner', () => {
    expect(lessonAfter(lesson('step'), happened({ type: 'moved', steps: 1 }))).toBe(lesson('step'))
  })

  it('asks for more than one step in the lesson on slides', () => {
    expect(lessonAfter(lesson('slide'), happened({ type: 'moved', steps: 1 }, true))).toBe(lesson('slide'))
    expect(lessonAfter(lesson('slide'), happened({ type: 'moved', steps: 2 }, true))).toBe(lesson('partner'))
  })

  it('does not ask for a theft that is done', () => {
    expect(lessonAfter(lesson('step'), happened({ type: 'theft_done' }))).toBe(lesson('escape'))
  })

  it('does not take an exploration ahead of its lesson for the lesson', () => {
    expect(lessonAfter(lesson('step'), happened({ type: 'tile_placed' }))).toBe(lesson('step'))
  })

  it('ends with the win', () => {
    expect(lessonAfter(lesson('escape'), happened({ type: 'won' }))).toBe(LESSONS.length - 1)
  })
})

describe('what is new in a scenario', () => {
  it('P1, P2: one exit or four', () => {
    expect(rulesOf(['one_exit'])).toContain('one_exit')
    expect(rulesOf([])).toEqual(['own_exits'])
  })

  it('P3 to P8: a group stands for all of them', () => {
    expect(rulesOf(['permanent'])).toHaveLength(7)
  })

  it('teaches nothing twice', () => {
    expect(newRules(['pass_cards', 'cameras'], ['own_exits', 'pass_cards'])).toEqual(['cameras'])
  })
})

describe('words', () => {
  const english = readFileSync(new URL('../../locales/en/learn.ftl', import.meta.url), 'utf8')

  it.each(LESSONS.map((one) => one.name))('lesson %s has a title and a text', (name) => {
    expect(english).toMatch(new RegExp(`^learn-${name}-title = `, 'm'))
    expect(english).toMatch(new RegExp(`^learn-${name}-text = `, 'm'))
  })

  it.each(TAUGHT)('rule %s has a title and a text', (rule) => {
    expect(english).toMatch(new RegExp(`^rule-${rule}-title = `, 'm'))
    expect(english).toMatch(new RegExp(`^rule-${rule}-text = `, 'm'))
  })
})
