/** How a table is told to lay out its tiles: S3, C5, C8, C13, B2. */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { layOutKeys } from '../../src/companion/layOut'
import type { ScenarioRow } from '../../src/protocol/api'

const row = (part: Partial<ScenarioRow>): ScenarioRow =>
  ({ shuffled: true, on_top: '', rules: [], ...part }) as unknown as ScenarioRow

it('tiles are shuffled, face down or face up (S3, C8)', () => {
  expect(layOutKeys(row({}))).toEqual(['companion-lay'])
  expect(layOutKeys(row({ rules: ['stack_face_up'] }))).toEqual(['companion-lay-face-up'])
})

it('a stack that is not shuffled lies as listed (B2)', () => {
  expect(layOutKeys(row({ shuffled: false }))).toEqual(['companion-lay-order'])
  expect(layOutKeys(row({ shuffled: false, rules: ['stack_face_up'] }))).toEqual([
    'companion-lay-order-face-up',
  ])
})

it('one may lie on top, and one apart (C5, C13)', () => {
  expect(layOutKeys(row({ on_top: '15' }))).toEqual(['companion-lay', 'companion-lay-top'])
  expect(layOutKeys(row({ rules: ['stack_face_up', 'two_boards'] }))).toEqual([
    'companion-lay-face-up',
    'companion-lay-second',
  ])
})

it('a scenario that was kept before rows said so is taken for shuffled', () => {
  const { shuffled: _, ...before } = row({})
  expect(layOutKeys(before as ScenarioRow)).toEqual(['companion-lay'])
})

it.each(readdirSync(new URL('../../locales', import.meta.url)))('%s has all the sentences', (language) => {
  const words = readFileSync(new URL(`../../locales/${language}/companion.ftl`, import.meta.url), 'utf8')
  for (const shuffled of [true, false])
    for (const rules of [[], ['stack_face_up', 'two_boards']] as ScenarioRow['rules'][])
      for (const key of layOutKeys(row({ shuffled, rules, on_top: '15' })))
        expect(words).toMatch(new RegExp(`^${key} = `, 'm'))
})
