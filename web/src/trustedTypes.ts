/**
 * The one place where text becomes markup or the address of a script.
 * A browser that knows Trusted Types refuses all others (`index.html`).
 */
interface Rules {
  createHTML(text: string): string
  createScriptURL(address: string): string
}

interface Factory {
  createPolicy(name: string, rules: Rules): Rules
}

const rules: Rules = {
  createHTML: (text) => text,
  createScriptURL: (address) => {
    if (new URL(address, location.href).origin !== location.origin)
      throw new TypeError(`no script from ${address}`)
    return address
  },
}

const factory = (globalThis as { trustedTypes?: Factory }).trustedTypes
const policy = factory?.createPolicy('hushmaze', rules) ?? rules

/** Markup that this program draws; never what a player wrote. */
export const ownMarkup = (text: string): string => policy.createHTML(text)

/** The address of a script of this server. */
export const ownScript = (address: string): string => policy.createScriptURL(address)
