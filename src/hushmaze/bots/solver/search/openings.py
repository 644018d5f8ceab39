"""All ways to place the next tile (X1), also by crystal ball (P6)."""

from itertools import groupby
from typing import NamedTuple

from hushmaze.bots.solver.line import Line
from hushmaze.bots.solver.movement.goals import Destination
from hushmaze.bots.solver.movement.joint_search import bring
from hushmaze.bots.solver.movement.walks import Walk, walk
from hushmaze.bots.solver.search.assignment import left_everywhere
from hushmaze.rules.commands import Deed, Explore
from hushmaze.rules.exploring import explorations
from hushmaze.rules.squares import Square, board_of
from hushmaze.rules.words import HEROES, Hero, Kind


class _Opening(NamedTuple):
    """Deeds that end with an explore."""

    actions: int
    door: Square
    deeds: list[Deed]


def openings(line: Line, most: int) -> list[list[Deed]]:
    """The cheapest ways to place a tile, a few on each board; others make room only where they must."""
    found = _standing_still(line)
    reached = {board_of(opening.door) for opening in found}
    found += _making_room(line, [door for door in _doors(line) if board_of(door[1]) not in reached])
    found.sort(key=lambda opening: (board_of(opening.door), opening.actions))
    boards = groupby(found, key=lambda opening: board_of(opening.door))
    return [opening.deeds for _, on_board in boards for opening in list(on_board)[:most]]


def _standing_still(line: Line) -> list[_Opening]:
    """Every door that can be opened while the other heroes stand still."""
    state = line.state
    now = [_Opening(1, door, [Explore(h, state.heroes[h], door)]) for h, door in explorations(state)]
    walks = {hero: walk(state, hero) for hero in HEROES}
    walked = [_walking(walks[hero], door) for hero, door in _doors(line) if door in walks[hero].before]
    return now + walked + _by_ball(line, walks[Hero.MAGE])


def _walking(walked: Walk, door: Square) -> _Opening:
    return _Opening(walked.far[door] + 1, door, [*walked.deeds(door), Explore(walked.hero, door, door)])


def _by_ball(line: Line, walked: Walk) -> list[_Opening]:
    """The mage goes to a crystal ball and opens any door from there."""
    state = line.state
    balls = [where for where in walked.before if _is_ball(line, where)]
    if not balls:
        return []
    ball = min(balls, key=walked.far.__getitem__)
    way = walked.deeds(ball)
    # Its second tile costs nothing more, so each of the two bears half of the way.
    return [
        _Opening(len(way) // 2 + 1, door, [*way, Explore(Hero.MAGE, ball, door)])
        for door in state.board.open_doors
        if door not in state.heroes
    ]


def _is_ball(line: Line, where: Square) -> bool:
    special = line.state.board.specials.get(where)
    unspent = special is not None and special.kind is Kind.BALL and where not in line.state.spent
    return unspent and line.state.setup.switches.crystal_balls


def _making_room(line: Line, doors: list[tuple[Hero, Square]]) -> list[_Opening]:
    """Those of the doors that can be opened when others go out of the way."""
    found = []
    for hero, door in doors:
        deeds = bring(line.state, {hero: _aim(line, hero, door)})
        if deeds is not None:
            found.append(_Opening(len(deeds) + 1, door, [*deeds, Explore(hero, door, door)]))
    return found


def _aim(line: Line, hero: Hero, door: Square) -> Destination:
    table = line.ground.afresh([door], hero)
    return Destination(left_everywhere(line.state, line.ground, hero, table))


def _doors(line: Line) -> list[tuple[Hero, Square]]:
    """Lists the doors that face an empty place."""
    board = line.state.board
    return [(hero, door) for hero in HEROES for door in board.open_doors if board.specials[door].hero is hero]
