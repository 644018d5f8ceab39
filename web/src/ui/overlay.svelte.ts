/** The settings can be opened over any screen, a running game too. */
let open = $state(false)

export const settingsOpen = (): boolean => open

export function openSettings(): void {
  open = true
}

export function closeSettings(): void {
  open = false
}
