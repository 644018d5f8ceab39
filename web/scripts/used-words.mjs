/** Which messages the client may ask for: those it names, and those whose name it puts together. */
import { readdirSync, readFileSync } from 'node:fs'

const SOURCE = new URL('../src/', import.meta.url)
const NAMED = /['"`]([a-z][\w-]*)['"`]/g
/** `hero-${hero}`: a name that begins with words of its own. */
const BUILT = /`([a-z][\w]*-[\w-]*\$\{[^`]*)`/g
const HOLE = /\$\{((?:[^{}]|\{[^}]*\})*)\}/

/** A part is one word, so that `end-${column}` does not stand for all that begins with `end-`. It may be several where its
 * expression makes dashes, where it brings the first dash itself, or after two words: few names are alike so far. */
const partOf = (before, expression) =>
  expression.includes('dashed(') || !before.endsWith('-') || before.split('-').length > 2 ? '[\\w-]*' : '\\w*'

function patternOf(template) {
  const [before, ...rest] = template.split(new RegExp(HOLE, 'g'))
  const parts = rest.map((piece, at) => (at % 2 ? piece : partOf(before, piece)))
  return new RegExp(`^${before}${parts.join('')}$`)
}

const clientTexts = () =>
  readdirSync(SOURCE, { recursive: true })
    .filter((name) => /\.(ts|svelte)$/.test(name))
    .map((name) => readFileSync(new URL(name.replaceAll('\\', '/'), SOURCE), 'utf8'))

/** Says of a message's name whether anything in these texts of code may ask for it. */
export function usedWords(texts = clientTexts()) {
  const found = (pattern) => texts.flatMap((text) => [...text.matchAll(pattern)].map(([, inner]) => inner))
  const named = new Set(found(NAMED))
  const built = [...new Set(found(BUILT))].map(patternOf)
  return (key) => named.has(key) || built.some((pattern) => pattern.test(key))
}
