/** Packs what is kept for the time without a network: the shell in one file, each language's words and letters in another.
 * One request brings a hundred small files; whatever else a person opens is kept when it is opened. */
import { readFileSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { chunksOf, filesFor, firstChunk, spokenIn } from './chunks.mjs'

/** Screens that are of no use without a server, or seldom opened. */
const WHEN_OPENED = /\/src\/(film|screens\/(analysis|make|replay))\//
const BESIDES = ['manifest.webmanifest', 'icons/favicon.svg', 'icons/favicon-alert.svg']

const LETTERS = /^assets\/(?:nunito|tilt-neon)-([a-z-]+?)-(?:wght|400)-normal-.+\.woff2$/
const LATIN = 'latin'
const BESIDES_LATIN = { pl: 'latin-ext', uk: 'cyrillic' }

const MEDIA = {
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
}

function letters(bundle, script) {
  return Object.keys(bundle).filter((file) => LETTERS.exec(file)?.[1] === script)
}

function lettersOf(bundle, language) {
  return language in BESIDES_LATIN ? letters(bundle, BESIDES_LATIN[language]) : []
}

function shellFiles(bundle) {
  const isKept = (file) => !spokenIn(bundle[file]) && !WHEN_OPENED.test(bundle[file].facadeModuleId ?? '')
  const follow = ({ imports, dynamicImports }) => [...imports, ...dynamicImports].filter(isKept)
  const pictures = Object.keys(bundle).filter((file) => file.endsWith('.svg'))
  return [...filesFor(bundle, firstChunk(bundle), follow), ...letters(bundle, LATIN), ...pictures, ...BESIDES]
}

/** By name: `shell`, and each language. */
export function offlineFiles(bundle) {
  const files = { shell: shellFiles(bundle) }
  for (const chunk of chunksOf(bundle)) {
    const { language } = spokenIn(chunk) ?? {}
    if (language) (files[language] ??= lettersOf(bundle, language)).push(chunk.fileName)
  }
  return files
}

/** A line that lists path, media type and length of each file, then their bytes one after the other. */
export function writePack(folder, files, to) {
  const contents = files.map((file) => readFileSync(join(folder, file)))
  const list = files.map((file, at) => [`/${file}`, MEDIA[extname(file)], contents[at].length])
  writeFileSync(join(folder, to), Buffer.concat([Buffer.from(`${JSON.stringify(list)}\n`), ...contents]))
}
