/** Puts remarks, which travel as codes, into the reader's language. */
import type { Ability, RemarkedEvent } from '../protocol/messages'
import { t } from './words.svelte'

export interface RemarkReader {
  /** Whose screen it is; null for who watches. */
  mySeat: number | null
  nameOf(seat: number): string
}

const SPECIAL: readonly Ability[] = ['vortex', 'escalator', 'explore']

export function remarkText(remark: RemarkedEvent, { mySeat, nameOf }: RemarkReader): string {
  const { topic, hero, ability, target } = remark
  const act = t(`remark-${SPECIAL.includes(ability) ? ability : 'move'}`, { hero, ability })
  const aim = t(`remark-aim-${remark.aim}`)
  if (topic === 'can' || target === null) return t(`remark-${topic}`, { aim, act })
  if (target === mySeat) return t('remark-waits-you', { aim, act })
  return t('remark-waits-one', { aim, act, who: nameOf(target) })
}
