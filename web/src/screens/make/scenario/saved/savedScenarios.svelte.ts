/** The shelf in this browser's memory; windows of one browser see each other's changes. */
import type { ScenarioDraft } from '../../../../protocol/api'
import { type Kept, put, putBack, readShelf, without } from './savedList'

const PLACE = 'hushmaze.scenarios'

function kept(): Kept[] {
  try {
    return readShelf(localStorage.getItem(PLACE))
  } catch {
    return []
  }
}

let shelf = $state.raw<readonly Kept[]>(kept())

addEventListener('storage', ({ key }) => {
  if (key === PLACE) shelf = kept()
})

function keep(list: readonly Kept[]): void {
  shelf = list
  try {
    localStorage.setItem(PLACE, JSON.stringify(list))
  } catch {
    // a browser that keeps nothing still lets people share
  }
}

export const myScenarios = (): readonly Kept[] => shelf

export const newId = (): string => crypto.getRandomValues(new Uint32Array(2)).join('-')

export const keepScenario = (id: string, draft: ScenarioDraft): void =>
  keep(put(kept(), { id, at: Date.now(), draft }))

export const forgetScenario = (id: string): void => keep(without(kept(), id))

export const bringBack = (forgotten: Kept): void => keep(putBack(kept(), forgotten))
