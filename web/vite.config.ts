import { svelte } from '@sveltejs/vite-plugin-svelte'
import icons from 'unplugin-icons/vite'
import { defineConfig } from 'vitest/config'
import { artEdition } from './scripts/art-edition.mjs'

// The built client lies inside the Python package: a server is one thing to install.
const SERVED_FROM = '../src/hushmaze/server/client'

/** Where `vite dev` finds the game server. */
const SERVER = process.env.HUSHMAZE_SERVER ?? 'http://127.0.0.1:8080'

export default defineConfig({
  define: { 'import.meta.env.VITE_ART_EDITION': JSON.stringify(artEdition()) },
  plugins: [svelte(), icons({ compiler: 'svelte' })],
  build: { outDir: SERVED_FROM, emptyOutDir: true, target: 'es2022' },
  server: {
    host: '127.0.0.1',
    proxy: {
      '/api': SERVER,
      '/art': SERVER,
      '/ws': { target: SERVER, ws: true },
    },
  },
  test: { include: ['tests/**/*.test.ts'] },
})
