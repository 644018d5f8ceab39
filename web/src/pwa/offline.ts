/** What pages add to what the worker keeps by itself. */
import { tilePicture } from '../board/art'
import { loadTileSet } from '../net/tileSets'
import { CHAPTERS } from '../screens/rules/chapters'
import { doorsAlone } from '../ui/pictures/doorsAlone'

/** Fetches again what this page came with before there was a worker, which keeps whatever passes through it. */
export async function keepOpened(): Promise<void> {
  const files = performance.getEntriesByType('resource').map(({ name }) => name)
  for (const file of files.filter((name) => name.startsWith(`${location.origin}/assets/`)))
    await fetch(file).catch(() => undefined)
}

/** Fetches once what the rules and the companion show. */
export async function keepRules(): Promise<void> {
  const set = await loadTileSet('standard').catch(() => null)
  if (!set) return // no network already: what was kept before is still there
  const { faces } = set
  const tiles = CHAPTERS.flatMap(({ figures }) => figures).map(({ face }) =>
    tilePicture('standard', face, 0, doorsAlone(faces[face])),
  )
  for (const address of new Set(tiles)) await fetch(address).catch(() => undefined)
  await fetch('/api/scenarios').catch(() => undefined)
}
