/** How a table is laid out, in sentences by name. Pure. */
import type { ScenarioRow } from '../protocol/api'

export function layOutKeys({ shuffled, on_top, rules }: ScenarioRow): string[] {
  const order = shuffled === false ? '-order' : '' // scenarios kept from before do not say
  const up = rules.includes('stack_face_up') ? '-face-up' : ''
  const keys = [`companion-lay${order}${up}`]
  if (on_top) keys.push('companion-lay-top')
  if (rules.includes('two_boards')) keys.push('companion-lay-second')
  return keys
}
