/** Fetches once what the rules and the companion show, so that the worker has it when there is no network. */
import { picture, tilePicture } from '../board/art'
import { loadTileSet } from '../net/tileSets'
import { PICTURES } from '../screens/learn/newRules'
import { CHAPTERS, SIGNS } from '../screens/rules/chapters'
import { doorsAlone } from '../ui/pictures/doorsAlone'

const HEROES = ['barbarian', 'mage', 'elf', 'dwarf']

export async function keepRules(): Promise<void> {
  const set = await loadTileSet('standard').catch(() => null)
  if (!set) return // no network already: what was kept before is still there
  const { faces } = set
  const tiles = CHAPTERS.flatMap(({ figures }) => figures).map(({ face }) =>
    tilePicture('standard', face, 0, doorsAlone(faces[face])),
  )
  const drawings = [
    ...HEROES.flatMap((hero) => [`heroes/${hero}`, `badges/${hero}`]),
    ...SIGNS.map((sign) => sign.picture),
    ...Object.values(PICTURES),
    ...CHAPTERS.flatMap(({ pictures }) => Object.values(pictures)),
  ].map(picture)
  for (const address of new Set([...tiles, ...drawings])) await fetch(address).catch(() => undefined)
  await fetch('/api/scenarios').catch(() => undefined)
}
