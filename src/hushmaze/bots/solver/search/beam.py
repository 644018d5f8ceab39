"""Which doors to open, in which order, by whom: a beam over lines of play, one more tile at a time."""

from collections.abc import Iterable, Iterator
from itertools import islice
from typing import NamedTuple

from hushmaze.bots.solver.line import Line, play_all
from hushmaze.bots.solver.needs import depth
from hushmaze.bots.solver.search.endgame import finished
from hushmaze.bots.solver.search.hourglass import turned
from hushmaze.bots.solver.search.openings import openings
from hushmaze.bots.solver.search.prospects import Prospect, hopeless


class Effort(NamedTuple):
    """How much is tried."""

    width: int
    """Lines kept after every tile."""
    branches: int
    """Routes to place the next tile that are tried from each, on each board."""
    wins: int
    """How many are looked for, to take the best."""


THOROUGH = Effort(width=6, branches=5, wins=3)
QUICK = Effort(width=2, branches=3, wins=1)
_WIDE = Effort(width=14, branches=8, wins=1)
"""Tried only where all else finds nothing."""


def search(line: Line, effort: Effort) -> Line | None:
    """The quickest win found with any effort up to this one, or None: more effort never finds less."""
    efforts = [less for less in (QUICK, THOROUGH) if less < effort] + [effort]
    found = [won for one in efforts if (won := _search(line, one)) is not None]
    if not found and effort >= THOROUGH:
        return _search(line, _WIDE)
    return min(found, key=lambda won: won.state.time, default=None)


def _search(line: Line, effort: Effort) -> Line | None:
    beam = [line]
    while beam:
        complete = [line for line in beam if depth(line.state) == 0]
        wins = (win for win in map(finished, complete) if win is not None)
        won = min(islice(wins, effort.wins), key=lambda win: win.state.time, default=None)
        if won is not None:
            return won
        beam = _best((after for line in beam for after in _next(line, effort)), effort)
    return None


def _best(ahead: Iterable[Prospect], effort: Effort) -> list[Line]:
    """The most promising lines, of each mall one."""
    kept: dict[object, Line] = {}
    for prospect in sorted((one for one in ahead if not hopeless(one.line)), key=Prospect.score):
        kept.setdefault(_mall(prospect.line), prospect.line)
    return list(kept.values())[: effort.width]


def _mall(line: Line) -> object:
    return frozenset((tile.number, place) for place, tile in line.state.board.tiles.items())


def _next(line: Line, effort: Effort) -> Iterator[Prospect]:
    """The lines with one more tile; where the sand does not allow them all, the hourglass is turned first."""
    played = [play_all(line, deeds) for deeds in openings(line, effort.branches)]
    after = [Prospect(grown) for grown in played if grown is not None]
    safe = [prospect for prospect in after if not prospect.endangered()]
    yield from safe
    if len(safe) < len(played):
        later = turned(line, {})
        if later is not None:
            yield from _next(later, effort)
        elif not safe:
            yield from after
