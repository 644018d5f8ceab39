/** Two windows of one browser: neither loses what the other remembers. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const kept = new Map<string, string>()

beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  })
})
afterEach(() => vi.unstubAllGlobals())

/** A module as a window of its own has it. */
async function inWindow<Module>(load: () => Promise<Module>): Promise<Module> {
  vi.resetModules()
  return load()
}

it('rooms of late', async () => {
  const load = () => import('../../src/rooms/recentRooms.svelte')
  const [one, other] = [await inWindow(load), await inWindow(load)]
  one.rememberRoom('kibo-ruta')
  other.rememberRoom('lami-nosa')
  expect(other.recentRooms().map(({ code }) => code)).toEqual(['lami-nosa', 'kibo-ruta'])
})

it('own tile sets', async () => {
  const load = () => import('../../src/rooms/ownTiles.svelte')
  const [one, other] = [await inWindow(load), await inWindow(load)]
  one.rememberSet({ digest: '0123456789abcdef', name: 'One' })
  other.rememberSet({ digest: 'fedcba9876543210', name: 'Other' })
  expect(other.ownSets().map(({ name }) => name)).toEqual(['Other', 'One'])
})
