/** A vitest environment in which Svelte's signals are live, as in a browser, but without a document. */
export default {
  name: 'reactive',
  viteEnvironment: 'client',
  setup(global: Record<string, unknown>) {
    global.navigator ??= { languages: ['en'] } // Node 20 has none; settings ask for its languages
    global.matchMedia ??= () => ({ matches: false, addEventListener: () => undefined })
    return { teardown: () => undefined }
  },
}
