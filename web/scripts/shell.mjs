/** What a build needs besides its bundle: the service worker told what to keep, and files compressed beforehand. */
import { createHash } from 'node:crypto'
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { offlineFiles, writePack } from './offline.mjs'

const COMPRESSED = /\.(js|css|html|svg|webmanifest|pack)$/
const SMALLEST = 256

function filesIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort()
}

/** The worker knows its release by what the release keeps. */
function tellWorker(folder, bundle, artEdition) {
  const hash = createHash('sha256').update(readFileSync(join(folder, 'index.html')))
  const offline = offlineFiles(bundle)
  for (const file of Object.values(offline).flat()) hash.update(file).update(readFileSync(join(folder, file)))
  const version = hash.digest('hex').slice(0, 12)
  const packs = {}
  for (const [name, files] of Object.entries(offline)) {
    const to = `assets/offline-${name}-${version}.pack`
    writePack(folder, files, to)
    packs[name] = `/${to}`
  }
  const worker = join(folder, 'sw.js')
  const shell = { version, art: artEdition, packs }
  writeFileSync(worker, `self.SHELL=${JSON.stringify(shell)};\n${readFileSync(worker, 'utf8')}`)
}

function compress(folder) {
  for (const file of filesIn(folder).filter((name) => COMPRESSED.test(name))) {
    const content = readFileSync(join(folder, file))
    if (content.length < SMALLEST) continue
    const best = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }
    writeFileSync(join(folder, `${file}.br`), brotliCompressSync(content, best))
    writeFileSync(join(folder, `${file}.gz`), gzipSync(content, { level: 9 }))
  }
}

/** A Vite plugin. */
export function shell(artEdition) {
  return {
    name: 'shell',
    apply: 'build',
    writeBundle({ dir }, bundle) {
      tellWorker(dir, bundle, artEdition)
      compress(dir)
    },
  }
}
