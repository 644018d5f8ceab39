/** My name. One is proposed, and can be changed at any time. */
import { t } from '../i18n/words.svelte'
import { settings } from '../settings/settings.svelte'

const GUESSES = 10
const guess = Math.floor(Math.random() * GUESSES)

export const guessedName = (): string => t(`name-guess-${guess}`)

export const ownName = (): string => settings.name.trim() || guessedName()
