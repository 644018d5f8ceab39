import { readdirSync, readFileSync } from 'node:fs'
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { describe, expect, it } from 'vitest'
import type { LessonAsk, LessonStep } from '../../src/protocol/messages'
import { cellName, keyFor, LINES, lineOf, litBy, PARTNER } from '../../src/screens/learn/lesson'
import { TAUGHT } from '../../src/state/newRules'
import { KEYS } from '../../src/screens/table/keyboard/keys'
import { isByKeys } from '../../src/ui/page/byKeys'

const step = (ask: LessonAsk, more: Partial<LessonStep> = {}): LessonStep => ({
  stage: 'step',
  number: 1,
  of: 10,
  ask,
  ability: null,
  hero: null,
  to: null,
  ...more,
})

const south = step('act', { ability: 'south', hero: 'dwarf', to: [0, 1, 3] })

describe('what a step of the first game lights', () => {
  it('is the button, the hero and the square of what is to be done', () => {
    expect(litBy(south, false)).toMatchObject({
      button: cellName('south', 'dwarf'),
      hero: 'dwarf',
      square: [0, 1, 3],
    })
  })

  it('is the bell, and then the partner', () => {
    expect(litBy(step('ring'), false)).toMatchObject({ button: KEYS.bell, seat: null })
    expect(litBy(step('ring'), true)).toMatchObject({ button: null, seat: PARTNER })
  })

  it('is the deck, or where one talks', () => {
    expect(litBy(step('card'), false).button).toBe(KEYS.card)
    expect(litBy(step('talk'), false)).toMatchObject({ button: null, talk: true })
  })

  it('is only the hero while the partner acts, and nothing between two steps', () => {
    const watched = litBy(step('watch', { hero: 'elf', ability: 'east' }), false)
    expect(watched).toMatchObject({ button: null, square: null, hero: 'elf' })
    expect(Object.values(litBy(null, false)).some(Boolean)).toBe(false)
  })
})

describe('who is at the keys', () => {
  const field = { matches: (selector: string) => selector.includes('input') } as unknown as EventTarget

  it('is whoever presses one, but not who writes with them', () => {
    expect(isByKeys({ key: 't', target: null })).toBe(true)
    expect(isByKeys({ key: 'Shift', target: null })).toBe(false)
    expect(isByKeys({ key: 't', target: field })).toBe(false)
    expect(isByKeys({ key: 'Tab', target: field })).toBe(true)
  })

  it('is told that a hello was heard', () => {
    expect(lineOf('team', step('talk', { stage: 'talk' }))).toBe('lesson-team-talk-talk')
    expect(lineOf('team', step('talk', { stage: 'talk' }), true)).toBe('lesson-heard')
  })
})

describe('the key of a step', () => {
  it('is that of its row and column', () => {
    expect(keyFor(south, ['south', 'explore'])).toBe('Digit4')
    expect(keyFor(step('act', { ability: 'explore', hero: 'elf' }), ['south', 'explore'])).toBe('KeyE')
  })

  it('is that of the bell, the deck or the talk; none to watch', () => {
    expect(keyFor(step('ring'), [])).toBe(KEYS.bell)
    expect(keyFor(step('card'), [])).toBe(KEYS.card)
    expect(keyFor(step('talk'), [])).toBe(KEYS.talk)
    expect(keyFor(step('watch'), [])).toBeNull()
  })
})

/** Two lines on a phone. */
const LONGEST_LINE = 80

describe('words', () => {
  const english = readFileSync(new URL('../../locales/en/new-rules.ftl', import.meta.url), 'utf8')

  const languages = readdirSync(new URL('../../locales', import.meta.url))

  it.each(languages)('%s says every step, by mouse, by touch and by keys', (language) => {
    const file = new URL(`../../locales/${language}/learn.ftl`, import.meta.url)
    const bundle = new FluentBundle(language, { useIsolating: false })
    bundle.addResource(new FluentResource(readFileSync(file, 'utf8')))
    for (const kind of ['team', 'solo'] as const)
      for (const stage of [...Object.keys(LINES[kind]), 'astray'])
        for (const ask of ['act', 'card', 'ring', 'talk', 'watch'] as const)
          for (const [by, heard] of [['mouse'], ['touch'], ['keys'], ['keys', true]] as const) {
            const key = lineOf(kind, step(ask, { stage }), heard)
            const { value } = bundle.getMessage(key) ?? {}
            if (!value) throw new Error(`${language} lacks ${key}`)
            const errors: Error[] = []
            const line = bundle.formatPattern(value, { by, key: 'K', hero: 'Elf', partner: 'Moss' }, errors)
            expect(errors, key).toEqual([])
            expect(line.length, line).toBeLessThan(LONGEST_LINE)
          }
  })

  it.each(TAUGHT)('rule %s has a title and a text', (rule) => {
    expect(english).toMatch(new RegExp(`^rule-${rule}-title = `, 'm'))
    expect(english).toMatch(new RegExp(`^rule-${rule}-text = `, 'm'))
  })
})
