/** The shelf in this browser's memory; windows of one browser see each other's changes. */
import type { ScenarioDraft } from '../../../../protocol/api'
import { readStored, store } from '../../../../settings/stored'
import { type Kept, put, putBack, savedIn, without } from './savedList'

const PLACE = 'hushmaze.scenarios'

const kept = (): Kept[] => savedIn(readStored(PLACE))

let saved = $state.raw<readonly Kept[]>(kept())

addEventListener('storage', ({ key }) => {
  if (key === PLACE) saved = kept()
})

function keep(list: readonly Kept[]): void {
  saved = list
  store(PLACE, list)
}

export const myScenarios = (): readonly Kept[] => saved

export const newId = (): string => crypto.getRandomValues(new Uint32Array(2)).join('-')

export const keepScenario = (id: string, draft: ScenarioDraft): void =>
  keep(put(kept(), { id, at: Date.now(), draft }))

export const forgetScenario = (id: string): void => keep(without(kept(), id))

export const bringBack = (forgotten: Kept): void => keep(putBack(kept(), forgotten))
