"""Which two tiles to do without (C11)."""

from hushmaze.bots.plan.outlook import Outlook
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


def discard(outlook: Outlook) -> Discard | None:
    """The pair that is missed least, or None if none can go."""
    pairs = list(pairs_that_can_go(outlook.state))
    if not pairs:
        return None
    return Discard(*min(pairs, key=lambda pair: (_worth(outlook, pair[0]) + _worth(outlook, pair[1]), pair)))


def _worth(outlook: Outlook, tile: TileNumber) -> int:
    specials = outlook.state.board.specials
    kinds = [specials[where].kind for where in outlook.state.board.squares_of[tile] if where in specials]
    return sum(_WORTH[kind] for kind in kinds)
