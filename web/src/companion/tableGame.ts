/** A game on a real table, as far as a phone beside it can know: what is played, the sand, whether talk is open. Pure. */
import type { ScenarioRow } from '../protocol/api'
import type { RuleSwitch, Sand } from '../protocol/messages'
import { isOut, laidDown, standing, turned } from './hourglass'

export interface Choices {
  /** 1 to 17, or an own one: all of it, so that it is known without a network too. */
  scenario: number | ScenarioRow
  level: number | null
  seats: number
  /** How much sand the hourglass holds. */
  capacity: number
  /** T7: agreed before the start. */
  talkAlways: boolean
}

export interface TableGame extends Choices {
  sand: Sand
  /** `null` while everybody plans (S6). */
  started: number | null
  /** Hourglass squares used. */
  turns: number
  /** Whether a talk window is open (T2). */
  talk: boolean
  /** What the last turn changed, for a tap that was none. */
  before: Pick<TableGame, 'sand' | 'turns' | 'talk'> | null
  /** What the table says; that the sand ran out, the sand says. */
  ended: 'won' | 'lost' | null
}

export type Phase = 'planning' | 'running' | 'won' | 'lost'

export const newGame = (choices: Choices): TableGame => ({
  ...choices,
  sand: standing(choices.capacity),
  started: null,
  turns: 0,
  talk: false,
  before: null,
  ended: null,
})

/** Another scenario: seats and level as near to the old ones as it allows. An own one brings its hourglass along, and takes it away. */
export function choicesFor(
  { scenario, seats: before, level, capacity }: Choices,
  wanted: ScenarioRow,
): Choices {
  const distance = (seats: number): number => Math.abs(seats - before)
  const keepsSand = typeof scenario === 'number' && wanted.number !== null
  return {
    scenario: wanted.number ?? wanted,
    seats: wanted.seats.reduce((best, seats) => (distance(seats) < distance(best) ? seats : best)),
    level: level !== null && wanted.levels.includes(level) ? level : wanted.level,
    capacity: keepsSand ? capacity : wanted.hourglass_ms,
    talkAlways: false,
  }
}

export function phaseAt(game: TableGame, now: number): Phase {
  if (game.ended) return game.ended
  if (game.started === null) return 'planning'
  return isOut(game.sand, now) ? 'lost' : 'running'
}

type Rules = readonly RuleSwitch[]

/** The first turn starts the game; each later one opens talk, unless the scenario forbids it (S6, H3, T2, C14). */
export function turn(game: TableGame, rules: Rules, now: number): TableGame {
  const phase = phaseAt(game, now)
  if (phase === 'planning') return { ...game, sand: turned(game.sand, now), started: now }
  if (phase !== 'running') return game
  const { sand, turns, talk } = game
  return {
    ...game,
    sand: turned(sand, now),
    turns: turns + 1,
    talk: !rules.includes('no_talk'),
    before: { sand, turns, talk },
  }
}

/** As if the hourglass had not been touched: the sand is where it would be. */
export const takeBack = (game: TableGame): TableGame =>
  game.before && !game.ended ? { ...game, ...game.before, before: null } : game

/** Somebody acts: talk is over (T3), and the last turn was meant. */
export const hush = (game: TableGame): TableGame => ({ ...game, talk: false, before: null })

/** P4: where it holds. */
export const elfExplored = (game: TableGame, rules: Rules, now: number): TableGame =>
  phaseAt(game, now) === 'running' && rules.includes('elf_opens_talk') && !rules.includes('no_talk')
    ? { ...game, talk: true }
    : game

/** Won, or given up; once the sand has run out it is too late for either (H2). */
export const end = (game: TableGame, ended: 'won' | 'lost', now: number): TableGame =>
  phaseAt(game, now) === 'running'
    ? { ...game, sand: laidDown(game.sand, now), talk: false, before: null, ended }
    : game

/** A tap that was none: the sand ran on meanwhile (H1). */
export const notOver = (game: TableGame): TableGame =>
  game.ended ? { ...game, sand: { ...game.sand, stopped_at: null }, ended: null } : game

/** Whether anybody may talk now (T1, T2, T7, S6, W7), or only hands (C12); and why. */
export interface Talk {
  open: boolean
  hands: boolean
  /** A key of the talk sign's words. */
  why: string
}

export function talkAt(game: TableGame, rules: Rules, now: number): Talk {
  const phase = phaseAt(game, now)
  if (phase === 'planning') return { open: true, hands: false, why: 'talk-planning' }
  if (phase !== 'running') return { open: true, hands: false, why: 'talk-over' }
  const always = game.talkAlways && rules.includes('open_talk_allowed')
  const open = always || game.talk
  return { open, hands: open && rules.includes('hands_only'), why: whyOf(rules, open, always) }
}

function whyOf(rules: Rules, open: boolean, always: boolean): string {
  if (open) return always ? 'talk-always' : 'talk-until-act'
  if (rules.includes('no_talk')) return 'talk-never'
  return rules.includes('elf_opens_talk') ? 'talk-on-turn-or-elf' : 'talk-on-turn'
}
