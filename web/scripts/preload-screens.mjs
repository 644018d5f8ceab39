/** Writes down which files each page needs besides the first load, so that the server can name them with the page: they are
 * fetched together with the first script, and not after it has asked for them. */
import { readFileSync } from 'node:fs'
import { chunksOf, filesFor, firstChunk, spokenIn } from './chunks.mjs'

const SCREENS = new URL('../src/screens/screens.ts', import.meta.url)
const LOADER = /^ {2}'?([\w/]+)'?: \(\) => (?:withWords\()?import\('\.\/(.+?)'\)(.*)/gm

/** Chunk by the screen's file that it was asked for as. */
function byScreen(bundle) {
  const asked = chunksOf(bundle).filter((chunk) => chunk.facadeModuleId)
  return new Map(asked.map((chunk) => [chunk.facadeModuleId.replace(/^.*\/src\/screens\//, ''), chunk]))
}

const needed = (bundle, chunk) => filesFor(bundle, chunk, ({ imports }) => imports)

function preloads(bundle) {
  const screens = byScreen(bundle)
  const first = needed(bundle, firstChunk(bundle))
  const pages = {}
  for (const [, page, file, sorts] of readFileSync(SCREENS, 'utf8').matchAll(LOADER)) {
    const files = [...needed(bundle, screens.get(file))]
    if (files.length === 0) throw new Error(`no chunk for the page ${page}`)
    pages[page] = { files: files.filter((name) => !first.has(name)), words: sorts.match(/\w+/g) ?? [] }
  }
  const words = {}
  for (const chunk of chunksOf(bundle)) {
    const { sort, language } = spokenIn(chunk) ?? {}
    if (sort) (words[sort] ??= {})[language] = chunk.fileName
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
