/**
 * Keeps the shell, so that the rules can be read without a network and rooms open fast. It imports nothing, so that
 * it is one file. A page gets the shell it began with: the one before this is kept too.
 */
interface Waiting extends Event {
  waitUntil(done: Promise<unknown>): void
}
interface Fetching extends Waiting {
  readonly request: Request
  respondWith(answer: Promise<Response>): void
}
/** What a service worker has and a page has not; its own library would change the types of all pages. */
interface Worker {
  /** `packs`: the address of the shell's, and of each language's. */
  readonly SHELL: { version: string; art: string; packs: Record<string, string> }
  readonly location: Location
  readonly clients: { claim(): Promise<void> }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', hear: (event: Waiting) => void): void
  addEventListener(type: 'fetch', hear: (event: Fetching) => void): void
  addEventListener(type: 'message', hear: (event: MessageEvent & Waiting) => void): void
}
declare const self: Worker
export {}

type PackedFile = [path: string, media: string, length: number]

const SHELL = `shell-${self.SHELL.version}`
const ART = `art-${self.SHELL.art}`
const FACTS = 'facts'
/** No address of the server: the language that is spoken on this device, and in a shell the one whose words it has. */
const SPOKEN = '/spoken'
const OLDER_SHELLS_KEPT = 1

/** What changes seldom and is nice to have offline. */
const KEPT_FACTS = ['/api/scenarios', '/api/tile-sets/standard']

/** No pages of ours; and the one that others show in a frame, which the kept page's policy would forbid. */
const OTHERS = ['/api/', '/art/', '/embed/']

/** Keeps the files of a pack: a line that lists path, media type and length of each, then their bytes. */
async function unpack(pack: string): Promise<void> {
  const bytes = new Uint8Array(await (await found(pack)).arrayBuffer())
  let at = bytes.indexOf('\n'.charCodeAt(0)) + 1
  const files = JSON.parse(new TextDecoder().decode(bytes.subarray(0, at))) as PackedFile[]
  const cache = await caches.open(SHELL)
  for (const [path, media, length] of files) {
    const headers = { 'Content-Type': media }
    await cache.put(path, new Response(bytes.slice(at, at + length), { headers }))
    at += length
  }
}

/** Heroes, signs and pawns, all in one answer. */
async function keepPictures(): Promise<void> {
  const answer = await found(`/art/pictures.json?${self.SHELL.art}`)
  const pictures = (await answer.json()) as Record<string, string>
  const cache = await caches.open(ART)
  for (const [path, drawn] of Object.entries(pictures)) {
    const headers = { 'Content-Type': 'image/svg+xml' }
    await cache.put(`/art/${path}.svg?${self.SHELL.art}`, new Response(drawn, { headers }))
  }
}

async function found(address: string): Promise<Response> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address} cannot be had`)
  return answer
}

async function install(): Promise<void> {
  const spoken = await (await (await caches.open(FACTS)).match(SPOKEN))?.text()
  const page = caches.open(SHELL).then((cache) => cache.add(new Request('/', { cache: 'no-cache' })))
  const words = spoken === undefined ? [] : [keepWords(spoken)]
  await Promise.all([page, keepPictures(), ...unpacked('shell'), ...words])
}

const unpacked = (name: string): Promise<void>[] => {
  const pack = self.SHELL.packs[name]
  return pack ? [unpack(pack)] : []
}

/** Keeps a language's words in this shell, unless it has them: another shell may have kept them, and this one not. */
async function keepWords(language: string): Promise<void> {
  const shell = await caches.open(SHELL)
  if ((await (await shell.match(SPOKEN))?.text()) === language) return
  await Promise.all(unpacked(language))
  await shell.put(SPOKEN, new Response(language))
}

/** Remembers the language too: the worker of the next release keeps its words before it takes over. */
async function keepLanguage(language: string): Promise<void> {
  if (!(language in self.SHELL.packs)) return
  await keepWords(language)
  await (await caches.open(FACTS)).put(SPOKEN, new Response(language))
}

async function tidy(): Promise<void> {
  const names = await caches.keys()
  const shells = names.filter((name) => name.startsWith('shell-') && name !== SHELL)
  const art = names.filter((name) => name.startsWith('art-') && name !== ART)
  const old = [...shells.slice(0, Math.max(0, shells.length - OLDER_SHELLS_KEPT)), ...art]
  await Promise.all(old.map((name) => caches.delete(name)))
}

async function page(request: Request): Promise<Response> {
  const cache = await caches.open(SHELL)
  return (await cache.match('/')) ?? fetch(request)
}

/** Keeps a good answer; on a full disk it is used all the same. */
async function keep(cache: Cache, request: Request, answer: Response): Promise<void> {
  if (answer.ok) await cache.put(request, answer.clone()).catch(() => undefined)
}

async function keptFirst(request: Request, name: string): Promise<Response> {
  const kept = await caches.match(request)
  if (kept) return kept
  const answer = await fetch(request)
  await keep(await caches.open(name), request, answer)
  return answer
}

/** What was kept serves where nobody answers, and where a proxy does for a server that is away. */
async function networkFirst(request: Request): Promise<Response> {
  const cache = await caches.open(FACTS)
  const answer = await fetch(request).catch((error: unknown) => error as Error)
  if (answer instanceof Response && answer.status < 500) {
    await keep(cache, request, answer)
    return answer
  }
  const kept = await cache.match(request)
  if (kept) return kept
  if (answer instanceof Response) return answer
  throw answer
}

function answer(request: Request, path: string): Promise<Response> | null {
  if (request.mode === 'navigate')
    return OTHERS.some((start) => path.startsWith(start)) ? null : page(request)
  if (path.startsWith('/assets/') || path.startsWith('/icons/')) return keptFirst(request, SHELL)
  if (path.startsWith('/art/')) return keptFirst(request, ART)
  if (KEPT_FACTS.includes(path)) return networkFirst(request)
  return null
}

self.addEventListener('install', (event) => event.waitUntil(install()))
self.addEventListener('activate', (event) => event.waitUntil(tidy().then(() => self.clients.claim())))
self.addEventListener('message', (event) => {
  const said = event.data as 'take over' | { speaks: string }
  // Said by a page where nobody plays; pages that do keep their shell.
  if (said === 'take over') void self.skipWaiting()
  else event.waitUntil(keepLanguage(said.speaks))
})
self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin) return
  const told = answer(request, url.pathname)
  if (told) event.respondWith(told)
})
