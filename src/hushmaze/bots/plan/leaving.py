"""Where heroes stay on their exits, who has to wait until the others are through (W4, C10, C17)."""

from hushmaze.bots.plan.outlook import Outlook
from hushmaze.rules.squares import Square
from hushmaze.rules.words import Hero


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


def _gets_out(outlook: Outlook, hero: Hero, shut: frozenset[Square]) -> bool:
    """On foot, whoever else is in the way."""
    goal = outlook.errands[hero].exit
    near = outlook.sight.roads.near(hero)
    return goal is not None and near.joins(outlook.state.heroes[hero], goal, shut)
