"""Remembers who was sent to turn the hourglass (H3)."""

from hushmaze.rules.words import Hero


class SandDuty:
    """The hero sent to turn the hourglass; carried from one plan to the next until it is turned.

    Without it a hero that has come near would be sent back, because from there it need not set off yet.
    """

    def __init__(self) -> None:
        self._hero: Hero | None = None
        self._turns = 0
        self._sand = 0

    def sand_of(self, hero: Hero, turns: int) -> int | None:
        """How much sand it was sent to turn it with, or 0 for late; None if it was not sent."""
        return self._sand if (self._hero, self._turns) == (hero, turns) else None

    def send(self, hero: Hero, turns: int, sand: int) -> None:
        self._hero, self._turns, self._sand = hero, turns, sand
