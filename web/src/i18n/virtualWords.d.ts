/** Made by `scripts/words.mjs`. */
declare module 'virtual:words' {
  type Parsed = import('@fluent/bundle').FluentResource['body']
  type Loaders = Record<import('./languages').Language, () => Promise<{ default: Parsed }>>
  export const words: Loaders
  export const moreWords: Loaders
}
