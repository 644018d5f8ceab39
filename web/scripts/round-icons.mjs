/** Icons drawn on a grid of 512, which are never shown that large: rounded to it their lines weigh half. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { optimize } from 'svgo'

const drawn = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json'), 'utf8'),
)

/** An icon of game-icons, for unplugin-icons. */
export function gameIcon(name) {
  const icon = drawn.icons[name]
  if (!icon) return undefined
  const { width, height } = drawn
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${icon.body}</svg>`
  return optimize(svg, { floatPrecision: 0 }).data
}
