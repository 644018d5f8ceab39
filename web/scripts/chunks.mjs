/** What a bundle's chunks are, and what they need. */

const WORDS = /^\0virtual:(more-)?words\/(\w+)$/

/** The language whose words a chunk holds, and whether they are those of later screens. */
export function spokenIn(chunk) {
  const [, more, language] = WORDS.exec(chunk.facadeModuleId ?? '') ?? []
  return language ? { language, later: Boolean(more) } : null
}

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
