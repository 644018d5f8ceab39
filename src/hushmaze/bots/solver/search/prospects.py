"""Judges a line of play: how long the rest will take, and whether it can still be won."""

from itertools import permutations
from math import ceil

from hushmaze.bots.solver.line import Line
from hushmaze.bots.solver.movement.distances import target
from hushmaze.bots.solver.needs import depth
from hushmaze.bots.solver.search.assignment import ranked_errands
from hushmaze.bots.solver.search.hourglass import reserve
from hushmaze.rules.errands import errands
from hushmaze.rules.setup import START_TILE
from hushmaze.rules.squares import board_of
from hushmaze.rules.words import HEROES, Hero, Kind, TileNumber

_APPROACH_WEIGHT = 0.4
"""Heroes wander on while tiles are missing, so where they stand counts less than where things lie."""
_TO_A_DOOR = 3
"""About how many actions lie between one explored tile and the next."""
_TO_AN_HOURGLASS = 6
"""About how many actions a turn of the hourglass costs."""
_IN_THE_WAY = 4
"""How many slides it counts for when a hero closes another's way out."""
_A_TURN_GIVES = 0.85
"""About what part of the hourglass a turn gives: it is turned while some sand is left."""


def hopeless(line: Line) -> bool:
    """Whether the two boards keep some hero from its exit, or all heroes on one board, for good (C13)."""
    if not line.state.setup.switches.two_boards:
        return False
    homes: list[set[int]] = []
    for hero in HEROES:
        places = line.ground.place_of(Kind.ITEM, hero), line.ground.place_of(Kind.EXIT, hero)
        homes.append({board_of(where) for where in places if where is not None})
    torn = any(len(home) == 2 for home in homes)
    return torn or (all(homes) and len(set.union(*homes)) == 1)


def _in_the_way(line: Line) -> int:
    """How many ways out lead over a tile that another hero closes at its item or its exit (C17)."""
    ground, tile_at = line.ground, line.state.board.tile_at
    ends, ways = dict[Hero, set[TileNumber]](), dict[Hero, set[TileNumber]]()
    for hero, errand in zip(HEROES, errands(line.state.setup.switches)[0], strict=True):
        table = ground.to(target(Kind.ITEM, hero, hero))
        item, goal = ground.place_of(Kind.ITEM, hero), ground.place_of(Kind.EXIT, errand.exit)
        ends[hero] = {tile_at[end] for end in (item, goal) if end is not None}
        trail = ground.trail(table, goal, hero) if goal in table else []
        ways[hero] = {tile_at[where] for where in trail} - {START_TILE}
    return sum(bool(ways[one] & ends[other]) for one, other in permutations(HEROES, 2))


class Prospect:
    """Of one line."""

    def __init__(self, line: Line) -> None:
        self.line = line
        self._near, self._out, _ = ranked_errands(line)[0]
        a_tile = _TO_A_DOOR * line.action_ms + line.tempo.pace.explore_ms
        self._tiles_ms = depth(line.state) * a_tile

    def score(self) -> float:
        """When the line will have won, about, in milliseconds; lower is better."""
        line, near, out = self.line, self._near, self._out
        if line.state.setup.switches.no_gatherings:
            out += _IN_THE_WAY * _in_the_way(line)
        return line.state.time + line.action_ms * (
            _APPROACH_WEIGHT * near + out + _TO_AN_HOURGLASS * self._turns_to_come(near + out)
        )

    def _turns_to_come(self, slides: int) -> int:
        still = self._still_ms(slides) - self.line.sand
        return max(ceil(still / (_A_TURN_GIVES * self.line.state.setup.hourglass_ms)), 0)

    def _still_ms(self, slides: int) -> int:
        return slides * self.line.action_ms + self._tiles_ms

    def endangered(self) -> bool:
        """Whether the sand will be out before the win, and before the hourglass can be turned."""
        line = self.line
        if line.sand > self._still_ms(self._near + self._out):
            return False
        keep = reserve(line)
        return keep is not None and line.sand < keep
