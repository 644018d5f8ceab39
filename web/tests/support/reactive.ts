/** A vitest environment in which Svelte's signals are live, as in a browser, but without a document. */
export default {
  name: 'reactive',
  viteEnvironment: 'client',
  setup: () => ({ teardown: () => undefined }),
}
