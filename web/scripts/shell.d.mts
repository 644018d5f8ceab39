import type { Plugin } from 'vite'
export function shell(artEdition: string): Plugin
