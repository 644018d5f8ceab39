"""Keeps several bots of a table from ringing one after the other (T5)."""

from typing import NamedTuple

from hushmaze.rules import State
from hushmaze.rules.words import Seat

APART_MS = 2_000
"""Between the bells of two bots."""
SAME_NEED_MS = 40_000
"""The same between two bells at one seat, while nothing has been done."""


class _Rang(NamedTuple):
    at: int
    seat: Seat
    target: Seat
    position: tuple[object, ...]


class BellsOfBots:
    """The last bell that a bot of a table has rung."""

    def __init__(self) -> None:
        self._last: _Rang | None = None

    def free_from(self, seat: Seat, target: Seat, state: State) -> int:
        """Returns from when on this bot may ring there."""
        last = self._last
        if last is None or last.seat == seat:
            return 0
        same_need = last.target == target and last.position == _position(state)
        return last.at + (SAME_NEED_MS if same_need else APART_MS)

    def rang(self, seat: Seat, target: Seat, state: State, now: int) -> None:
        """Called when a bot rings."""
        self._last = _Rang(now, seat, target, _position(state))


def _position(state: State) -> tuple[object, ...]:
    """Everything that an action changes."""
    return state.heroes, len(state.board.tiles), state.hand, state.turns
