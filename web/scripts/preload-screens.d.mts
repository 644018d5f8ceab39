import type { Plugin } from 'vite'

export function preloadScreens(): Plugin
