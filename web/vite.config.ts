import { svelte } from '@sveltejs/vite-plugin-svelte'
import icons from 'unplugin-icons/vite'
import { defineConfig } from 'vitest/config'
import { artEdition } from './scripts/art-edition.mjs'
import { preloadFonts } from './scripts/preload-fonts.mjs'
import { shell } from './scripts/shell.mjs'

// The built client lies inside the Python package: a server is one thing to install.
const SERVED_FROM = '../src/hushmaze/server/client'

/** Where `vite dev` finds the game server. */
const SERVER = process.env.HUSHMAZE_SERVER ?? 'http://127.0.0.1:8080'

/** Words that come with screens of the second load; see `src/i18n/words.svelte.ts`. */
const LATER = '(analysis|book|companion|endings|film|make|replay|scenario-editor|tile-workshop)[.]ftl'
const languageOf = (id: string) => /locales\/(\w+)\//.exec(id)?.[1]

/** One file for what every screen needs, and one for each language; screens stay apart. */
const CHUNKS = [
  {
    name: 'kit',
    test: /node_modules\/(svelte|esm-env|clsx|@fluent)\/|src\/(ui\/(?!scene\/|pictures\/QrCode|page\/[Pp]age|deferred)|i18n\/(?!names|clockText)|settings|router)/,
  },
  { name: (id: string) => `words-${languageOf(id)}`, test: new RegExp(`/locales/\\w+/(?!${LATER})`) },
  { name: (id: string) => `more-words-${languageOf(id)}`, test: new RegExp(`/locales/\\w+/${LATER}`) },
]

export default defineConfig({
  define: { 'import.meta.env.VITE_ART_EDITION': JSON.stringify(artEdition()) },
  plugins: [svelte(), icons({ compiler: 'svelte' }), shell(artEdition()), preloadFonts()],
  build: {
    outDir: SERVED_FROM,
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // the server's content policy allows no data: addresses
    rolldownOptions: {
      input: { index: 'index.html', sw: 'src/pwa/sw.ts' },
      output: {
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
        codeSplitting: { groups: CHUNKS },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    proxy: {
      '/api': SERVER,
      '/art': SERVER,
      '/ws': { target: SERVER, ws: true },
    },
  },
  // Time limits only guard against hanging: a busy machine must not fail a test.
  test: {
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      { extends: true, test: { name: 'plain', include: ['tests/**/!(*.svelte).test.ts'] } },
      {
        extends: true,
        resolve: { conditions: ['browser'] }, // Svelte as in a browser, with live signals
        test: {
          name: 'reactive',
          include: ['tests/**/*.svelte.test.ts'],
          environment: './tests/support/reactive.ts',
        },
      },
    ],
  },
})
