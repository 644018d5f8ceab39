/** Predicts own deeds before they are answered, by consuming the reach. Offers nothing uncertain meanwhile. */
import type {
  Deed,
  EscalatorDeed,
  ExploreDeed,
  Hero,
  MoveDeed,
  ReachFacts,
  Square,
  VortexDeed,
} from '../protocol/messages'
import type { Game } from './game'
import { withHero } from './reduce'
import { opposite, sameSquare, stepsFrom } from './squares'
import { squareOf } from './view'

/** Finds the other end of an escalator; `null` while the tiles are unknown. */
export type OtherEnd = (game: Game, from: Square) => Square | null

/** The reach with nothing left for a hero: what it can do where it stands now only the server knows. */
function withoutHero(reach: ReachFacts, hero: Hero): ReachFacts {
  const emptied = Object.entries(reach).map(([ability, { [hero]: _, ...others }]) => [ability, others])
  return Object.fromEntries(emptied) as ReachFacts
}

/** How far a hero can still go ahead or back on the line along which it was just moved. */
function along(reach: ReachFacts, { hero, direction, steps }: MoveDeed): ReachFacts {
  const back = opposite(direction)
  const stops = reach[direction][hero] ?? []
  const ahead = stops.filter((stop) => stop > steps).map((stop) => stop - steps)
  const passed = stops.filter((stop) => stop < steps).map((stop) => steps - stop)
  const beyond = (reach[back][hero] ?? []).map((stop) => stop + steps)
  const without = withoutHero(reach, hero)
  return {
    ...without,
    [direction]: { ...without[direction], ...(ahead.length && { [hero]: ahead }) },
    [back]: { ...without[back], [hero]: [...passed.reverse(), steps, ...beyond] },
  }
}

function placed(game: Game, hero: Hero, to: Square, reach: ReachFacts): Game {
  const heroes = withHero(game.view.heroes, hero, { square: to })
  return { ...game, view: { ...game.view, heroes }, reach }
}

function moved(game: Game, deed: MoveDeed): Game {
  if (!game.reach[deed.direction][deed.hero]?.includes(deed.steps)) return game
  return placed(game, deed.hero, stepsFrom(deed.from, deed.direction, deed.steps), along(game.reach, deed))
}

function swirled(game: Game, { hero, to }: VortexDeed): Game {
  const possible = game.reach.vortex[hero]?.some((square) => sameSquare(square, to))
  return possible ? placed(game, hero, to, withoutHero(game.reach, hero)) : game
}

function ridden(game: Game, { hero, from }: EscalatorDeed, otherEnd: OtherEnd): Game {
  if (!game.reach.escalator[hero]) return game
  const reach = withoutHero(game.reach, hero)
  const to = otherEnd(game, from)
  return to ? placed(game, hero, to, reach) : { ...game, reach }
}

/** The new tile cannot be predicted; only the same door is no longer offered. */
function explored(game: Game, { hero, from, door }: ExploreDeed): Game {
  const others = (game.reach.explore[hero] ?? []).filter((square) => !sameSquare(square, door ?? from))
  const { [hero]: _, look: __, ...rest } = game.reach.explore
  return { ...game, reach: { ...game.reach, explore: { ...rest, ...(others.length && { [hero]: others }) } } }
}

/** The game as it would look if the deed is accepted; the same game where nothing can be shown before the answer. */
export function predict(game: Game, deed: Deed, otherEnd: OtherEnd = () => null): Game {
  if ('from' in deed && !sameSquare(squareOf(game.view, deed.hero), deed.from)) return game
  switch (deed.type) {
    case 'move':
      return moved(game, deed)
    case 'vortex':
      return swirled(game, deed)
    case 'escalator':
      return ridden(game, deed, otherEnd)
    case 'explore':
      return explored(game, deed)
    case 'look':
      return { ...game, reach: { ...game.reach, explore: {} } }
    case 'bell':
      return { ...game, view: { ...game.view, bell: deed.target } }
    default:
      return game
  }
}
