/** Lets the browser fetch the letters of the first screen together with its script: text that changes its letters moves. */

/** Every language needs these; what others need besides comes when their words are known. */
const FIRST = /assets\/(nunito-latin-wght-normal|tilt-neon-latin-400-normal)-[\w-]+\.woff2$/

export function preloadFonts() {
  return {
    name: 'preload-fonts',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => FIRST.test(file))
          .map((file) => ({
            tag: 'link',
            injectTo: 'head',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `/${file}` },
          })),
    },
  }
}
