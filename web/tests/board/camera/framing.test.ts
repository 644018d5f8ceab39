/** What the view shows by itself, on a phone, on a desk and on a wall. */
import { describe, expect, it } from 'vitest'
import {
  fitted,
  freeArea,
  inSight,
  type Viewport,
  onScreen,
  panned,
} from '../../../src/board/camera/viewport'
import { astray, followed, framed, type Subject } from '../../../src/board/camera/framing'
import { grown, Plane, type Rect, UNIT } from '../../../src/board/plane'
import type { Square } from '../../../src/protocol/messages'
import { goldenGame, goldenNames } from '../../state/goldenGames'

const SCREENS: [string, Rect][] = [
  ['a phone', freeArea({ width: 390, height: 844 }, { top: 150, right: 0, bottom: 260, left: 0 })],
  [
    'a phone on its side',
    freeArea({ width: 844, height: 390 }, { top: 50, right: 200, bottom: 60, left: 90 }),
  ],
  ['a desk', freeArea({ width: 1440, height: 900 }, { top: 110, right: 260, bottom: 150, left: 300 })],
]
const PHONE = SCREENS[0]![1]

const square = (x: number, y: number): Rect => ({
  left: x * UNIT,
  top: y * UNIT,
  right: (x + 1) * UNIT,
  bottom: (y + 1) * UNIT,
})
const hero = (x: number, y: number): Rect => grown(square(x, y), UNIT / 2)
const mall = (across: number, down: number): Rect => ({
  left: 0,
  top: 0,
  right: across * UNIT,
  bottom: down * UNIT,
})
const subject = (parts: Partial<Subject>): Subject => ({
  mall: mall(30, 30),
  heroes: new Map([
    ['elf', hero(10, 10)],
    ['mage', hero(14, 12)],
  ]),
  focus: null,
  besides: null,
  ...parts,
})
const all = ({ heroes }: Subject, viewport: Viewport, free: Rect): boolean[] =>
  [...heroes.values()].map((rect) => inSight(viewport, rect, free))

describe.each(SCREENS)('on %s', (_name, free) => {
  it.each(goldenNames())('in %s every hero is in sight, however the mall grows', (name) => {
    for (const { then } of goldenGame(name).updates) {
      const plane = new Plane(then.view.tiles)
      const around = (at: Square) => grown(plane.around(at, 1), UNIT / 2)
      const heroes = new Map(
        then.view.heroes.flatMap(({ hero: who, square: at }) => (at ? [[who, around(at)] as const] : [])),
      )
      const now = subject({ mall: plane.bounds, heroes })
      const viewport = framed(now, free)
      if (viewport.scale > 16 / UNIT) expect(all(now, viewport, free)).not.toContain(false)
      if (fitted(plane.bounds, free).scale * UNIT >= 26)
        expect(inSight(viewport, plane.bounds, free)).toBe(true) // C13: both boards
    }
  })
})

describe('the view by itself', () => {
  it('is the whole mall while its squares can be read', () => {
    const small = subject({ mall: mall(13, 13) })
    expect(framed(small, PHONE)).toEqual(fitted(small.mall, PHONE))
    expect(framed(small, PHONE).scale * UNIT).toBeGreaterThanOrEqual(26)
  })

  it('then is with the heroes, in the middle, at squares that can be read', () => {
    const viewport = framed(subject({}), PHONE)
    expect(viewport.scale * UNIT).toBeCloseTo(22)
    const middle = onScreen(viewport, { x: 12.5 * UNIT, y: 11.5 * UNIT })
    expect(middle.x).toBeCloseTo((PHONE.left + PHONE.right) / 2)
    expect(middle.y).toBeCloseTo((PHONE.top + PHONE.bottom) / 2)
  })

  it('wastes no room on the void beside a mall that could fill it', () => {
    const now = subject({ heroes: new Map([['elf', hero(29, 29)]]) })
    const viewport = framed(now, PHONE)
    expect(all(now, viewport, PHONE)).toEqual([true])
    expect(onScreen(viewport, { x: 30 * UNIT, y: 0 }).x).toBeGreaterThan(PHONE.right - 26)
  })

  it('steps back for heroes that are far apart', () => {
    const now = subject({
      heroes: new Map([
        ['elf', hero(2, 5)],
        ['mage', hero(20, 9)],
      ]),
    })
    expect(framed(now, PHONE).scale * UNIT).toBeLessThan(26)
    expect(all(now, framed(now, PHONE), PHONE)).toEqual([true, true])
  })

  it('has the focused hero where not all can be had', () => {
    const heroes = new Map([
      ['elf', hero(0, 0)],
      ['dwarf', hero(58, 0)],
    ])
    for (const focus of ['elf', 'dwarf']) {
      const now = subject({ mall: mall(60, 60), heroes, focus })
      const viewport = framed(now, PHONE)
      expect(viewport.scale * UNIT).toBeCloseTo(16)
      expect(inSight(viewport, heroes.get(focus)!, PHONE)).toBe(true)
    }
  })

  it('shows a new tile with the heroes', () => {
    const news = { left: 0, top: 0, right: 4 * UNIT, bottom: 4 * UNIT }
    const [plain, now] = [subject({}), subject({ besides: news })]
    expect(inSight(framed(plain, PHONE), news, PHONE)).toBe(false)
    expect(inSight(framed(now, PHONE), news, PHONE)).toBe(true)
    expect(all(now, framed(now, PHONE), PHONE)).toEqual([true, true])
  })

  it('but never gives a hero away for one', () => {
    const news = { left: 56 * UNIT, top: 0, right: 60 * UNIT, bottom: 4 * UNIT }
    const now = subject({ mall: mall(60, 60), besides: news })
    expect(all(now, framed(now, PHONE), PHONE)).toEqual([true, true])
  })
})

describe('following', () => {
  const moved = (x: number, y: number): Subject =>
    subject({
      heroes: new Map([
        ['elf', hero(10, 10)],
        ['mage', hero(x, y)],
      ]),
    })

  it('rests while every hero is in sight', () => {
    const viewport = framed(subject({}), PHONE)
    expect(followed(viewport, moved(15, 12), PHONE)).toBe(viewport)
  })

  it('goes to the best viewport when one is not', () => {
    const viewport = framed(subject({}), PHONE)
    expect(followed(viewport, moved(25, 12), PHONE)).toEqual(framed(moved(25, 12), PHONE))
  })

  it('comes back from what is much too far or too near', () => {
    const now = subject({})
    const best = framed(now, PHONE)
    for (const scale of [best.scale * 0.5, best.scale * 1.5])
      expect(followed({ ...best, scale }, now, PHONE)).toEqual(best)
  })

  it('never leaves a part of a mall that could be seen whole beside the screen', () => {
    const small = subject({ mall: mall(13, 13) })
    const aside = panned(framed(small, PHONE), 150, 0)
    expect(followed(aside, small, PHONE)).toEqual(framed(small, PHONE))
  })

  it('misses only heroes that went out of sight', () => {
    const viewport = framed(subject({}), PHONE)
    expect(astray(subject({}), moved(15, 12), viewport, PHONE)).toEqual([])
    expect(astray(subject({}), moved(28, 12), viewport, PHONE)).toEqual(['mage'])
    const aside = panned(viewport, -1000, 0)
    expect(astray(subject({}), subject({}), aside, PHONE)).toEqual([])
  })
})
