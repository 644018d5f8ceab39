"""Decides which heroes must wait before standing on their exits for good (W4, C10, C17)."""

from hushmaze.bots.plan.situation import Situation
from hushmaze.rules.squares import Square
from hushmaze.rules.words import Hero


def may_leave(situation: Situation, hero: Hero) -> bool:
    """Whether this hero can stand on its exit for good without cutting off anybody who still gets through."""
    leaving = situation.errands[hero].exit
    if leaving is None or not situation.state.setup.switches.heroes_stay:
        return True
    shut = _shut_for_good(situation)
    after = shut | _shut_by(situation, leaving)
    others = [other for other in situation.out if other is not hero]
    return all(_gets_out(situation, o, after) or not _gets_out(situation, o, shut) for o in others)


def _shut_for_good(situation: Situation) -> frozenset[Square]:
    shut = [_shut_by(situation, situation.state.heroes[hero]) for hero in situation.state.safe]
    return frozenset().union(*shut)


def _shut_by(situation: Situation, where: Square) -> frozenset[Square]:
    board = situation.state.board
    if not situation.state.setup.switches.no_gatherings:
        return frozenset({where})
    return frozenset(board.squares_of[board.tile_at[where]])


def _gets_out(situation: Situation, hero: Hero, shut: frozenset[Square]) -> bool:
    """On foot, whoever else is in the way."""
    goal = situation.errands[hero].exit
    near = situation.public.walking.near(hero)
    return goal is not None and near.joins(situation.state.heroes[hero], goal, shut)
