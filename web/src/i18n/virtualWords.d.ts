/** Made by `scripts/words.mjs`. */
declare module 'virtual:words' {
  type Parsed = import('@fluent/bundle').FluentResource['body']
  type Loaders = Record<import('./languages').Language, () => Promise<{ default: Parsed }>>
  /** What the first screens say, and what comes with later ones. */
  export const words: Record<'first' | 'rules' | 'learn' | 'later', Loaders>
}
