/** Keeps the secret token of each room on this device: it proves who we are there. */
export interface Tokens {
  get(code: string): string | null
  set(code: string, token: string): void
}

const place = (code: string): string => `hushmaze.token.${code.replace('-', '').toLowerCase()}`

/** In the browser's storage; where it keeps nothing, as long as the page is open. */
export function keptTokens(storage: () => Storage = () => localStorage): Tokens {
  const meanwhile = new Map<string, string>()
  return {
    get(code) {
      try {
        return storage().getItem(place(code)) ?? meanwhile.get(place(code)) ?? null
      } catch {
        return meanwhile.get(place(code)) ?? null
      }
    },
    set(code, token) {
      meanwhile.set(place(code), token)
      try {
        storage().setItem(place(code), token)
      } catch {
        // a private window: the seat is ours until the page is closed
      }
    },
  }
}
