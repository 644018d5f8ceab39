/** The words of a language as modules: what the first screens say, and what comes with later ones. */
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { FluentResource } from '@fluent/bundle'

const LOCALES = new URL('../locales/', import.meta.url)

/** Words of screens that are not in the first load come with them. */
const SORTS = {
  rules: /^rules\.ftl$/,
  learn: /^learn\.ftl$/,
  later: /^(analysis|book|companion|endings|film|make|replay|scenario-editor|tile-workshop)\.ftl$/,
}
const FIRST = 'first'

const LIST = 'virtual:words'
const NAME = /^\0virtual:words\/(\w+)\/(\w+)$/

/** The sort and language of the words a module holds. */
export function wordsIn(module) {
  const [, sort, language] = NAME.exec(module ?? '') ?? []
  return sort ? { sort, language } : null
}

function list(sort) {
  const rows = readdirSync(LOCALES).map(
    (language) => `${language}: () => import('virtual:words/${sort}/${language}')`,
  )
  return `${sort}: { ${rows.join(', ')} }`
}

const sortOf = (file) => Object.keys(SORTS).find((sort) => SORTS[sort].test(file)) ?? FIRST

function filesOf(sort, language) {
  const folder = new URL(`${language}/`, LOCALES)
  const wanted = readdirSync(folder).filter((file) => sortOf(file) === sort)
  return wanted.sort().map((name) => fileURLToPath(new URL(name, folder)))
}

/** Parsed here, so that no visitor's device has to: JSON is read ten times as fast as Fluent. */
function parsed(text) {
  return `JSON.parse(${JSON.stringify(JSON.stringify(new FluentResource(text).body))})`
}

/** A Vite plugin: `virtual:words` has `words`, of each sort a loader for every language. */
export function words() {
  return {
    name: 'words',
    resolveId: (id) => (id === LIST || NAME.test(`\0${id}`) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${LIST}`)
        return `export const words = { ${[FIRST, ...Object.keys(SORTS)].map(list).join(', ')} }`
      const { sort, language } = wordsIn(id) ?? {}
      if (!sort) return undefined
      const files = filesOf(sort, language)
      for (const file of files) this.addWatchFile(file)
      return `export default ${parsed(files.map((file) => readFileSync(file, 'utf8')).join('\n'))}`
    },
  }
}
