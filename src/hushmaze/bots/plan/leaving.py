"""Where heroes stay on their exits, who has to wait until the others are through (W4, C10, C17)."""

from collections.abc import Set as AbstractSet

from hushmaze.bots.plan.outlook import Outlook
from hushmaze.rules.squares import STEP, Square
from hushmaze.rules.words import DIRECTIONS, Hero


def may_leave(outlook: Outlook, hero: Hero) -> bool:
    """Whether this hero, standing on its exit for good, would shut nobody off who is not shut off anyway."""
    leaving = outlook.errands[hero].exit
    if leaving is None or not outlook.state.setup.switches.heroes_stay:
        return True
    shut = _shut_for_good(outlook)
    after = shut | _shut_by(outlook, leaving)
    others = [other for other in outlook.out if other is not hero]
    return all(_gets_out(outlook, o, after) or not _gets_out(outlook, o, shut) for o in others)


def _shut_for_good(outlook: Outlook) -> frozenset[Square]:
    shut = [_shut_by(outlook, outlook.state.heroes[hero]) for hero in outlook.state.safe]
    return frozenset().union(*shut)


def _shut_by(outlook: Outlook, where: Square) -> frozenset[Square]:
    board = outlook.state.board
    if not outlook.state.setup.switches.no_gatherings:
        return frozenset({where})
    return frozenset(board.squares_of[board.tile_at[where]])


def _gets_out(outlook: Outlook, hero: Hero, shut: AbstractSet[Square]) -> bool:
    """On foot, whoever else is in the way."""
    target = outlook.errands[hero].exit
    origin = outlook.state.heroes[hero]
    board = outlook.state.board
    with_gaps = hero is Hero.DWARF and outlook.state.setup.switches.dwarf_passages
    found = {origin}
    ahead = [origin]
    while ahead and target not in found:
        here = ahead.pop()
        ways = [side for side in DIRECTIONS if _open(outlook, here << 2 | side, with_gaps)]
        near = [Square(here + STEP[side]) for side in ways]
        near += [board.escalators[here]] if here in board.escalators else []
        fresh = [there for there in near if there not in found and there not in shut]
        found.update(fresh)
        ahead += fresh
    return target in found


def _open(outlook: Outlook, way: int, with_gaps: bool) -> bool:
    board = outlook.state.board
    return way in board.joined or (with_gaps and way in board.gaps)
