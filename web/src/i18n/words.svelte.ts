/** All words on the screen, by key. Templates that call `t` follow a change of language by themselves. */
import { FluentBundle, type FluentVariable } from '@fluent/bundle'
import { words } from 'virtual:words'
import { LANGUAGES, type Language } from './languages'

export type Words = Record<string, FluentVariable>
/** Words that come with the screens that need them. */
export type LaterWords = Exclude<keyof typeof words, 'first'>

let bundle = $state.raw(new FluentBundle('en'))
/** Cache of formatted sentences: at the table the same ones come again with every move. */
const said = new Map<string, string>()
const MOST_SAID = 2000
let spoken = $state<Language>('en')
let wanted: Language = 'en'
/** Which words are wanted besides the first ones. */
let more: readonly LaterWords[] = []
let turns = 0
/** Done when what was asked for last is spoken. */
let newest = Promise.resolve()
/** Whether that could not be had: then the next screen asks for it again. */
let failed = false
/** What is in the bundle. */
let known = ''
const nameOf = (language: Language, also: readonly LaterWords[]): string => [language, ...also].join(' ')

async function load(language: Language, also: readonly LaterWords[]): Promise<FluentBundle> {
  // Isolation marks would end up in names read aloud and in tests; all our languages run left to right.
  const made = new FluentBundle(language, { useIsolating: false })
  const parsed = await Promise.all((['first', ...also] as const).map((sort) => words[sort][language]()))
  for (const { default: body } of parsed) made.addResource({ body })
  return made
}

/** Without a network only some languages are here: then what is spoken already, or any that can be had. */
async function loadBest(language: Language, also: readonly LaterWords[]): Promise<[Language, FluentBundle]> {
  for (const each of [language, spoken, ...(Object.keys(LANGUAGES) as Language[])]) {
    try {
      return [each, await load(each, also)]
    } catch {
      continue
    }
  }
  throw new Error('no words can be had')
}

/** Switch the language of everything on the screen. */
export function speak(language: Language): Promise<void> {
  wanted = language
  failed = false
  newest = learn(language)
  newest.catch(() => (failed = true))
  return newest
}

async function learn(language: Language): Promise<void> {
  const turn = (turns += 1)
  const also = more
  if (nameOf(language, also) === known) return // every text on the screen would be written anew
  const [loaded, made] = await loadBest(language, also)
  if (turn !== turns) return newest // something else has been asked for meanwhile
  bundle = made
  said.clear()
  spoken = loaded
  known = nameOf(loaded, also)
  document.documentElement.lang = loaded
}

/** A screen that comes later, together with its words. */
export async function withWords<T>(screen: Promise<T>, ...sorts: LaterWords[]): Promise<T> {
  const missing = sorts.filter((sort) => !more.includes(sort))
  if (missing.length || failed) {
    more = [...more, ...missing]
    void speak(wanted)
  }
  await newest
  return screen
}

/** The language that is spoken now. */
export const language = (): Language => spoken

/** The words for a key; the key itself where there are none, so that a hole is seen. */
export function t(key: string, values: Words = {}): string {
  const from = bundle // read even where the sentence is known, so that templates follow the language
  const sentence = key + JSON.stringify(values)
  const known = said.get(sentence)
  if (known !== undefined) return known
  const message = from.getMessage(key)
  const text = message?.value ? from.formatPattern(message.value, values) : key
  if (said.size >= MOST_SAID) said.clear()
  said.set(sentence, text)
  return text
}

/** Words one after the other, as a sentence of this language lists them. */
export const listOf = (parts: readonly string[]): string =>
  new Intl.ListFormat(spoken, { type: 'conjunction' }).format(parts)
