/** A first game that was left goes on in its room, unless the server says that there is none. */
import { beforeEach, describe, expect, test, vi } from 'vitest'

const LEFT = 'kibo-ruta'
const FRESH = 'lamo-pise'

/** The server's answers to asking for the room that was left, and to opening one; the page that is shown then. */
async function begin(left: string | null, status: number | null) {
  const asked: string[] = []
  const went: string[] = []
  vi.stubGlobal('location', { pathname: '/' })
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('scrollTo', () => undefined)
  vi.stubGlobal('history', { pushState: (_: unknown, __: string, path: string) => void went.push(path) })
  vi.stubGlobal('fetch', async (address: string, how?: RequestInit) => {
    asked.push(`${how?.method ?? 'GET'} ${address}`)
    if (how?.method === 'POST') return Response.json({ code: FRESH }, { status: 201 })
    if (status === null) throw new TypeError('no network')
    return new Response('{}', { status })
  })
  const { beginFirstGame } = await import('../../src/rooms/lesson/firstGame')
  return { trouble: await beginFirstGame(left), asked, went }
}

beforeEach(() => vi.resetModules())

describe('beginning the first game', () => {
  test('opens a room for it', async () => {
    expect(await begin(null, null)).toEqual({
      trouble: null,
      asked: ['POST /api/rooms'],
      went: [`/${FRESH}`],
    })
  })
  test('goes on in the room that was left', async () => {
    expect(await begin(LEFT, 200)).toMatchObject({ trouble: null, went: [`/${LEFT}`] })
  })
  test('opens another one where that room is gone', async () => {
    expect(await begin(LEFT, 404)).toMatchObject({ trouble: null, went: [`/${FRESH}`] })
  })
  test.each([429, 500, 503, null])('opens none where nobody can say whether it is (%s)', async (status) => {
    const asked = [`GET /api/rooms/${LEFT}`]
    expect(await begin(LEFT, status)).toEqual({ trouble: 'away', asked, went: [] })
  })
})
