/** What a bundle's chunks are, and what they need. */
import { wordsIn } from './words.mjs'

/** The sort and language of the words a chunk holds. */
export const spokenIn = (chunk) => wordsIn(chunk.facadeModuleId)

/** The chunk that the page itself names. */
export function firstChunk(bundle) {
  const first = chunksOf(bundle).find(
    ({ isEntry, facadeModuleId }) => isEntry && facadeModuleId?.endsWith('/index.html'),
  )
  if (!first) throw new Error('no chunk is named by index.html')
  return first
}

export const chunksOf = (bundle) => Object.values(bundle).filter((file) => file.type === 'chunk')

/** Names of a chunk's file, of all that `follow` finds it to need, and of their styles. */
export function filesFor(bundle, chunk, follow, found = new Set()) {
  if (!chunk || found.has(chunk.fileName)) return found
  found.add(chunk.fileName)
  for (const file of chunk.viteMetadata?.importedCss ?? []) found.add(file)
  for (const file of follow(chunk)) filesFor(bundle, bundle[file], follow, found)
  return found
}
