import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Draft } from '../../src/screens/make/scenario/draft'
import type { Answer, Sheet } from '../../src/screens/make/scenario/sheet'

vi.mock('../../src/screens/make/scenario/shelf.svelte', () => ({
  keepScenario: vi.fn(),
  newId: () => 'new',
}))
const { Desk } = await import('../../src/screens/make/scenario/desk.svelte')
const { keepScenario } = await import('../../src/screens/make/scenario/shelf.svelte')
const { emptyDraft } = await import('../../src/screens/make/scenario/draft')

const sheet = (code: string): Sheet => ({
  playable: true,
  code,
  file: '',
  draft: null,
  problems: [
    {
      reason: 'clash',
      message: '',
      detail: '',
      entries: ['leader', 'no_bell'],
      levels: [],
      missing: [],
      tiles: [],
    },
  ],
  warnings: [{ id: 'short_sand', entries: ['hourglass_ms'] }],
  seats: [],
  levels: [],
  different: [],
  start: [],
})

/** A server that answers when it is told to. */
class Server {
  asked: { draft: Draft; answer: (answer: Answer) => void }[] = []
  ask = ({ draft }: { draft: Draft }) =>
    new Promise<Answer>((answer) => {
      this.asked.push({ draft, answer })
    })
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.mocked(keepScenario).mockClear()
})

describe('the drawing board', () => {
  const setUp = () => {
    const server = new Server()
    return { server, desk: new Desk(emptyDraft('Mine'), 'id', server.ask) }
  }
  const rest = () => vi.advanceTimersByTimeAsync(5000)

  test('asks at once, and again when somebody has changed something', async () => {
    const { server, desk } = setUp()
    expect(server.asked.length).toBe(1)
    server.asked[0]?.answer(sheet('one'))
    await rest()
    expect([desk.sheet?.code, desk.stale]).toEqual(['one', false])
    desk.edit({ ...desk.draft, face: 'B' })
    expect(desk.stale).toBe(true)
    await rest()
    expect(server.asked.map(({ draft }) => draft.face)).toEqual(['A', 'B'])
  })
  test('asks once about many changes in a row', async () => {
    const { server, desk } = setUp()
    for (const name of ['M', 'My', 'My o', 'My own']) desk.edit({ ...desk.draft, name }, 'typed')
    await rest()
    expect(server.asked.length).toBe(2)
    expect(server.asked[1]?.draft.name).toBe('My own')
    desk.undo()
    expect(desk.draft.name).toBe('Mine')
  })
  test('does not listen to answers that are out of date', async () => {
    const { server, desk } = setUp()
    desk.edit({ ...desk.draft, face: 'B' })
    await rest()
    server.asked[1]?.answer(sheet('new'))
    await rest()
    server.asked[0]?.answer(sheet('old'))
    await rest()
    expect(desk.sheet?.code).toBe('new')
  })
  test('tries again when nobody answers, and says so', async () => {
    const { server, desk } = setUp()
    server.asked[0]?.answer('away')
    await rest()
    expect([desk.away, server.asked.length]).toEqual([true, 2])
    server.asked[1]?.answer('slow-down')
    await rest()
    expect(desk.away).toBe(false)
    server.asked[2]?.answer(sheet('back'))
    await rest()
    expect([desk.away, desk.sheet?.code]).toEqual([false, 'back'])
  })
  test('keeps every change, and nothing that was not changed', () => {
    const { desk } = setUp()
    desk.edit({ ...desk.draft })
    expect(keepScenario).not.toHaveBeenCalled()
    desk.edit({ ...desk.draft, about: 'Dark' })
    expect(keepScenario).toHaveBeenLastCalledWith('id', expect.objectContaining({ about: 'Dark' }))
    desk.undo()
    expect(keepScenario).toHaveBeenLastCalledWith('id', expect.objectContaining({ about: '' }))
    desk.redo()
    expect(desk.draft.about).toBe('Dark')
  })
  test('knows what was said about an entry', async () => {
    const { server, desk } = setUp()
    server.asked[0]?.answer(sheet('one'))
    await rest()
    expect(desk.problemsAt('no_bell').map(({ reason }) => reason)).toEqual(['clash'])
    expect(desk.problemsAt('no_talk')).toEqual([])
    expect(desk.warningsAt('hourglass_ms').map(({ id }) => id)).toEqual(['short_sand'])
  })
  test('is quiet once it is closed', async () => {
    const { server, desk } = setUp()
    desk.edit({ ...desk.draft, face: 'B' })
    desk.close()
    server.asked[0]?.answer(sheet('late'))
    await rest()
    expect([server.asked.length, desk.sheet]).toEqual([1, null])
  })
})
