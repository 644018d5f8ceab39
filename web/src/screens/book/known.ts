/** Groups this browser has played with, and games of a day it has finished; kept here and nowhere else. */
const GROUPS = 'hushmaze.groups'
const DAILY = 'hushmaze.daily'
const MOST = 8

function kept<Kind>(place: string, usual: Kind, fits: (found: unknown) => found is Kind): Kind {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(place) ?? 'null')
    return fits(found) ? found : usual
  } catch {
    return usual
  }
}

function keep(place: string, what: unknown): void {
  try {
    localStorage.setItem(place, JSON.stringify(what))
  } catch {
    // a browser that keeps nothing still plays
  }
}

const areWords = (found: unknown): found is string[] =>
  Array.isArray(found) && found.every((each) => typeof each === 'string')

/** The last one first. */
export const knownGroups = (): string[] => kept(GROUPS, [], areWords)

export function rememberGroup(group: string): void {
  keep(GROUPS, [group, ...knownGroups().filter((each) => each !== group)].slice(0, MOST))
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

/** The game with which this browser has played that day; whoever has played may see how others did. */
export function playedOn(date: string): string | null {
  const played = kept<Played | null>(DAILY, null, (found): found is Played | null => isPlayed(found))
  return played?.date === date ? played.game : null
}

export function rememberDay(date: string, game: string): void {
  keep(DAILY, { date, game })
}
