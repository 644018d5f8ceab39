/** Takes the sign of index.html away as soon as a page stands in `app`: what only waits for a page has no `<main>`. */
export function removeOpening(app: Element): void {
  const watch = new MutationObserver(() => {
    if (!app.querySelector('main')) return
    document.getElementById('opening')?.remove()
    watch.disconnect()
  })
  watch.observe(app, { childList: true, subtree: true })
}
