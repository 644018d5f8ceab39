"""Notices seats whose moves lead nowhere: nobody follows them, and the hourglass is turned in good time."""

from collections import deque
from collections.abc import Collection

from hushmaze.rules.words import Seat

_REMEMBERED = 20
_CREDIT = 5
"""How many sensible moves a seat has to its credit."""
_MAKES_SENSE = 0.7


class Sense:
    """How many of each seat's last moves brought a hero nearer to anything."""

    def __init__(self) -> None:
        self._moves: dict[Seat, deque[bool]] = {}

    def notice(self, seat: Seat, *, sensible: bool) -> None:
        self._moves.setdefault(seat, deque(maxlen=_REMEMBERED)).append(sensible)

    def astray(self) -> list[Seat]:
        """The seats that seem to move heroes anywhere."""
        return [seat for seat, moves in self._moves.items() if _share(moves) < _MAKES_SENSE]


def _share(moves: Collection[bool]) -> float:
    return (sum(moves) + _CREDIT) / (len(moves) + _CREDIT)
