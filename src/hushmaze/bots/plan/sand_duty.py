"""Remembers who was sent to turn the hourglass, and whether to pass the cards (H3, P3)."""

from hushmaze.rules.words import Hero


class SandDuty:
    """The hero sent to turn the hourglass; carried from one plan to the next until it is turned.

    Without it a hero that has come near would be sent back, because from there it need not set off yet.
    """

    def __init__(self) -> None:
        self._hero: Hero | None = None
        self._turns = 0
        self._sand = 0
        self._passes_cards: tuple[Hero, int] | None = None

    def sand_of(self, hero: Hero, turns: int) -> int | None:
        """How much sand it was sent to turn it with, or 0 for late; None if it was not sent."""
        return self._sand if (self._hero, self._turns) == (hero, turns) else None

    def send(self, hero: Hero, turns: int, sand: int) -> None:
        self._hero, self._turns, self._sand = hero, turns, sand

    def send_to_pass_cards(self, hero: Hero, turns: int) -> None:
        self._passes_cards = hero, turns

    def passes_cards(self, turns: int) -> Hero | None:
        """Returns the hero that was sent to pass the cards."""
        hero, since = self._passes_cards or (None, turns)
        return hero if since == turns else None
