/** After a game the end of it is shown until somebody wants to see the lobby again, each for themselves. */
let left = $state<string | null>(null)

/** Show the lobby of the room although its last game is still there. */
export function backToLobby(game: string): void {
  left = game
}

export const isBackInLobby = (game: string | null): boolean => game !== null && left === game
