/** What a build needs besides its bundle: the service worker told what to keep, and files packed beforehand. */
import { createHash } from 'node:crypto'
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** Old font formats are for browsers that know no service workers. */
const KEPT = /^(index\.html|manifest\.webmanifest|icons\/.+|assets\/.+\.(js|css|woff2))$/
const PACKED = /\.(js|css|html|svg|webmanifest)$/
const SMALLEST = 1024

function filesIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort()
}

function tellWorker(folder, artEdition) {
  const kept = filesIn(folder).filter((file) => KEPT.test(file))
  const hash = createHash('sha256')
  for (const file of kept) hash.update(file).update(readFileSync(join(folder, file)))
  const shell = {
    version: hash.digest('hex').slice(0, 12),
    art: artEdition,
    files: kept.map((file) => (file === 'index.html' ? '/' : `/${file}`)),
  }
  const worker = join(folder, 'sw.js')
  writeFileSync(worker, `self.SHELL=${JSON.stringify(shell)};\n${readFileSync(worker, 'utf8')}`)
}

function pack(folder) {
  for (const file of filesIn(folder).filter((name) => PACKED.test(name))) {
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
    writeBundle({ dir }) {
      tellWorker(dir, artEdition)
      pack(dir)
    },
  }
}
