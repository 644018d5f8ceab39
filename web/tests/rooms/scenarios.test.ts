import { afterEach, expect, test, vi } from 'vitest'
import { scenarioOf } from '../../src/rooms/scenarios.svelte'

afterEach(() => vi.unstubAllGlobals())

function answer(status: number, body: object = {}): void {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(body), { status })))
}

test('a code that stands for nothing is told from a server that cannot be asked', async () => {
  answer(404)
  expect(await scenarioOf('NONE')).toBe('bad')
  answer(503)
  expect(await scenarioOf('NONE')).toBe('away')
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  expect(await scenarioOf('NONE')).toBe('away')
})

test('what was found once is found again without the server', async () => {
  answer(200, { name: 'Night shift' })
  expect(await scenarioOf('NIGHT')).toMatchObject({ name: 'Night shift' })
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  expect(await scenarioOf('NIGHT')).toMatchObject({ name: 'Night shift' })
})
