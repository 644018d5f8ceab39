/** Replay files come back as they were; what is no replay is refused, and it is said why. */
import { describe, expect, test } from 'vitest'
import { checked, FileError, packed, readFile, readText } from '../../src/replay/replayFile'
import { linkTo, momentIn, timeText } from '../../src/replay/momentLink'
import { picturesOf } from '../../src/replay/replayPictures'
import { rulesPlayed } from '../../src/state/playedRules'
import { goldenNames, goldenReplay } from '../state/goldenGames'

const replay = goldenReplay('scenario-03')

async function fault(content: BlobPart): Promise<string> {
  const error = await readFile(new Blob([content])).catch((why: unknown) => why)
  return error instanceof FileError ? error.fault : 'none'
}

test.each(goldenNames())('%s comes back from its file unchanged', async (name) => {
  const whole = { ...goldenReplay(name), art: { '/art/bell.svg': '<svg/>' }, analysis: { any: 1 } }
  expect(await readFile(await packed(whole))).toEqual({ kind: 'replay', replay: whole })
})

test('a replay that is not packed opens too', async () => {
  expect(await readFile(new Blob([JSON.stringify(replay)]))).toEqual({ kind: 'replay', replay })
})

test('a file of before headings said which rules hold opens too', () => {
  const { in_force, ...heading } = replay.heading
  expect(in_force).toContain('pass_cards')
  const before = checked({ ...replay, heading })
  expect(rulesPlayed(before.heading)).toEqual(in_force)
})

test('a log is left to the server', () => {
  const log = '{"hushmaze":"log","format":1}\n{"type":"started"}\n'
  expect(readText(log)).toEqual({ kind: 'log', text: log })
  expect(readText('{"hushmaze":"log","format":99}').kind).toBe('log')
})

describe('what cannot be watched', () => {
  const text = JSON.stringify(replay)

  test('an empty file', async () => expect(await fault('')).toBe('empty'))
  test('foreign files', async () => {
    for (const content of ['hello', '[]', '{}', '{"hushmaze":"tiles"}', 'GIF89a', '\u0000\u0001'])
      expect(await fault(content)).toBe('foreign')
  })
  test('a file that was cut', async () => {
    expect(await fault(text.slice(0, -100))).toBe('cut')
    const whole = await packed(replay)
    expect(await fault(await whole.slice(0, whole.size - 50).arrayBuffer())).toBe('cut')
  })
  test('one of a newer version', async () => {
    expect(await fault(JSON.stringify({ ...replay, format: 2 }))).toBe('newer')
  })
  test('one in which something is missing or was changed', () => {
    const torn = [
      { ...replay, updates: replay.updates.slice(1) },
      { ...replay, updates: 7 },
      { ...replay, first: {} },
      { ...replay, facts: {} },
      { ...replay, seats: [] },
      { ...replay, heading: {} },
      { ...replay, heading: { ...replay.heading, in_force: 7 } },
    ]
    for (const plain of torn) expect(() => checked(plain)).toThrow('damaged')
  })
})

test('pictures: each tile as it lay, every hero, none twice', () => {
  const pictures = picturesOf(replay)
  expect(new Set(pictures).size).toBe(pictures.length)
  const tiles = replay.updates.flatMap(({ events }) => events.filter((event) => event.type === 'tile_placed'))
  for (const event of tiles)
    expect(
      pictures.some((path) =>
        path.startsWith(`tiles/${replay.facts.digest}/${'tile' in event ? event.tile : ''}/`),
      ),
    ).toBe(true)
  expect(pictures).toContain('heroes/elf')
})

test('a moment goes into a link and comes back', () => {
  expect(linkTo('/games/a1', { at: null, seat: null })).toBe('/games/a1')
  const link = linkTo('/games/a1', { at: 61234.4, seat: 2 })
  expect(link).toBe('/games/a1?at=61234&seat=2')
  expect(momentIn(new URL(link, 'http://x').search)).toEqual({ at: 61234, seat: 2 })
  expect(momentIn('?at=-5&seat=x')).toEqual({ at: null, seat: null })
})

test('time counts from the first turn of the hourglass', () => {
  expect([timeText(0), timeText(61_999), timeText(-400), timeText(-61_000)]).toEqual([
    '0:00',
    '1:01',
    '0:00',
    '−1:01',
  ])
})
