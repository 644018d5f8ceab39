/** Addresses of the pictures that the server draws; they never change, so browsers keep them for good. */
import type { Hero } from '../protocol/messages'

/** The version of the drawings, set by the build: a new release is never shown with old pictures. */
const EDITION = import.meta.env.VITE_ART_EDITION ? `?${import.meta.env.VITE_ART_EDITION}` : ''

/** Pictures that a replay file brought along, by path. */
const brought = new Map<string, string>()

/** Shows these pictures instead of the server's; returns how to stop. */
export function bringPictures(addresses: ReadonlyMap<string, string>): () => void {
  addresses.forEach((address, path) => brought.set(path, address))
  return () => addresses.forEach((_, path) => brought.delete(path))
}

/** By its path, such as `signs/camera`. */
export const picture = (path: string): string => brought.get(path) ?? `/art/${path}.svg${EDITION}`

/** A tile with its margin: 312 units, the tile's 256 in the middle. */
export const tilePicture = (digest: string, face: string, quarters: number, doors: string): string =>
  picture(`tiles/${digest}/${face}/${quarters}-${doors}`)
export const heroPicture = (hero: Hero): string => picture(`heroes/${hero}`)
export const badgePicture = (hero: Hero): string => picture(`badges/${hero}`)
/** `vortex-elf`, `camera`, `spent`, `shutter`, … */
export const signPicture = (name: string): string => picture(`signs/${name}`)
export const bellPicture = picture('bell')

/** Of a tile's picture, in its units. */
export const TILE_MARGIN = 28
