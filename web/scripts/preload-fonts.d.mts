import type { Plugin } from 'vite'

export function preloadFonts(): Plugin
