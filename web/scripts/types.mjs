/** The types of all that travels, from the server's schema: `hushmaze schema | node scripts/types.mjs`. */
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { compile } from 'json-schema-to-typescript'

const TARGET = new URL('../src/protocol/messages.ts', import.meta.url)
const BANNER = '/** Made by scripts/types.mjs from `hushmaze schema`; do not edit, run `npm run types`. */'

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

export async function typesOf(schema) {
  const types = await compile(structuredClone(schema), 'Message', {
    bannerComment: BANNER,
    additionalProperties: false,
    style: { semi: false, singleQuote: true, printWidth: 110 },
  })
  return [types.trimEnd(), '', ...lists(schema.definitions), ...kinds(schema.definitions), ''].join('\n')
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(TARGET, await typesOf(JSON.parse(readFileSync(0, 'utf8'))))
}
