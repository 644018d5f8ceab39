/** Made by `scripts/words.mjs`. */
declare module 'virtual:words' {
  type Loaders = Record<import('./languages').Language, () => Promise<{ default: string }>>
  export const words: Loaders
  export const moreWords: Loaders
}
