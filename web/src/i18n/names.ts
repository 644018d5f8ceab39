/** Heroes, abilities and refusals in the reader's language. */
import type { Ability, Hero } from '../protocol/messages'
import { listOf, t } from './words.svelte'

/** Keys of words have hyphens where the protocol has underscores. */
export const dashed = (word: string): string => word.replaceAll('_', '-')

export const heroName = (hero: Hero): string => t(`hero-${hero}`)
export const abilityName = (ability: Ability): string => t(`ability-${ability}`)
export const abilityNames = (abilities: readonly Ability[]): string => listOf(abilities.map(abilityName))
export const refusalText = (reason: string): string => t(`refusal-${dashed(reason)}`)
