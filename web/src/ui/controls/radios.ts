/** A choice answers the finger at once; what is not accepted by then is taken back. */
const ACCEPTED_WITHIN_MS = 1_500

/** By the name of a group. */
const waiting = new Map<string, ReturnType<typeof setTimeout>>()

/** Lets a group of radios show what holds after its last choice: `chosen` gives the place in the group. */
export function showChosenSoon({ name }: HTMLInputElement, chosen: () => number): void {
  clearTimeout(waiting.get(name))
  const show = () => {
    waiting.delete(name)
    const radios = [...document.getElementsByName(name)] as HTMLInputElement[]
    radios.forEach((radio, at) => (radio.checked = at === chosen()))
  }
  waiting.set(name, setTimeout(show, ACCEPTED_WITHIN_MS))
}
