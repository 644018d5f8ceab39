/** Why talk is open, in words. */
import { t } from '../../../i18n/words.svelte'
import { heroName } from '../../../i18n/names'
import type { Hero } from '../../../protocol/messages'
import type { TableState } from '../tableState.svelte'

/** What opened a talk window (T2): a hero turned the hourglass, or the elf explored. */
export type TalkCause = { turnedBy: Hero } | 'elf'

export function whyTalk(table: TableState): string {
  const { talkCause } = table
  if (table.watching) return t('talk-read-along')
  if (table.view.phase === 'planning') return t('talk-plan-why')
  if (table.game.heading.options.talk_always) return t('talk-always')
  if (talkCause === 'elf') return t('talk-cause-elf')
  return talkCause ? t('talk-cause-turn', { hero: heroName(talkCause.turnedBy) }) : t('talk-until-act')
}
