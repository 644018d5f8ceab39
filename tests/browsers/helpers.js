// Put before every script that the smoke suite runs in a page.

const isShown = (element) => element.checkVisibility({ visibilityProperty: true })
const nameOf = (element) => (element.getAttribute('aria-label') ?? element.innerText ?? '').trim()

/** All elements on the screen that match a selector, and a pattern by their name or words. */
const shown = (selector, pattern = '') =>
  [...document.querySelectorAll(selector)].filter(
    (element) => isShown(element) && new RegExp(pattern, 's').test(nameOf(element)),
  )

/** Asks until the answer is neither false nor empty; WebDriver's script timeout ends it. */
const until = async (question) => {
  for (;;) {
    const answer = await question()
    if (answer) return answer
    await new Promise((resolve) => setTimeout(resolve, 15))
  }
}

const frame = () => new Promise(requestAnimationFrame)

/** An element once it is there, has come to rest, and nothing lies over its middle. */
const atRest = (find) =>
  until(async () => {
    const element = find()
    if (!element) return null
    element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
    const before = element.getBoundingClientRect()
    await frame()
    const { x, y, width, height } = element.getBoundingClientRect()
    if (x !== before.x || y !== before.y) return null
    const top = document.elementFromPoint(x + width / 2, y + height / 2)
    return top && element.contains(top) ? element : null
  })
