/** The same replay and time make the same picture; and what is in it is what was there. */
import { describe, expect, test } from 'vitest'
import { paintFinalMall, pictureSize } from '../../src/film/paint/finalMall'
import { groundKey, paintMoving, paintStill } from '../../src/film/paint/painter'
import type { FilmScene } from '../../src/film/storyboard/filmScene'
import { momentAt } from '../../src/film/storyboard/storyboard'
import { HEROES } from '../../src/protocol/messages'
import { goldenNames } from '../state/goldenGames'
import { given, golden, recording, type Recording, words } from './recording'

function painted(scene: FilmScene, at: number): Recording {
  const record = recording()
  paintStill(record.pen, scene, at)
  paintMoving(record.pen, scene, at)
  return record
}

/** Moments all over a game, some before its start and after its end. */
function moments({ storyboard: { played } }: FilmScene, count = 8): number[] {
  const length = played.to - played.from
  return Array.from({ length: count }, (_, index) => played.from + length * (index / (count - 2) - 0.05))
}

const texts = (record: Recording): string[] => given(record, 'fillText').map(([text]) => String(text))
const images = (record: Recording): string[] => given(record, 'drawImage').map(([image]) => String(image))

describe.each(goldenNames())('%s', (name) => {
  test('is painted the same every time, in both shapes', () => {
    for (const shape of ['wide', 'tall'] as const) {
      const [one, other] = [golden(name, 8, shape), golden(name, 8, shape)]
      for (const at of moments(one)) expect(painted(one, at).hash()).toBe(painted(other, at).hash())
    }
  })

  test('is painted the same whatever was painted before', () => {
    const scene = golden(name)
    const there = moments(scene).map((at) => painted(scene, at).hash())
    const back = moments(scene)
      .toReversed()
      .map((at) => painted(scene, at).hash())
    expect(back.toReversed()).toEqual(there)
  })

  test('saves and restores in pairs, and asks for no number that is none', () => {
    const scene = golden(name)
    for (const at of moments(scene)) {
      const record = painted(scene, at)
      expect(given(record, 'save').length).toBe(given(record, 'restore').length)
      expect(
        record.calls.flat().filter((part) => typeof part === 'number' && !Number.isFinite(part)),
      ).toEqual([])
    }
  })

  test('shows each tile that lies there, once, and every hero that is not out', () => {
    const scene = golden(name)
    for (const at of moments(scene)) {
      const { view } = momentAt(scene.storyboard, at)
      const shown = images(painted(scene, at))
      expect(shown.filter((image) => image.includes('/tiles/')).length).toBe(view.tiles.length)
      for (const { hero, square } of view.heroes)
        if (square) expect(shown.filter((image) => image.includes(`/heroes/${hero}`)).length).toBe(1)
    }
  })

  test('has the same ground wherever the key is the same', () => {
    const scene = golden(name)
    const seen = new Map<string, string>()
    for (const at of moments(scene, 60)) {
      const record = recording()
      paintStill(record.pen, scene, at)
      const [key, hash] = [groundKey(scene, at), record.hash()]
      expect(seen.get(key) ?? hash).toBe(hash)
      seen.set(key, hash)
    }
  })
})

describe('what is written', () => {
  const scene = golden('scenario-06')
  const { played, first } = scene.storyboard

  test('names, the sand, and the last event', () => {
    const said = texts(painted(scene, played.from + 30_000))
    expect(said).toContain('Seat 0')
    expect(said).toContain('left')
    expect(said.some((text) => text.startsWith('told '))).toBe(true)
  })

  test.each([
    ['plan', played.from - 50],
    ['alarm', (first.get('theft_done') ?? 0) + 2000],
    ['won', played.to + 4000],
  ])('"%s" at its time', (text, at) => {
    expect(texts(painted(scene, at))).toContain(text)
    const others = Object.values(words.phases).filter((other) => other !== text)
    for (const other of others) expect(texts(painted(scene, at))).not.toContain(other)
  })

  test('that it was lost', () => {
    const lost = golden('too-slow')
    expect(texts(painted(lost, lost.storyboard.played.to + 4000))).toContain('lost')
  })

  test('that it is paused', () => {
    const paused = golden('edition-a')
    const [pause] = paused.storyboard.pauses
    expect(pause).toBeDefined()
    expect(texts(painted(paused, (pause?.from ?? 0) + 1))).toContain('paused')
  })
})

test('the seat that acts lights up, and goes out again', () => {
  const scene = golden('scenario-01', 1)
  const { legs, played } = scene.storyboard
  const leg = legs.get('elf')?.all[0]
  const colours = (at: number) => {
    const record = recording()
    paintMoving(record.pen, scene, at)
    return given(record, 'globalAlpha =').flat()
  }
  expect(leg).toBeDefined()
  expect(colours((leg?.at ?? 0) + 1).length).toBeGreaterThan(colours(played.to + 60_000).length)
})

test('whose seat is shown has its own edge', () => {
  expect(painted(golden('scenario-01'), 20_000).hash()).not.toBe(
    painted(golden('scenario-01', 8, 'wide', 1), 20_000).hash(),
  )
})

describe('the picture of the final mall', () => {
  test.each(goldenNames())('%s is cropped tightly, and never larger than may be', (name) => {
    const { storyboard } = golden(name)
    const { width, height, scale } = pictureSize(storyboard)
    expect(Math.max(width, height)).toBeLessThanOrEqual(4096)
    expect(scale).toBeGreaterThan(0.5)
    const small = pictureSize(storyboard, 500)
    expect(Math.max(small.width, small.height)).toBeGreaterThan(498)
    expect(Math.max(small.width, small.height)).toBeLessThanOrEqual(500)
  })

  test('has ways only if they are wanted', () => {
    const { storyboard, pictures } = golden('scenario-06')
    const [without, withWays] = [recording(), recording()]
    paintFinalMall(without.pen, storyboard, pictures, false)
    paintFinalMall(withWays.pen, storyboard, pictures, true)
    const legs = HEROES.flatMap((hero) => storyboard.legs.get(hero)?.all ?? [])
    expect(given(withWays, 'stroke').length - given(without, 'stroke').length).toBe(2 * legs.length)
  })
})
