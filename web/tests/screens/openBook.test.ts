/** The book tells a server that is away from one that knows no such group. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { OpenBook } from '../../src/screens/book/openBook.svelte'

const BOOK = { group: null, stars: 3, of: 67, scenarios: [], own: [] }
const GROUPS = { groups: [{ id: 'ab12', names: ['Ada'], last: 0, stars: 3 }], total: 1 }

type Answer = (path: string) => Promise<Response>
const gone: Answer = () => Promise.reject(new TypeError('Failed to fetch'))
const status =
  (code: number): Answer =>
  () =>
    Promise.resolve(Response.json({}, { status: code }))
const json =
  (body: object): Answer =>
  () =>
    Promise.resolve(Response.json(body))

let answers: Record<'book' | 'groups', Answer>
const replaceState = vi.fn()

beforeEach(() => {
  answers = { book: json(BOOK), groups: json(GROUPS) }
  replaceState.mockClear()
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined })
  vi.stubGlobal('history', { state: null, replaceState })
  vi.stubGlobal('fetch', (path: string) =>
    answers[path.startsWith('/api/book/groups') ? 'groups' : 'book'](path),
  )
})
afterEach(() => vi.unstubAllGlobals())

it.each([
  ['cannot be reached', gone],
  ['cannot read it just now', status(503)],
])('keeps the group while the server %s, and shows its book when tried again', async (_, answer) => {
  answers = { book: answer, groups: answer }
  const open = new OpenBook('ab12')
  await vi.waitFor(() => expect(open.away).toBe(true))
  expect([open.group, open.book]).toEqual(['ab12', null])
  expect(replaceState).not.toHaveBeenCalled()

  answers = { book: json(BOOK), groups: json(GROUPS) }
  open.retry()
  expect(open.away).toBe(false)
  await vi.waitFor(() => expect(open.book).toEqual(BOOK))
  expect([open.group, open.groups, open.away]).toEqual(['ab12', GROUPS.groups, false])
})

it('shows the book of all where there is no such group', async () => {
  answers.book = (path) => (path.includes('group=') ? status(404) : json(BOOK))(path)
  const open = new OpenBook('ab12')
  await vi.waitFor(() => expect(open.book).toEqual(BOOK))
  expect([open.group, open.away]).toEqual([null, false])
  expect(replaceState).toHaveBeenCalledWith(null, '', '/book')
})

it('does not say that nobody has won yet where it does not know', async () => {
  answers.groups = gone
  const open = new OpenBook(null)
  await vi.waitFor(() => expect(open.away).toBe(true))
  expect(open.book).toBeNull()
})

it('keeps the groups it has where more of them cannot be had', async () => {
  const open = new OpenBook(null)
  await vi.waitFor(() => expect(open.book).toEqual(BOOK))
  const asked = vi.fn(gone)
  answers.groups = asked
  open.more()
  await vi.waitFor(() => expect(asked).toHaveBeenCalled())
  await new Promise(setImmediate)
  expect([open.groups, open.total]).toEqual([GROUPS.groups, 1])
})
