/** Brings the screen of each page that is not in the first load, with its words; asked again, it is there already. */
import { withWords } from '../i18n/words.svelte'
import type { Page } from '../router.svelte'

export const screens = {
  room: () => import('./Room.svelte'),
  book: () => withWords(import('./book/Book.svelte'), 'later'),
  companion: () => withWords(import('./companion/CompanionPage.svelte'), 'later', 'rules'),
  daily: () => withWords(import('./daily/Daily.svelte'), 'later'),
  rules: () => withWords(import('./rules/Rules.svelte'), 'rules'),
  learn: () => withWords(import('./learn/Learn.svelte'), 'learn'),
  game: () => withWords(import('./replay/GamePage.svelte'), 'later'),
  replay: () => withWords(import('./replay/Replays.svelte'), 'later'),
  embed: () => withWords(import('./replay/Embed.svelte'), 'later'),
  make: () => withWords(import('./make/Make.svelte'), 'later'),
  'make/tiles': () => withWords(import('./make/tiles/TileWorkshop.svelte'), 'later'),
  'make/tiles/print': () => withWords(import('./make/tiles/print/TilePrint.svelte'), 'later'),
  'make/scenario': () => withWords(import('./make/scenario/ScenarioEditor.svelte'), 'later', 'rules'),
  play: () => withWords(import('./make/scenario/PlayScenario.svelte'), 'later', 'rules'),
  settings: () => import('./settings/SettingsPage.svelte'),
} satisfies Partial<Record<Page['name'], () => Promise<unknown>>>

/** So that a screen comes together with the words and letters, and not after them. */
export function fetchScreen({ name }: Page): void {
  if (name in screens) screens[name as keyof typeof screens]().catch(() => undefined) // asked again when shown
}
