/** Lets a group of radios show the chosen one again: another shows when it has been accepted. */
export function showChosen({ name }: HTMLInputElement, chosen: number): void {
  document.getElementsByName(name).forEach((radio, at) => {
    ;(radio as HTMLInputElement).checked = at === chosen
  })
}
