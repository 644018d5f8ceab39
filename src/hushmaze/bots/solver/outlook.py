"""What a line of play promises: how long the rest will take, and whether it can still be won."""

from math import ceil

from hushmaze.bots.solver.aims import ranked_errands
from hushmaze.bots.solver.line import Line
from hushmaze.bots.solver.needs import depth, place_of
from hushmaze.bots.solver.sand import reserve
from hushmaze.rules.squares import board_of
from hushmaze.rules.words import HEROES, Kind

_APPROACH_WEIGHT = 0.4
"""Heroes wander on while tiles are missing, so where they stand counts less than where things lie."""
_TO_A_DOOR = 3
"""About how many actions lie between one explored tile and the next."""
_TO_AN_HOURGLASS = 6
"""About how many actions a turn of the hourglass costs."""
_A_TURN_GIVES = 0.85
"""About what part of the hourglass a turn gives: it is turned while some sand is left."""


def hopeless(line: Line) -> bool:
    """Whether the two boards keep some hero from its exit, or all heroes on one board, for good (C13)."""
    if not line.state.setup.switches.two_boards:
        return False
    board = line.state.board
    homes: list[set[int]] = []
    for hero in HEROES:
        places = place_of(board, Kind.ITEM, hero), place_of(board, Kind.EXIT, hero)
        homes.append({board_of(where) for where in places if where is not None})
    torn = any(len(home) == 2 for home in homes)
    return torn or (all(homes) and len(set.union(*homes)) == 1)


def score(line: Line) -> float:
    """When the line will have won, about, in milliseconds; lower is better."""
    near, out, _ = ranked_errands(line)[0]
    ms = line.action_ms
    return line.state.time + ms * (_APPROACH_WEIGHT * near + out + _TO_AN_HOURGLASS * _turns_to_come(line, near + out))


def _turns_to_come(line: Line, slides: int) -> int:
    still = _still_ms(line, slides) - line.sand
    return max(ceil(still / (_A_TURN_GIVES * line.state.setup.hourglass_ms)), 0)


def _still_ms(line: Line, slides: int) -> int:
    a_tile = _TO_A_DOOR * line.action_ms + line.tempo.pace.explore_ms
    return slides * line.action_ms + depth(line.state) * a_tile


def endangered(line: Line) -> bool:
    """Whether the sand will be out before the win, and before the hourglass can be turned."""
    near, out, _ = ranked_errands(line)[0]
    if line.sand > _still_ms(line, near + out):
        return False
    keep = reserve(line)
    return keep is not None and line.sand < keep
