"""Lets bots wait for people who have something useful to do, within bounds."""

from collections.abc import Iterator
from collections.abc import Set as AbstractSet

from hushmaze.bots.api import Wish
from hushmaze.bots.plan.goals import URGENT, Plan
from hushmaze.bots.public_game import PublicGame, Went
from hushmaze.rules.words import Seat

PATIENCE_MS = 10_000
"""How long people are waited for, from when they have something to do."""
HURRY_BELOW_MS = 30_000
"""With less sand left nobody waits."""


class Patience:
    """Of all bots of one table.

    When it is used up, the bots play on; it is there again after both a person and a bot have acted. So
    somebody who does nothing, or nothing useful, cannot stop the table.
    """

    def __init__(self) -> None:
        self._since: int | None = None
        """Since when people have had something to do."""

    def delayed(
        self, wish: Wish, public: PublicGame, plan: Plan, people: AbstractSet[Seat], now: int
    ) -> Wish:
        """Returns the wish, put off for as long as people are waited for."""
        if wish.deed is None or public.state.sand_left(now) < HURRY_BELOW_MS:
            return wish
        if any(step.deed == wish.deed and step.purpose in URGENT for step in plan.steps):
            return wish
        self._renew(public, people)
        if not any(_can_do_something(public, plan, people, now)):
            return wish
        if self._since is None:
            self._since = now
        return wish._replace(at=max(wish.at, self._since + PATIENCE_MS))

    def _renew(self, public: PublicGame, people: AbstractSet[Seat]) -> None:
        since = self._since
        if since is None:
            return
        acted = {went.seat in people for went in _after(public, since)}
        if len(acted) == 2:
            self._since = None


def _after(public: PublicGame, since: int) -> Iterator[Went]:
    return (went for went in public.recent if went.at > since)


def _can_do_something(public: PublicGame, plan: Plan, people: AbstractSet[Seat], now: int) -> Iterator[bool]:
    """For each person, whether a step of the plan is theirs to do now."""
    steps = [step for step in plan.steps if step.not_before <= now]
    for seat in people:
        card = public.state.cards[seat]
        yield any(step.ability is None or step.ability in card for step in steps)
