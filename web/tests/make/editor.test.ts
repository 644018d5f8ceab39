import type { ScenarioDraft, ScenarioReport } from '../../src/protocol/api'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Answer } from '../../src/screens/make/scenario/check'

vi.mock('../../src/screens/make/scenario/saved/savedScenarios.svelte', () => ({
  keepScenario: vi.fn(),
  newId: () => 'new',
}))
const { Editor } = await import('../../src/screens/make/scenario/editor.svelte')
const { keepScenario } = await import('../../src/screens/make/scenario/saved/savedScenarios.svelte')
const { emptyDraft } = await import('../../src/screens/make/scenario/draft')

const sheet = (code: string): ScenarioReport => ({
  playable: true,
  code,
  file: '',
  draft: null,
  problems: [
    {
      reason: 'leader_without_bell',
      message: '',
      detail: '',
      entries: ['leader', 'no_bell'],
      levels: [],
      missing: [],
      tiles: [],
      line: null,
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
  asked: { draft: ScenarioDraft; answer: (answer: Answer) => void }[] = []
  ask = ({ draft }: { draft: ScenarioDraft }) =>
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
    return { server, editor: new Editor(emptyDraft('Mine'), 'id', server.ask) }
  }
  const rest = () => vi.advanceTimersByTimeAsync(5000)

  test('asks at once, and again when somebody has changed something', async () => {
    const { server, editor } = setUp()
    expect(server.asked.length).toBe(1)
    server.asked[0]?.answer(sheet('one'))
    await rest()
    expect([editor.sheet?.code, editor.stale]).toEqual(['one', false])
    editor.edit({ ...editor.draft, face: 'B' })
    expect(editor.stale).toBe(true)
    await rest()
    expect(server.asked.map(({ draft }) => draft.face)).toEqual(['A', 'B'])
  })
  test('asks once about many changes in a row', async () => {
    const { server, editor } = setUp()
    for (const name of ['M', 'My', 'My o', 'My own']) editor.edit({ ...editor.draft, name }, 'typed')
    await rest()
    expect(server.asked.length).toBe(2)
    expect(server.asked[1]?.draft.name).toBe('My own')
    editor.undo()
    expect(editor.draft.name).toBe('Mine')
  })
  test('does not listen to answers that are out of date', async () => {
    const { server, editor } = setUp()
    editor.edit({ ...editor.draft, face: 'B' })
    await rest()
    server.asked[1]?.answer(sheet('new'))
    await rest()
    server.asked[0]?.answer(sheet('old'))
    await rest()
    expect(editor.sheet?.code).toBe('new')
  })
  test('does not take an answer that was under way for one about the newest draft', async () => {
    const { server, editor } = setUp()
    editor.edit({ ...editor.draft, face: 'B' })
    server.asked[0]?.answer(sheet('old'))
    await vi.advanceTimersByTimeAsync(1)
    expect([editor.sheet, editor.stale]).toEqual([null, true])
    await rest()
    server.asked[1]?.answer(sheet('new'))
    await rest()
    expect([editor.sheet?.code, editor.stale]).toEqual(['new', false])
  })
  test('tries again when nobody answers, and says so', async () => {
    const { server, editor } = setUp()
    server.asked[0]?.answer('away')
    await rest()
    expect([editor.away, server.asked.length]).toEqual([true, 2])
    server.asked[1]?.answer('slow-down')
    await rest()
    expect(editor.away).toBe(false)
    server.asked[2]?.answer(sheet('back'))
    await rest()
    expect([editor.away, editor.sheet?.code]).toEqual([false, 'back'])
  })
  test('keeps every change, and nothing that was not changed', () => {
    const { editor } = setUp()
    editor.edit({ ...editor.draft })
    expect(keepScenario).not.toHaveBeenCalled()
    editor.edit({ ...editor.draft, about: 'Dark' })
    expect(keepScenario).toHaveBeenLastCalledWith('id', expect.objectContaining({ about: 'Dark' }))
    editor.undo()
    expect(keepScenario).toHaveBeenLastCalledWith('id', expect.objectContaining({ about: '' }))
    editor.redo()
    expect(editor.draft.about).toBe('Dark')
  })
  test('knows what was said about an entry', async () => {
    const { server, editor } = setUp()
    server.asked[0]?.answer(sheet('one'))
    await rest()
    expect(editor.problemsAt('no_bell').map(({ reason }) => reason)).toEqual(['leader_without_bell'])
    expect(editor.problemsAt('no_talk')).toEqual([])
    expect(editor.warningsAt('hourglass_ms').map(({ id }) => id)).toEqual(['short_sand'])
  })
  test('is quiet once it is closed', async () => {
    const { server, editor } = setUp()
    editor.edit({ ...editor.draft, face: 'B' })
    editor.close()
    server.asked[0]?.answer(sheet('late'))
    await rest()
    expect([server.asked.length, editor.sheet]).toEqual([1, null])
  })
})
