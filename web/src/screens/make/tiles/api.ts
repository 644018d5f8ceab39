/** What the server knows about tiles: everything that judges, makes or draws them. */
import type {
  ErrorAnswer,
  MadeTileSet,
  RoomCreated,
  SavedTileSet,
  TileOdds,
  TileSetReport,
} from '../../../protocol/api'
import { picture } from '../../../board/art'
import type { Drawing } from './drawing/drawing'
import type { PaperSize } from './print/sheets'
import { trimmed } from './setText'

/** Something did not come of it: `busy` means later, `refused` not like this. */
export class WorkshopError extends Error {
  constructor(
    readonly reason: 'away' | 'busy' | 'refused' | 'missing',
    message = '',
  ) {
    super(message)
  }
}

async function ask(path: string, init: RequestInit = {}): Promise<Response> {
  const answer = await fetch(path, init).catch((error: unknown) => {
    if (init.signal?.aborted) throw error
    throw new WorkshopError('away')
  })
  if (answer.ok) return answer
  if (answer.status === 429) throw new WorkshopError('busy')
  if (answer.status === 404) throw new WorkshopError('missing')
  const { message = '' } = (await answer.json().catch(() => ({}))) as Partial<ErrorAnswer>
  throw new WorkshopError(answer.status < 500 || answer.status === 507 ? 'refused' : 'away', message)
}

const post = (path: string, body: string, signal: AbortSignal | null = null): Promise<Response> =>
  ask(`/api/tile-sets${path}`, { method: 'POST', body, signal })

export const check = async (text: string, signal: AbortSignal): Promise<TileSetReport> =>
  (await post('/check', text, signal)).json()

/** The whole game with this set, as a PDF. */
export const printed = async (
  text: string,
  choices: { paper: PaperSize; look: PaperLook; backs: boolean },
): Promise<Blob> =>
  (await post(`/print?${new URLSearchParams({ ...choices, backs: String(choices.backs) })}`, text)).blob()

export const make = async (seed: number, text = ''): Promise<MadeTileSet> =>
  (await post('/generate', JSON.stringify({ seed, text }))).json()

export const save = async (text: string): Promise<SavedTileSet> => (await post('', text)).json()

export const saved = async (digest: string): Promise<string> =>
  (await ask(`/api/tile-sets/${digest}/text`)).text()

export const standard = async (): Promise<string> => (await ask('/api/tiles/standard')).text()

/** Told again and again while the deals are played; the last is the answer. */
export async function* odds(text: string, signal: AbortSignal): AsyncGenerator<TileOdds> {
  const reader = (await post('/odds', text, signal)).body!.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  for (;;) {
    const { done, value = '' } = await reader.read()
    const lines = (rest + value).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) yield JSON.parse(line) as TileOdds
    if (done) return
  }
}

/** Opens a room whose table is laid with this set; its code. */
export async function openTable(digest: string): Promise<string> {
  const body = JSON.stringify({ table: { tile_set: digest } })
  const headers = { 'Content-Type': 'application/json' }
  const answer = await ask('/api/rooms', { method: 'POST', body, headers })
  return ((await answer.json()) as RoomCreated).code
}

/** A tile from its drawing, by an address that holds it: kept by the browser like every other picture. */
export const drawnPicture = (name: string, drawing: Drawing, quarters = 0): string =>
  withDrawing(picture(`drawn/${name}/${quarters}`), drawing)

/** As `hushmaze print` has them too. */
export type PaperLook = 'colour' | 'safe' | 'saving'

/** The same as it is cut from paper: every sign within its rim, and a little beyond it to be cut off. */
export const paperPicture = (name: string, drawing: Drawing, look: PaperLook): string =>
  withDrawing(picture(`paper/${look}/${name}`), drawing)

const withDrawing = (address: string, drawing: Drawing): string =>
  `${address}${address.includes('?') ? '&' : '?'}drawing=${encodeURIComponent(trimmed(drawing))}`
