export function usedWords(texts?: readonly string[]): (key: string) => boolean
