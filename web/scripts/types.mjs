/** The types of all that travels, from the server's schemas: `npm run types`. */
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { compile } from 'json-schema-to-typescript'

const HUSHMAZE = fileURLToPath(new URL('../../.venv/bin/hushmaze', import.meta.url))
const MESSAGES = new URL('../src/protocol/messages.ts', import.meta.url)
const API = new URL('../src/protocol/api.ts', import.meta.url)
const BANNER = '/** Made by scripts/types.mjs from `hushmaze schema`; do not edit, run `npm run types`. */'
const STYLE = { semi: false, singleQuote: true, printWidth: 110 }

const capitals = (name) => name.replace(/(?<=[a-z])(?=[A-Z])/g, '_').toUpperCase()
/** The words of a type as a list, to go through them: `HEROES` beside `Hero`. */
function lists(definitions) {
  const listed = ([name, { enum: words }]) =>
    words && `export const ${LISTS[name] ?? `${capitals(name)}S`} = ${JSON.stringify(words)} as const`
  return Object.entries(definitions).map(listed).filter(Boolean)
}
const LISTS = { Hero: 'HEROES', Ability: 'ABILITIES', Loss: 'LOSSES', RuleSwitch: 'RULE_SWITCHES' }

/** The `type` of every kind in a union: `GAME_EVENT_TYPES`. */
function kinds(definitions) {
  return ['Deed', 'GameEvent'].map((union) => {
    const names = definitions[union].anyOf.map(({ $ref }) => $ref.split('/').at(-1))
    const words = names.map((name) => definitions[name].properties.type.const)
    return `export const ${capitals(union)}_TYPES = ${JSON.stringify(words)} as const`
  })
}

async function typesOf(schema) {
  const types = await compile(structuredClone(schema), 'Message', {
    bannerComment: BANNER,
    additionalProperties: false,
    style: STYLE,
  })
  return [types.trimEnd(), '', ...lists(schema.definitions), ...kinds(schema.definitions), ''].join('\n')
}

const nameOf = ($ref) => $ref.split('/').at(-1)

/** A schema of OpenAPI 3.1 as the compiler wants it: types by their names, tuples as in draft 7. */
function compilable(node) {
  if (Array.isArray(node)) return node.map(compilable)
  if (typeof node !== 'object' || node === null) return node
  const { $ref, prefixItems, examples, ...rest } = node
  if ($ref) return { tsType: nameOf($ref), ...(rest.description ? { description: rest.description } : {}) }
  const parts = Object.fromEntries(Object.entries(rest).map(([key, part]) => [key, compilable(part)]))
  return prefixItems ? { ...parts, items: compilable(prefixItems), additionalItems: false } : parts
}

/** The bodies of HTTP requests and answers; what travels over the socket as well comes from messages.ts. */
async function apiTypesOf(openapi, socket) {
  const schemas = Object.entries(openapi.components.schemas)
  const own = schemas.filter(([name]) => !(name in socket.definitions))
  const used = new Set(JSON.stringify(own).match(/(?<="#\/components\/schemas\/)\w+/g))
  const shared = [...used].filter((name) => name in socket.definitions).sort()
  const definitions = Object.fromEntries(own.map(([name, schema]) => [name, compilable(schema)]))
  const types = await compile({ title: 'Api', definitions }, 'Api', {
    bannerComment: [BANNER, `import type { ${shared.join(', ')} } from './messages'`].join('\n'),
    additionalProperties: false,
    unreachableDefinitions: true,
    style: STYLE,
  })
  return types.replace(/export interface Api \{\}\n/, '').replace(REFERENCED, '')
}
/** A remark of the compiler's own about each definition. */
const REFERENCED =
  /\/\*\*\n \* This interface was referenced.*\n \* via the `definition`.*\n \*\/\n|\n \*\n \* This interface was referenced.*\n \* via the `definition`.*(?=\n)/g

/** What both files have to be just now. */
export async function freshTypes() {
  const asked = (...more) => JSON.parse(execFileSync(HUSHMAZE, ['schema', ...more], { encoding: 'utf8' }))
  const socket = asked()
  return [
    { file: MESSAGES, text: await typesOf(socket) },
    { file: API, text: await apiTypesOf(asked('--http'), socket) },
  ]
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const stale = (await freshTypes()).filter(({ file, text }) => readFileSync(file, 'utf8') !== text)
  if (!process.argv.includes('--check')) for (const { file, text } of stale) writeFileSync(file, text)
  else if (stale.length) {
    console.error(
      `not as the server has it, run \`npm run types\`: ${stale.map(({ file }) => file.pathname)}`,
    )
    process.exitCode = 1
  }
}
