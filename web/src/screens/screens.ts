/** Brings the screen of each page that is not in the first load, with its words; asked again, it is there already. */
import { withWords } from '../i18n/words.svelte'
import type { Page } from '../router.svelte'

export const screens = {
  room: () => import('./Room.svelte'),
  book: () => withWords(import('./book/Book.svelte')),
  companion: () => withWords(import('./companion/CompanionPage.svelte')),
  daily: () => withWords(import('./daily/Daily.svelte')),
  rules: () => import('./rules/Rules.svelte'),
  learn: () => import('./learn/Learn.svelte'),
  game: () => withWords(import('./replay/GamePage.svelte')),
  replay: () => withWords(import('./replay/Replays.svelte')),
  embed: () => withWords(import('./replay/Embed.svelte')),
  make: () => withWords(import('./make/Make.svelte')),
  'make/tiles': () => withWords(import('./make/tiles/TileWorkshop.svelte')),
  'make/tiles/print': () => withWords(import('./make/tiles/print/TilePrint.svelte')),
  'make/scenario': () => withWords(import('./make/scenario/ScenarioEditor.svelte')),
  play: () => withWords(import('./make/scenario/PlayScenario.svelte')),
  settings: () => import('./settings/SettingsPage.svelte'),
} satisfies Partial<Record<Page['name'], () => Promise<unknown>>>

/** So that a screen comes together with the words and letters, and not after them. */
export function fetchScreen({ name }: Page): void {
  if (name in screens) screens[name as keyof typeof screens]().catch(() => undefined) // asked again when shown
}
