import type { Plugin } from 'vite'

export function compileEarly(): Plugin
