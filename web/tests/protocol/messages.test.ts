/** The types are those of the server's schema; `npm run types` makes them anew. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { typesOf } from '../../scripts/types.mjs'

const HUSHMAZE = new URL('../../../.venv/bin/hushmaze', import.meta.url).pathname
const KEPT = new URL('../../src/protocol/messages.ts', import.meta.url)

test('messages.ts is up to date', async () => {
  const schema: unknown = JSON.parse(execFileSync(HUSHMAZE, ['schema'], { encoding: 'utf8' }))
  expect(readFileSync(KEPT, 'utf8')).toBe(await typesOf(schema))
})
