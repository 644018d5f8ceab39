/** What lies on the drawing board when the page is opened. */
import type { ScenarioDraft } from '../../../protocol/api'
import { t } from '../../../i18n/words.svelte'
import { findSet, rememberSet } from '../../../rooms/ownTiles.svelte'
import { scenarioCodeIn, tilesIn } from '../../../rooms/scenarioCodes'
import { emptyDraft } from './draft'
import { check, type Question } from './check'
import { myScenarios, newId } from './saved/savedScenarios.svelte'

export interface First {
  draft: ScenarioDraft
  id: string
  /** There was a code in the address that holds no scenario. */
  bad: boolean
}

/** The end of the campaign: everybody who gets here knows its rules. */
const TO_BEGIN_WITH = 7

const askFor = async (question: Question, digest: string | null = null): Promise<ScenarioDraft | null> => {
  const answer = await check(question, digest)
  return typeof answer === 'string' ? null : answer.draft
}

/** The scenario in the address, or the last one worked on, or something to begin with. */
export async function firstDraft(address: string): Promise<First> {
  const wanted = new URLSearchParams(address)
  const code = wanted.get('code')
  const tiles = tilesIn(address)
  const set = tiles ? await findSet(tiles) : null
  if (set) rememberSet(set)
  const shared = code === null ? null : await askFor({ code: scenarioCodeIn(code) }, tiles)
  if (shared) return { draft: shared, id: newId(), bad: false }
  const bad = code !== null
  const own = myScenarios()
  const kept = own.find(({ id }) => id === wanted.get('own')) ?? own[0]
  if (kept) return { draft: kept.draft, id: kept.id, bad }
  const first = await askFor({ number: TO_BEGIN_WITH })
  const name = t('editor-first-name')
  return { draft: first ? { ...first, name } : emptyDraft(name), id: newId(), bad }
}
