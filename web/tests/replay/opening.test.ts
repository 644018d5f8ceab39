import { expect, it } from 'vitest'
import type { Replay } from '../../src/replay/types'
import { Opening } from '../../src/screens/replay/opening.svelte'

interface Asked {
  text: string
  answer: (replay: Replay) => void
  fail: (error: Error) => void
}

/** Files hold logs, which a server reads when it is told to. */
function setUp() {
  const asked: Asked[] = []
  const opening = new Opening({
    readFile: async (file: Blob) => ({ kind: 'log', text: await file.text() }),
    bringLog: (text) => new Promise((answer, fail) => asked.push({ text, answer, fail })),
  })
  return { asked, opening }
}
const file = (text: string) => new File([text], `${text}.log`)
const replay = (game: string) => ({ game }) as Replay

it('opens the file chosen last, whichever is read first', async () => {
  const { asked, opening } = setUp()
  const first = opening.open(file('first'))
  await expect.poll(() => asked.length).toBe(1)
  const last = opening.open(file('last'))
  await expect.poll(() => asked.length).toBe(2)
  asked[0]?.answer(replay('first'))
  expect(await first).toBeNull()
  expect(opening.busy).toBe(true)
  asked[1]?.answer(replay('last'))
  expect(await last).toEqual(replay('last'))
  expect(opening.busy).toBe(false)
})

it('does not report a file that was given up for another', async () => {
  const { asked, opening } = setUp()
  const first = opening.open(file('first'))
  await expect.poll(() => asked.length).toBe(1)
  const last = opening.open(file('last'))
  await expect.poll(() => asked.length).toBe(2)
  asked[0]?.fail(new Error('damaged'))
  expect(await first).toBeNull()
  expect([opening.busy, opening.error]).toEqual([true, null])
  asked[1]?.fail(new Error('too large'))
  expect(await last).toBeNull()
  expect([opening.busy, opening.error]).toEqual([false, new Error('too large')])
})

it('does not trouble the server with a file that was given up', async () => {
  const { asked, opening } = setUp()
  void opening.open(file('first'))
  void opening.open(file('last'))
  await expect.poll(() => asked.at(-1)?.text).toBe('last')
  expect(asked.length).toBe(1)
})
