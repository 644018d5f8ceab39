/** Tells the browser to compile a page's script while it comes, beside the page: compiled function by function when
 * first called, it keeps a phone's only thread busy for a third of the time in which a room opens. Chromium knows the
 * hint; to others it is a comment. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chunksOf, spokenIn } from './chunks.mjs'

const HINT = '//# allFunctionsCalledOnLoad\n'

/** A Vite plugin. */
export function compileEarly() {
  return {
    name: 'compile-early',
    apply: 'build',
    /** In the files: Vite still writes something before a chunk's own code, and the hint must come first. */
    writeBundle({ dir }, bundle) {
      for (const chunk of chunksOf(bundle)) {
        const file = join(dir, chunk.fileName)
        if (!spokenIn(chunk)) writeFileSync(file, HINT + readFileSync(file, 'utf8'))
      }
    },
  }
}
