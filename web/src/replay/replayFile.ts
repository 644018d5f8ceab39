/** Replay files: a replay with all its pictures, as JSON, packed by gzip. Recognises logs too. No DOM. */
import { rulesPlayed } from '../state/playedRules'
import { Positions } from './positions'
import { REPLAY_FORMAT, type Replay } from './types'

/** Why a file cannot be watched; words for them are `replay-file-…`. */
export type FileFault = 'empty' | 'foreign' | 'cut' | 'newer' | 'damaged' | 'large'

export class FileError extends Error {
  readonly fault: FileFault

  constructor(fault: FileFault) {
    super(fault)
    this.fault = fault
  }
}

export type Brought = { kind: 'replay'; replay: Replay } | { kind: 'log'; text: string }

export const ENDING = '.hushmaze'
const MOST_BYTES = 64 * 1024 * 1024
const GZIP = [0x1f, 0x8b] as const

type Plain = Record<string, unknown>
const isObject = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Reads a file that somebody opened; a FileError says why it cannot be used. */
export async function readFile(file: Blob): Promise<Brought> {
  if (file.size === 0) throw new FileError('empty')
  if (file.size > MOST_BYTES) throw new FileError('large')
  return readText(await unpacked(file))
}

export function readText(text: string): Brought {
  const [first = ''] = text.trimStart().split('\n', 1)
  const head = parsed(first)
  if (isObject(head) && head.hushmaze === 'log') return { kind: 'log', text }
  const whole = parsed(text)
  if (whole === undefined) throw new FileError(first.startsWith('{"hushmaze":') ? 'cut' : 'foreign')
  return { kind: 'replay', replay: checked(whole) }
}

/** A replay that can be played through, from wherever it comes. */
export function checked(plain: unknown): Replay {
  if (!isObject(plain) || plain.hushmaze !== 'replay') throw new FileError('foreign')
  if (typeof plain.format !== 'number' || plain.format > REPLAY_FORMAT) throw new FileError('newer')
  const replay = plain as unknown as Replay
  try {
    if (!isObject(replay.facts.faces) || !isObject(replay.heading.scenario)) throw new FileError('damaged')
    if (!Array.isArray(rulesPlayed(replay.heading))) throw new FileError('damaged')
    if (replay.seats.length !== replay.first.view.cards.length) throw new FileError('damaged')
    new Positions(replay).check()
  } catch {
    throw new FileError('damaged')
  }
  return replay
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

async function unpacked(file: Blob): Promise<string> {
  const start = new Uint8Array(await file.slice(0, 2).arrayBuffer())
  if (start[0] !== GZIP[0] || start[1] !== GZIP[1]) return file.text()
  try {
    return await new Response(limited(file.stream().pipeThrough(new DecompressionStream('gzip')))).text()
  } catch (error) {
    throw error instanceof FileError ? error : new FileError('cut')
  }
}

/** A small file may unpack to one that fills the memory. */
function limited(stream: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  let length = 0
  const count = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      length += chunk.length
      if (length > MOST_BYTES) controller.error(new FileError('large'))
      else controller.enqueue(chunk)
    },
  })
  return stream.pipeThrough(count)
}

export async function packed(replay: Replay): Promise<Blob> {
  const text = new Blob([JSON.stringify(replay)])
  return new Response(text.stream().pipeThrough(new CompressionStream('gzip'))).blob()
}
