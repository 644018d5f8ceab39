/** All words of a language as one module: what the first screens say, or what comes with later ones. */
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { FluentResource } from '@fluent/bundle'

const LOCALES = new URL('../locales/', import.meta.url)

/** Words of screens that are not in the first load: they come with them. */
const LATER = /^(analysis|book|companion|endings|film|make|replay|scenario-editor|tile-workshop)\.ftl$/

const LIST = 'virtual:words'
const NAME = /^\0virtual:(words|more-words)\/(\w+)$/

function list(sort) {
  const rows = readdirSync(LOCALES).map(
    (language) => `${language}: () => import('virtual:${sort}/${language}')`,
  )
  return `{ ${rows.join(', ')} }`
}

function filesOf(sort, language) {
  const folder = new URL(`${language}/`, LOCALES)
  const wanted = readdirSync(folder).filter((name) => LATER.test(name) === (sort === 'more-words'))
  return wanted.sort().map((name) => fileURLToPath(new URL(name, folder)))
}

/** Parsed here, so that no visitor's device has to: JSON is read ten times as fast as Fluent. */
function parsed(text) {
  return `JSON.parse(${JSON.stringify(JSON.stringify(new FluentResource(text).body))})`
}

/** A Vite plugin: `virtual:words` has `words` and `moreWords`, each a loader for every language. */
export function words() {
  return {
    name: 'words',
    resolveId: (id) => (id === LIST || NAME.test(`\0${id}`) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${LIST}`)
        return `export const words = ${list('words')}\nexport const moreWords = ${list('more-words')}`
      const [, sort, language] = NAME.exec(id) ?? []
      if (!sort) return undefined
      const files = filesOf(sort, language)
      for (const file of files) this.addWatchFile(file)
      return `export default ${parsed(files.map((file) => readFileSync(file, 'utf8')).join('\n'))}`
    },
  }
}
