/** Reads the texts of a language, and the tables of `docs/glossary.md`. */
import { readdirSync, readFileSync } from 'node:fs'
import { FluentParser, Visitor, type Message, type TextElement } from '@fluent/syntax'

const LOCALES = new URL('../../locales/', import.meta.url)
const PAGE = readFileSync(new URL('../../../docs/glossary.md', import.meta.url), 'utf8')

/** The languages, in the order of the columns of the page. */
export const LANGUAGES = ['en', 'it', 'nl', 'fr', 'uk', 'es', 'pl'] as const
export type Language = (typeof LANGUAGES)[number]

class Words extends Visitor {
  parts: string[] = []
  override visitTextElement(node: TextElement): void {
    this.parts.push(node.value)
  }
}

function wordsOf(message: Message): string {
  const words = new Words()
  words.visit(message)
  return words.parts.join('\n')
}

/** All messages of a language by key: their words, with a line break for each variable and variant. */
export function textsOf(language: Language): Map<string, string> {
  const folder = new URL(`${language}/`, LOCALES)
  const parser = new FluentParser()
  const found = new Map<string, string>()
  for (const file of readdirSync(folder))
    for (const entry of parser.parse(readFileSync(new URL(file, folder), 'utf8')).body)
      if (entry.type === 'Message') found.set(entry.id.name, wordsOf(entry as Message))
  return found
}

/** The rows of all tables below a heading, cell by cell, without their own headings. */
export function rowsBelow(heading: string, page = PAGE): string[][] {
  const section = page.split(/^## /m).find((text) => text.startsWith(`${heading}\n`)) ?? ''
  const lines = section.split('\n').filter((line) => line.startsWith('|'))
  return lines.slice(2).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
}

/** What stands in code in a cell. */
export const coded = (cell = ''): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, code]) => code ?? '')

const letters = '\\p{L}\\p{M}'

/** Whether a text has a word, or, where it ends in a hyphen, one that begins so. */
export function has(text: string, word: string): boolean {
  const stem = word.endsWith('-')
  const begins = `(?<![${letters}])${stem ? word.slice(0, -1) : word}`
  return new RegExp(begins + (stem ? '' : `(?![${letters}])`), 'iu').test(text)
}
