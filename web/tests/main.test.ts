/** What holds for every module of the client. */
import { expect, test } from 'vitest'

const modules = import.meta.glob<string>('../src/**/*.ts', { query: '?raw', import: 'default', eager: true })

test('none waits at its top: to WebKit, an import of what stands on it would never end', () => {
  expect(Object.keys(modules)).toContain('../src/main.ts')
  const waiting = Object.keys(modules).filter((name) =>
    /^(await|(export )?const .*=\s*await)\b/m.test(modules[name] ?? ''),
  )
  expect(waiting).toEqual([])
})
