/** What lies on the tiles of a golden game. */
import type { TileSetFacts } from '../../src/board/tileSet'
import { goldenGame } from '../state/goldenGames'

export const factsOf = (name: string): TileSetFacts => goldenGame(name).facts as unknown as TileSetFacts
