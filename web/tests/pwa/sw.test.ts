/** The service worker, with as much of a browser around it as it asks. */
import { beforeEach, expect, test, vi } from 'vitest'

interface Asked {
  request: { url: string; mode: string; method: string }
  respondWith: (answer: Promise<Response>) => void
}

let heard: Record<string, (event: Asked) => void>
const full = { match: () => Promise.resolve(undefined), put: () => Promise.reject(new Error('quota')) }

/** What a page gets that asks for this. */
async function answerTo(path: string): Promise<Response | undefined> {
  let answer: Promise<Response> | undefined
  const request = { url: `https://hushmaze.test${path}`, mode: 'cors', method: 'GET' }
  heard.fetch?.({ request, respondWith: (given) => (answer = given) })
  return answer
}

beforeEach(async () => {
  heard = {}
  vi.resetModules()
  vi.stubGlobal('self', {
    SHELL: { version: '1', art: '1', packs: {} },
    location: new URL('https://hushmaze.test/sw.js'),
    addEventListener: (type: string, hear: (event: Asked) => void) => (heard[type] = hear),
  })
  vi.stubGlobal('caches', { match: full.match, open: () => Promise.resolve(full) })
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('fresh')))
  await import('../../src/pwa/sw')
})

test.each(['/assets/kit.js', '/art/bell.svg', '/api/scenarios'])(
  'a full disk keeps no answer, and nobody from getting it: %s',
  async (path) => {
    expect(await (await answerTo(path))?.text()).toBe('fresh')
  },
)
