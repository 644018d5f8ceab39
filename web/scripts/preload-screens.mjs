/** Writes down which files each page needs besides the first load, so that the server can name them with the page: they are
 * fetched together with the first script, and not after it has asked for them. */
import { readFileSync } from 'node:fs'

const SCREENS = new URL('../src/screens/screens.ts', import.meta.url)
const LOADER = /^ {2}'?([\w/]+)'?: \(\) => (withWords\()?import\('\.\/(.+)'\)/gm
/** The chunk that the page itself names (`vite.config.ts`). */
const FIRST = 'kit'

/** Chunk by what it was asked for as: a screen's file or a language's words. */
function byModule(bundle) {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk' && file.facadeModuleId)
  return new Map(chunks.map((chunk) => [chunk.facadeModuleId.replace(/^.*\/src\/screens\//, ''), chunk]))
}

/** A chunk, all it imports, and their styles. */
function needed(bundle, chunk, found = new Set()) {
  if (!chunk || found.has(chunk.fileName)) return found
  found.add(chunk.fileName)
  for (const file of chunk.viteMetadata?.importedCss ?? []) found.add(file)
  for (const file of chunk.imports) needed(bundle, bundle[file], found)
  return found
}

function preloads(bundle) {
  const chunks = byModule(bundle)
  const first = needed(
    bundle,
    Object.values(bundle).find((file) => file.name === FIRST),
  )
  const pages = {}
  for (const [, page, later, file] of readFileSync(SCREENS, 'utf8').matchAll(LOADER)) {
    const files = [...needed(bundle, chunks.get(file))]
    if (files.length === 0) throw new Error(`no chunk for the page ${page}`)
    pages[page] = { files: files.filter((name) => !first.has(name)), later: Boolean(later) }
  }
  const words = { first: {}, later: {} }
  for (const [module, { fileName }] of chunks) {
    const [, more, language] = /^\0virtual:(more-)?words\/(\w+)$/.exec(module) ?? []
    if (language) words[more ? 'later' : 'first'][language] = fileName
  }
  return { pages, words }
}

/** A Vite plugin. */
export function preloadScreens() {
  return {
    name: 'preload-screens',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      this.emitFile({ type: 'asset', fileName: 'preloads.json', source: JSON.stringify(preloads(bundle)) })
    },
  }
}
