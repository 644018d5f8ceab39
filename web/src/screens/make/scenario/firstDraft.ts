/** Chooses the draft that the editor opens with. */
import { t } from '../../../i18n/words.svelte'
import { scenarioCodeIn } from '../../../rooms/scenarioCodes'
import { type Draft, emptyDraft } from './draft'
import { check, type Question } from './check'
import { myScenarios, newId } from './saved/savedScenarios.svelte'

export interface First {
  draft: Draft
  id: string
  /** There was a code in the address that holds no scenario. */
  bad: boolean
}

/** The end of the campaign: everybody who gets here knows its rules. */
const TO_BEGIN_WITH = 7

const askFor = async (question: Question): Promise<Draft | null> => {
  const answer = await check(question)
  return typeof answer === 'string' ? null : answer.draft
}

/** The scenario in the address, or the last one worked on, or something to begin with. */
export async function firstDraft(address: string): Promise<First> {
  const wanted = new URLSearchParams(address)
  const code = wanted.get('code')
  const shared = code === null ? null : await askFor({ code: scenarioCodeIn(code) })
  if (shared) return { draft: shared, id: newId(), bad: false }
  const bad = code !== null
  const own = myScenarios()
  const kept = own.find(({ id }) => id === wanted.get('own')) ?? own[0]
  if (kept) return { draft: kept.draft, id: kept.id, bad }
  const first = await askFor({ number: TO_BEGIN_WITH })
  const name = t('editor-first-name')
  return { draft: first ? { ...first, name } : emptyDraft(name), id: newId(), bad }
}
