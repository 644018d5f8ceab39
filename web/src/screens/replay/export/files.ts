/** Files to save: the log, and the replay with all its pictures. */
import { picture } from '../../../board/art'
import { ENDING, packed } from '../../../replay/replayFile'
import { picturesOf } from '../../../replay/replayPictures'
import { download } from '../../../ui/page/download'
import type { Replay } from '../../../replay/types'

const fileName = (replay: Replay): string => `hushmaze-${replay.game ?? 'game'}`

/** All pictures as text, some at a time. A picture that cannot be had fails the whole: a file must be whole. */
async function artOf(replay: Replay): Promise<Record<string, string>> {
  const paths = picturesOf(replay)
  const found: Record<string, string> = {}
  const fetchNext = async (): Promise<void> => {
    for (let path = paths.shift(); path !== undefined; path = paths.shift()) {
      const answer = await fetch(picture(path))
      if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
      found[`/art/${path}.svg`] = await answer.text()
    }
  }
  await Promise.all(Array.from({ length: 6 }, fetchNext))
  return found
}

async function analysisOf({ game, analysis }: Replay): Promise<unknown> {
  if (analysis || !game) return analysis
  const answer = await fetch(`/api/games/${game}/analysis`).catch(() => null)
  return answer?.ok ? ((await answer.json()) as unknown) : undefined
}

/** Self-contained: opens without a server, and after the rules have moved on. */
export async function saveReplay(replay: Replay): Promise<void> {
  const [art, analysis] = await Promise.all([replay.art ?? artOf(replay), analysisOf(replay)])
  download(
    await packed({ ...replay, art, ...(analysis === undefined ? {} : { analysis }) }),
    fileName(replay) + ENDING,
  )
}

export async function saveLog({ game }: Replay): Promise<void> {
  const answer = await fetch(`/api/games/${game}/log`)
  if (!answer.ok) throw new Error(String(answer.status))
  download(await answer.blob(), `hushmaze-${game}.log`)
}

/** Loads all tiles once when there is time, so that none comes late when one jumps about. */
export function readAhead(replay: Replay): () => void {
  if (replay.art) return () => undefined
  const read: HTMLImageElement[] = []
  let stopped = false
  void (async () => {
    for (const path of picturesOf(replay)) {
      if (stopped) return
      const image = new Image()
      image.src = picture(path)
      read.push(image)
      await image.decode().catch(() => undefined)
    }
  })()
  return () => {
    stopped = true
    read.length = 0
  }
}
