/** The types are those of the server's schemas; `npm run types` makes them anew. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { freshTypes } from '../../scripts/types.mjs'

test('the types of messages and HTTP bodies are up to date', async () => {
  for (const { file, text } of await freshTypes()) expect(readFileSync(file, 'utf8')).toBe(text)
})
