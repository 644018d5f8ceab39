/** Remembers whether this device went back to the lobby while the end of a game is still shown to others. */
let left = $state<string | null>(null)

/** Show the lobby of the room although its last game is still there. */
export function backToLobby(game: string): void {
  left = game
}

/** Show the end of the game again. */
export function backToResult(): void {
  left = null
}

export const isBackInLobby = (game: string | null): boolean => game !== null && left === game
