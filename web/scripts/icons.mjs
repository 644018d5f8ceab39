/** Draws the icons that have to be PNG from the SVG ones. Needs Chromium; the results are checked in. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const CHROMIUM = process.env.CHROMIUM ?? 'chromium'
const folder = fileURLToPath(new URL('../public/icons/', import.meta.url))

/** A maskable icon keeps its picture inside the middle four fifths. */
const ICONS = [
  { from: 'favicon.svg', to: 'icon-192.png', size: 192, inset: 0 },
  { from: 'favicon.svg', to: 'icon-512.png', size: 512, inset: 0 },
  { from: 'icon.svg', to: 'maskable-512.png', size: 512, inset: 40 },
  { from: 'icon.svg', to: 'apple-touch-icon.png', size: 180, inset: 0 },
]

const scratch = mkdtempSync(join(tmpdir(), 'icons-'))
for (const { from, to, size, inset } of ICONS) {
  const svg = readFileSync(join(folder, from), 'utf8')
  const page = join(scratch, `${to}.html`)
  const picture = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
  writeFileSync(
    page,
    `<body style="margin:0;background:${inset ? 'linear-gradient(#3a2685,#120b2a)' : 'none'};height:${size}px">` +
      `<img src="${picture}" style="position:absolute;left:${inset}px;top:${inset * 2}px;width:${size - 2 * inset}px">`,
  )
  spawnSync(
    CHROMIUM,
    [
      '--headless',
      '--no-sandbox',
      '--hide-scrollbars',
      '--default-background-color=00000000',
      `--window-size=${size},${size}`,
      `--screenshot=${join(folder, to)}`,
      `file://${page}`,
    ],
    { stdio: 'ignore' },
  )
}
rmSync(scratch, { recursive: true })
