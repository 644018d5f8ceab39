/** Fails when a language lacks a key, has one too many, or differs in the variables of a message, and when nothing asks for
 * a message. */
import { readdirSync, readFileSync } from 'node:fs'
import { FluentParser, Visitor } from '@fluent/syntax'
import { usedWords } from './used-words.mjs'

const root = new URL('../locales/', import.meta.url)
const parser = new FluentParser()

/** Names that other messages stand for. */
const referred = new Set()

class Variables extends Visitor {
  names = new Set()
  visitVariableReference(node) {
    this.names.add(node.id.name)
  }
  visitMessageReference(node) {
    referred.add(node.id.name)
  }
}

function messagesOf(language) {
  const folder = new URL(`${language}/`, root)
  const found = new Map()
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.ftl'))) {
    for (const entry of parser.parse(readFileSync(new URL(file, folder), 'utf8')).body) {
      if (entry.type === 'Junk')
        complain(`${language}/${file}: cannot be read: ${entry.content.trim().split('\n')[0]}`)
      if (entry.type !== 'Message') continue
      if (found.has(entry.id.name)) complain(`${language}/${file}: ${entry.id.name} is there twice`)
      const variables = new Variables()
      variables.visit(entry)
      found.set(entry.id.name, [...variables.names].sort().join(', '))
    }
  }
  return found
}

const complaints = []
const complain = (text) => complaints.push(text)

const english = messagesOf('en')
for (const language of readdirSync(root).filter((name) => name !== 'en')) {
  const own = messagesOf(language)
  for (const [key, variables] of english) {
    if (!own.has(key)) complain(`${language}: ${key} is missing`)
    else if (own.get(key) !== variables)
      complain(`${language}: ${key} uses {${own.get(key)}}, not {${variables}}`)
  }
  for (const key of own.keys()) if (!english.has(key)) complain(`${language}: ${key} is stale`)
}
const isUsed = usedWords()
for (const key of english.keys())
  if (!referred.has(key) && !isUsed(key)) complain(`en: nothing asks for ${key}`)
for (const text of complaints) console.error(text)
process.exitCode = complaints.length ? 1 : 0
