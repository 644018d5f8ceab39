import { svelte } from '@sveltejs/vite-plugin-svelte'
import icons from 'unplugin-icons/vite'
import { defineConfig } from 'vitest/config'
import { artEdition } from './scripts/art-edition.mjs'
import { compileEarly } from './scripts/compile-early.mjs'
import { preloadFonts } from './scripts/preload-fonts.mjs'
import { preloadScreens } from './scripts/preload-screens.mjs'
import { gameIcon } from './scripts/round-icons.mjs'
import { shell } from './scripts/shell.mjs'
import { words } from './scripts/words.mjs'

// The built client lies inside the Python package: a server is one thing to install.
const SERVED_FROM = '../src/hushmaze/server/client'

/** Where `vite dev` finds the game server. */
const SERVER = process.env.HUSHMAZE_SERVER ?? 'http://127.0.0.1:8080'

/** One file for the first screen and what it shares with others, which stay apart. What those share comes in few files, by
 * what it is for: many small ones would wait for each other. */
const CHUNKS = [
  { name: 'kit', tags: ['$initial' as const], test: /^(?!.*src\/pwa\/)/, priority: 5 },
  { name: 'trusted', test: /src\/trustedTypes/, minShareCount: 2, priority: 4 },
  { name: 'icons', test: /~icons\//, minShareCount: 2, priority: 4 },
  {
    name: 'parts',
    test: /src\/(ui\/(?!pictures\/QrCode)|i18n\/|board\/art|screens\/table\/keyboard\/keys)/,
    minShareCount: 2,
    priority: 3,
  },
  { name: 'room', test: /src\/(session|net|state|rooms|protocol)\//, minShareCount: 2, priority: 2 },
  { name: 'table', test: /src\/(board|moments|sound|screens\/table)\//, minShareCount: 2, priority: 1 },
]

export default defineConfig({
  define: { 'import.meta.env.VITE_ART_EDITION': JSON.stringify(artEdition()) },
  plugins: [
    words(),
    svelte(),
    icons({ compiler: 'svelte', customCollections: { 'game-icons': gameIcon } }),
    compileEarly(),
    shell(artEdition()), // packs what is in the files by then
    preloadFonts(),
    preloadScreens(),
  ],
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
    testTimeout: 180_000,
    hookTimeout: 180_000,
    isolate: false, // a worker for each file takes twice the time
    setupFiles: './tests/support/asBefore.ts',
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
