/** A pen that draws nothing and remembers every call, and a scene of a golden game without a browser. */
import { createHash } from 'node:crypto'
import type { Pen } from '../../src/film/paint/brush'
import type { Shape } from '../../src/film/storyboard/layout'
import { type FilmScene, filmScene, type FilmWords } from '../../src/film/storyboard/filmScene'
import { storyboardOf } from '../../src/film/storyboard/storyboard'
import { goldenReplay } from '../state/goldenGames'

type Call = readonly [name: string, ...given: unknown[]]

export interface Recording {
  pen: Pen
  calls: Call[]
  hash: () => string
}

/** Letters are ten wide, so that what depends on them is the same everywhere. */
const measured = (text: string) => ({ width: 10 * [...text].length })

export function recording(): Recording {
  const calls: Call[] = []
  const state: Record<string, unknown> = { globalAlpha: 1 }
  const pen = new Proxy(state, {
    get: (_, name: string) => {
      if (name in state) return state[name]
      return (...given: unknown[]) => {
        calls.push([name, ...given])
        if (name === 'measureText') return measured(given[0] as string)
        if (name.startsWith('create'))
          return { addColorStop: (...stop: unknown[]) => calls.push(['stop', ...stop]) }
        return undefined
      }
    },
    set: (_, name: string, value: unknown) => {
      state[name] = value
      calls.push([`${name} =`, value])
      return true
    },
  }) as unknown as Pen
  const hash = () => createHash('sha256').update(JSON.stringify(calls)).digest('hex')
  return { pen, calls, hash }
}

/** What a pen was asked to do, by name. */
export const given = ({ calls }: Recording, name: string): unknown[][] =>
  calls.filter(([each]) => each === name).map(([, ...rest]) => rest)

export const words: FilmWords = {
  title: 'A title',
  sandLeft: 'left',
  ifTurned: 'if turned',
  tilesLeft: 'tiles',
  loot: (count) => `loot ${count}`,
  exits: (count) => `exits ${count}`,
  phases: { planning: 'plan', escape: 'alarm', won: 'won', lost: 'lost' },
  talk: 'talk',
  paused: 'paused',
  seat: (seat) => `Seat ${seat}`,
  tell: (event) => `told ${event.type}`,
}

/** Pictures are their own addresses. */
const pictures = (address: string) => address as unknown as CanvasImageSource

export const golden = (
  name: string,
  pace = 8,
  shape: Shape = 'wide',
  seat: number | null = null,
): FilmScene =>
  filmScene({ storyboard: storyboardOf(goldenReplay(name)), shape, pace, seat, words, pictures })
