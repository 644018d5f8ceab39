/** Figures of an analysis in words. */
import type { Chance } from '../../protocol/api'
import { clockText } from '../../i18n/clockText'
import { language, listOf, t } from '../../i18n/words.svelte'
import { timeText } from '../../replay/momentLink'
import type { Session } from '../../session/api'
import { abilityName, dashed, heroName } from '../../i18n/names'
import type { Praise } from './figures'

export { timeText }

/** The person or bot on a seat. */
export interface Sitting {
  name: string
  bot: boolean
}

export function sittingAt(session: Session, seat: number): Sitting {
  const bot = session.room?.bots.find((one) => one.seat === seat && one.holds === null)
  const person = session.room?.people.find((one) => one.seat === seat)
  return {
    name: person?.name || bot?.name || t('table-seat-empty', { number: seat + 1 }),
    bot: !person && bot !== undefined,
  }
}

/** `1.4` in the way of the language. */
export const secondsText = (ms: number): string =>
  new Intl.NumberFormat(language(), { maximumFractionDigits: 1, minimumFractionDigits: 1 }).format(ms / 1000)

export const percentText = (share: number): string =>
  new Intl.NumberFormat(language(), { style: 'percent', maximumFractionDigits: 0 }).format(share)

const wholeSeconds = (ms: number): number => Math.floor(ms / 1000)

/** "Mage could have gone north for 9 s." */
export function chanceText({
  hero,
  ability,
  start,
  end,
}: Pick<Chance, 'hero' | 'ability' | 'start' | 'end'>): string {
  const kind = ['vortex', 'escalator', 'explore'].includes(ability) ? ability : 'move'
  return t(`analysis-chance-${kind}`, {
    hero: heroName(hero),
    direction: abilityName(ability).toLocaleLowerCase(language()),
    seconds: wholeSeconds(end - start),
  })
}

/** Whose it was, what for, and whether it came in the end. */
export function chanceNote({ seats, purpose, taken }: Chance, nameOf: (seat: number) => string): string {
  const whose = t('analysis-chance-whose', { names: listOf(seats.map(nameOf)) })
  const why = t(`analysis-purpose-${dashed(purpose)}`)
  return [whose, why, ...(taken ? [t('analysis-chance-taken')] : [])].join(' · ')
}

export function praiseText(one: Praise): string {
  const key = `analysis-praise-${one.kind}`
  switch (one.kind) {
    case 'won':
      return t(key, { time: clockText(one.ms) })
    case 'near-plan':
      return t(key, { actions: one.actions, planned: one.planned })
    case 'together':
      return t(key, { actions: one.actions })
    default:
      return t(key)
  }
}
