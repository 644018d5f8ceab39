/** What the server says about a scenario on the drawing board. */
import type { Hero, RuleSwitch } from '../../../protocol/messages'
import type { SpecialKind } from '../../../state/tileFacts'
import { type Draft, entriesOf } from './draft'

export interface Problem {
  reason: string
  /** In English, for what has no words here. */
  message: string
  detail: string
  /** Those that clash. */
  entries: string[]
  /** Where it arises, if not at all levels. */
  levels: number[]
  missing: { kind: SpecialKind; hero: Hero | null }[]
  /** Those that are meant: to be added where something is missing, else to be taken out. */
  tiles: number[]
  /** Of a file. */
  line?: number | null
}

export interface Warning {
  id: string
  entries: string[]
}

export interface Sheet {
  playable: boolean
  /** To share it by; `null` while it cannot be played. */
  code: string | null
  file: string | null
  draft: Draft | null
  problems: Problem[]
  warnings: Warning[]
  seats: number[]
  levels: number[]
  /** From the end of the campaign: rules that are added, and rules that are dropped. */
  different: { id: RuleSwitch; on: boolean }[]
  /** The faces that lie on the table. */
  start: string[]
}

export interface Entry {
  id: string
  kind: 'text' | 'tiles' | 'levels' | 'face' | 'flag' | 'sand'
  group: string
  /** Ids of the rules it stands for. */
  rules: string[]
  default: unknown
  least: number | null
  most: number | null
}

export interface Switchboard {
  groups: string[]
  entries: Entry[]
  switches: (Entry & { id: RuleSwitch })[]
  permanent: RuleSwitch[]
  levels: Record<string, { tiles: number[]; one_exit: boolean }>
}

export type Question = { code: string } | { file: string } | { number: number } | { draft: Draft }

export type Answer = Sheet | 'slow-down' | 'too-long' | 'away'

/** The server's word on a scenario, however it is said. */
export async function check(question: Question): Promise<Answer> {
  const body = 'draft' in question ? { entries: entriesOf(question.draft) } : question
  try {
    const answer = await fetch('/api/scenarios/check', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (answer.ok) return (await answer.json()) as Sheet
    return answer.status === 429 ? 'slow-down' : answer.status === 413 ? 'too-long' : 'away'
  } catch {
    return 'away'
  }
}

export async function loadSwitchboard(): Promise<Switchboard> {
  const answer = await fetch('/api/scenarios/switches')
  if (!answer.ok) throw new Error(`switchboard: ${answer.status}`)
  return (await answer.json()) as Switchboard
}
