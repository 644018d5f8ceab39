/** What a step of the first game says and lights. The server says which step it is; nothing here knows a rule. */
import type { FirstGameKind, Hero, LessonAsk, LessonStep, Square } from '../../protocol/messages'
import { HEROES } from '../../protocol/messages'
import { KEYS, keyOf } from '../table/keyboard/keys'

/** What is lit at the table, so that the eye finds it. */
export interface Lit {
  /** A button: a cell of the matrix, or the key of an action. */
  button: string | null
  /** The seat to be chosen. */
  seat: number | null
  talk: boolean
  hero: Hero | null
  square: Square | null
}

const DARK: Lit = { button: null, seat: null, talk: false, hero: null, square: null }

/** Stages in which the learner looks for it alone first. */
export const SOUGHT_MS: Readonly<Record<string, number>> = { items: 7_000 }

export const PARTNER = 1

export const cellName = (ability: string, hero: Hero): string => `${ability} ${hero}`

/** `asking`: whether the learner has taken the bell and is to say for whom. */
export function litBy(step: LessonStep | null, asking: boolean): Lit {
  if (!step) return DARK
  switch (step.ask) {
    case 'act':
      return {
        ...DARK,
        button: step.ability && step.hero && cellName(step.ability, step.hero),
        hero: step.hero,
        square: step.to,
      }
    case 'card':
      return { ...DARK, button: KEYS.card }
    case 'ring':
      return { ...DARK, hero: step.hero, ...(asking ? { seat: PARTNER } : { button: KEYS.bell }) }
    case 'talk':
      return { ...DARK, talk: true }
    case 'watch':
      return { ...DARK, hero: step.hero }
  }
}

/** The key with which the asked thing is done. */
export function keyFor(step: LessonStep, abilities: readonly string[]): string | null {
  if (step.ask === 'card') return KEYS.card
  if (step.ask === 'ring') return KEYS.bell
  if (step.ask === 'talk') return KEYS.talk
  if (step.ask !== 'act' || !step.hero || !step.ability) return null
  return keyOf(abilities.indexOf(step.ability), HEROES.indexOf(step.hero)) ?? null
}

/** Stages with words of their own, by what is asked in them. */
export const LINES: Readonly<Record<FirstGameKind, Readonly<Record<string, readonly LessonAsk[]>>>> = {
  team: {
    step: ['act'],
    explore: ['act'],
    slide: ['act'],
    share: ['act', 'watch'],
    bell: ['act', 'ring', 'watch'],
    glass: ['act', 'watch'],
    talk: ['talk'],
    items: ['act', 'watch'],
    door: ['act', 'watch'],
    escape: ['act', 'watch'],
  },
  solo: {
    deck: ['card'],
    explore: ['act'],
    gather: ['act', 'card'],
    glass: ['act'],
    items: ['act', 'card'],
    escape: ['act', 'card'],
  },
}

/** Names the words of a step, `heard`: once the learner has said something. Whoever goes a way of their own comes to steps that nobody wrote words for. */
export function lineOf(kind: FirstGameKind, { stage, ask }: LessonStep, heard = false): string {
  if (ask === 'talk' && heard) return 'lesson-heard'
  return LINES[kind][stage]?.includes(ask) ? `lesson-${kind}-${stage}-${ask}` : `lesson-any-${ask}`
}
