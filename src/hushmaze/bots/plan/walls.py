"""Chooses which two tiles to discard (C11)."""

from hushmaze.bots.plan.situation import Situation
from hushmaze.rules.commands import Discard
from hushmaze.rules.moving_walls import pairs_that_can_go
from hushmaze.rules.words import Kind, TileNumber

_WORTH = {
    Kind.ITEM: 20,
    Kind.EXIT: 20,
    Kind.HOURGLASS: 12,
    Kind.VORTEX: 2,
    Kind.EXPLORATION: 1,
    Kind.BALL: 3,
    Kind.CAMERA: -8,
}


def discard(situation: Situation) -> Discard | None:
    """The pair that is missed least, or None if none can go."""
    pairs = list(pairs_that_can_go(situation.state))
    if not pairs:
        return None
    return Discard(
        *min(pairs, key=lambda pair: (_worth(situation, pair[0]) + _worth(situation, pair[1]), pair))
    )


def _worth(situation: Situation, tile: TileNumber) -> int:
    specials = situation.state.board.specials
    kinds = [specials[where].kind for where in situation.state.board.squares_of[tile] if where in specials]
    return sum(_WORTH[kind] for kind in kinds)
