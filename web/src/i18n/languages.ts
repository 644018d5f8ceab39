/** The languages of the game, each under its own name. */
export const LANGUAGES = {
  en: 'English',
  it: 'Italiano',
  nl: 'Nederlands',
  fr: 'Français',
  uk: 'Українська',
  es: 'Español',
  pl: 'Polski',
} as const

export type Language = keyof typeof LANGUAGES

const isLanguage = (code: string): code is Language => Object.hasOwn(LANGUAGES, code)

/** The first wanted language that we speak; English if there is none. */
export function bestLanguage(wanted: readonly string[]): Language {
  const codes = wanted.map((tag) => tag.toLowerCase().split('-')[0] ?? '')
  return codes.find(isLanguage) ?? 'en'
}
