/** Chooses the page by the path; own links change it without loading anything. */
export type Page =
  | { name: (typeof PLAIN)[number] | 'home' | 'unknown' }
  | { name: 'room'; code: string }
  | { name: 'game' | 'embed'; game: string }

const PLAIN = [
  'rules',
  'learn',
  'settings',
  'book',
  'companion',
  'daily',
  'replay',
  'make',
  'make/scenario',
  'make/tiles',
  'make/tiles/print',
  'play',
] as const
/** Two words of two syllables, as the server makes them. */
const ROOM = /^\/((?:[bdfghjklmnprstvz][aeiou]){2}-?(?:[bdfghjklmnprstvz][aeiou]){2})$/i
/** A game that is over: its replay, or the bare frame of it. */
const GAME = /^\/(games|embed)\/([0-9a-f]{1,64})$/

export function pageAt(path: string): Page {
  if (path === '/') return { name: 'home' }
  const plain = PLAIN.find((name) => path === `/${name}`)
  if (plain) return { name: plain }
  const [, folder, game] = GAME.exec(path) ?? []
  if (game) return { name: folder === 'embed' ? 'embed' : 'game', game }
  const code = ROOM.exec(path)?.[1]
  return code ? { name: 'room', code: code.toLowerCase() } : { name: 'unknown' }
}

let here = $state.raw(pageAt(location.pathname))

export const page = (): Page => here

export function go(path: string): void {
  history.pushState(null, '', path)
  here = pageAt(location.pathname)
  scrollTo(0, 0)
}

addEventListener('popstate', () => {
  here = pageAt(location.pathname)
})

/** For `<a href use:link>`: a plain click stays in the app, any other does what the browser does. */
export function link(anchor: HTMLAnchorElement): void {
  anchor.addEventListener('click', (event) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || anchor.target) return
    event.preventDefault()
    go(anchor.pathname + anchor.search)
  })
}
