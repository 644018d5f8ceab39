"""Ranks finished games of one scenario and level (B1)."""

from typing import NamedTuple

from hushmaze.rules.state import Phase, State


class Result(NamedTuple):
    """Greater is better: won before lost, then fewer turns of the hourglass, then more sand left."""

    won: bool
    turns: int
    sand_left: int
    counts: bool
    """Whether it may stand in the challenge book: neither paused (H1) nor interrupted nor rigged."""

    @property
    def _rank(self) -> tuple[bool, int, int]:
        return self.won, -self.turns, self.sand_left

    # All four: the tuple's own operators would rank turns the wrong way round.

    def __lt__(self, other: tuple[object, ...]) -> bool:
        assert isinstance(other, Result)
        return self._rank < other._rank

    def __gt__(self, other: tuple[object, ...]) -> bool:
        assert isinstance(other, Result)
        return self._rank > other._rank

    def __le__(self, other: tuple[object, ...]) -> bool:
        return not self > other

    def __ge__(self, other: tuple[object, ...]) -> bool:
        return not self < other


def result(state: State) -> Result | None:
    """None while the game is not over."""
    if not state.over:
        return None
    counts = state.setup.rigging is None and not state.was_paused and not state.was_interrupted
    return Result(state.phase is Phase.WON, state.turns, state.sand_left(state.time), counts)
