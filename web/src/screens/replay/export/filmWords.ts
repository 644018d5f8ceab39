/** The words in films and pictures, in the current language. */
import type { FilmWords } from '../../../film/storyboard/filmScene'
import { t } from '../../../i18n/words.svelte'
import type { GameEvent, View } from '../../../protocol/messages'
import type { Replay } from '../../../replay/types'
import { rulesPlayed } from '../../../state/playedRules'
import { placeText } from '../../table/description/describe'
import { DescribedMall } from '../../table/description/describedMall'
import { eventSentence } from '../../table/notices/eventText'
import { scenarioText, seatName } from '../player/eventRows'

export function filmWords(replay: Replay): FilmWords {
  const who = (seat: number): string => seatName(replay, seat)
  const handsOnly = rulesPlayed(replay.heading).includes('hands_only')
  return {
    title: scenarioText(replay),
    sandLeft: t('table-sand-left'),
    ifTurned: t('table-sand-if-turned'),
    tilesLeft: t('table-tiles-left'),
    loot: (count) => t('table-loot', { count }),
    exits: (count) => t('table-exits', { count }),
    phases: {
      planning: t('planning-title'),
      escape: t('film-alarm'),
      won: t('film-won'),
      lost: t('film-lost'),
    },
    talk: t(handsOnly ? 'talk-hands' : 'talk-now'),
    paused: t('table-paused'),
    seat: who,
    tell: (event: GameEvent, view: View) =>
      eventSentence(event, {
        who,
        mySeat: null,
        place: (square) => placeText(new DescribedMall(replay.facts, view), square),
        handsOnly,
      }),
  }
}
