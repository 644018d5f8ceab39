/** Groups this browser has played with, and games of a day it has finished; kept here and nowhere else. */
import { readStored, store } from '../../settings/stored'

const GROUPS = 'hushmaze.groups'
const DAILY = 'hushmaze.daily'
const MOST = 8

const wordsIn = (found: unknown): string[] =>
  Array.isArray(found) && found.every((each) => typeof each === 'string') ? found : []

/** The last one first. */
export const knownGroups = (): string[] => wordsIn(readStored(GROUPS))

export function rememberGroup(group: string): void {
  store(GROUPS, [group, ...knownGroups().filter((each) => each !== group)].slice(0, MOST))
}

interface Played {
  date: string
  game: string
}

const isPlayed = (found: unknown): found is Played =>
  typeof found === 'object' &&
  found !== null &&
  typeof (found as Played).date === 'string' &&
  typeof (found as Played).game === 'string'

/** The game that this browser played that day: only then does it show how others did. */
export function playedOn(date: string): string | null {
  const played = readStored(DAILY)
  return isPlayed(played) && played.date === date ? played.game : null
}

export function rememberDay(date: string, game: string): void {
  store(DAILY, { date, game })
}
