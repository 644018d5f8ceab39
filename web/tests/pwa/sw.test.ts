/** The service worker, with as much of a browser around it as it asks. */
import { beforeEach, expect, test, vi } from 'vitest'

interface Asked {
  request: { url: string; mode: string; method: string }
  respondWith: (answer: Promise<Response>) => void
}

interface Told {
  data: unknown
  waitUntil: (done: Promise<unknown>) => void
}

let heard: Record<string, (event: Asked & Told) => void>
const full = { match: () => Promise.resolve(undefined), put: () => Promise.reject(new Error('quota')) }

/** What a page gets that asks for this. */
async function answerTo(path: string): Promise<Response | undefined> {
  let answer: Promise<Response> | undefined
  const request = { url: `https://hushmaze.test${path}`, mode: 'cors', method: 'GET' }
  heard.fetch?.({ request, respondWith: (given: Promise<Response>) => (answer = given) } as unknown as Asked &
    Told)
  return answer
}

/** The worker of a release: it is installed, or hears what a page says. */
async function happens(type: 'install' | 'message', data: unknown = null): Promise<void> {
  const done: Promise<unknown>[] = []
  heard[type]?.({ data, waitUntil: (work: Promise<unknown>) => done.push(work) } as unknown as Asked & Told)
  await Promise.all(done)
}

async function release(version: string): Promise<void> {
  heard = {}
  vi.resetModules()
  vi.stubGlobal('self', {
    SHELL: { version, art: '1', packs: { shell: '/shell.pack', fr: '/fr.pack', nl: '/nl.pack' } },
    location: new URL('https://hushmaze.test/sw.js'),
    addEventListener: (type: string, hear: (event: Asked & Told) => void) => (heard[type] = hear),
  })
  await import('../../src/pwa/sw')
}

/** A disk with room, by the name of the cache. */
function disk(): Map<string, Map<string, Response>> {
  const all = new Map<string, Map<string, Response>>()
  const pathOf = (asked: string | { url: string }) =>
    typeof asked === 'string' ? asked : new URL(asked.url).pathname
  const open = (name: string) => {
    const kept = all.get(name) ?? new Map<string, Response>()
    all.set(name, kept)
    return Promise.resolve({
      match: (asked: string) => Promise.resolve(kept.get(pathOf(asked))?.clone()),
      put: (asked: string, answer: Response) => Promise.resolve(void kept.set(pathOf(asked), answer)),
      add: () => Promise.resolve(),
    })
  }
  vi.stubGlobal('caches', { open, match: () => Promise.resolve(undefined) })
  return all
}

/** A pack with one file, named after it; no pictures. */
function packs(asked: string): Promise<Response> {
  const file = [asked.replace('.pack', '.js'), 'text/javascript', 2]
  return Promise.resolve(new Response(asked.endsWith('.pack') ? `${JSON.stringify([file])}\n{}` : '{}'))
}

beforeEach(async () => {
  vi.stubGlobal('Request', class {})
  vi.stubGlobal('caches', { match: full.match, open: () => Promise.resolve(full) })
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('fresh')))
  await release('1')
})

test('a language chosen while the next release waited is kept by that one too', async () => {
  const kept = disk()
  vi.stubGlobal('fetch', packs)
  await happens('message', { speaks: 'nl' })
  await release('2')
  await happens('install')
  expect([...kept.get('shell-2')!.keys()]).toEqual(expect.arrayContaining(['/shell.js', '/nl.js']))
  await release('1') // the one before still answers
  await happens('message', { speaks: 'fr' })
  await release('2')
  expect(kept.get('shell-2')!.has('/fr.js')).toBe(false)
  await happens('message', { speaks: 'fr' })
  expect(kept.get('shell-2')!.has('/fr.js')).toBe(true)
})

test.each([
  ['no network', () => Promise.reject(new TypeError('offline'))],
  ['a proxy without its server', () => Promise.resolve(new Response('bad gateway', { status: 502 }))],
])('%s: what was kept of the scenarios is shown', async (_, away) => {
  disk()
  await answerTo('/api/scenarios')
  vi.stubGlobal('fetch', away)
  expect(await (await answerTo('/api/scenarios'))?.text()).toBe('fresh')
})

test('a refusal is told where nothing was kept', async () => {
  disk()
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 502 })))
  expect((await answerTo('/api/scenarios'))?.status).toBe(502)
})

test.each(['/assets/kit.js', '/art/bell.svg', '/api/scenarios'])(
  'a full disk keeps no answer, and nobody from getting it: %s',
  async (path) => {
    expect(await (await answerTo(path))?.text()).toBe('fresh')
  },
)
