"""Finds which useful actions were open when, for whom, and who took them.

Useful is what the bots' plan wants next: a step on the way to a door, item, exit or hourglass, or out of
another's way, judged by what was public then and by what people were after (`bots/plan`,
`bots/reading/aims`). There are other reasonable plans: what is reported here are chances, not mistakes.
Nothing is open while the table talks (T2): then people plan.
"""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from hushmaze.analysis.spans import Instant
from hushmaze.bots.plan.goals import Plan, Purpose, Step
from hushmaze.bots.public_game import Went, went_by
from hushmaze.bots.public_setup import public_setup, visible_top
from hushmaze.bots.team_plan import TeamPlan
from hushmaze.rules import Command, Refusal, Setup, State, decide
from hushmaze.rules.events import BellPlaced, CardTurned, Pinged, Remarked, Said, Signed, Stared
from hushmaze.rules.squares import Square
from hushmaze.rules.words import Ability, Hero, Seat

_CHANGES_NO_PLAN = (CardTurned, BellPlaced, Stared, Said, Pinged, Signed, Remarked)
"""What is useful does not depend on these, only who can do it; alone at the table most events are such."""


class Call(NamedTuple):
    """An ability that a hero needs where it stands, and the seats that have it."""

    hero: Hero
    ability: Ability
    origin: Square
    seats: tuple[Seat, ...]


class OpenChance(NamedTuple):
    """All the while the rules allowed it to every one of the seats."""

    call: Call
    purpose: Purpose
    start: int
    end: int
    taken_by: Seat | None
    """Who did it, at `end`; None if it was not to be done any more."""

    @property
    def ms(self) -> int:
        return self.end - self.start


class _Watch:
    """Follows a game and records what opens and closes."""

    def __init__(self, setup: Setup) -> None:
        self._team = TeamPlan(public_setup(setup))
        self._seen = 0
        self._plan: Plan | None = None
        self._open: dict[Call, tuple[Purpose, int]] = {}
        self.found: list[OpenChance] = []

    def happened(self, moment: Instant) -> None:
        for event in moment.events:
            went = went_by(event)
            if went is not None:
                self._take(went)
        self._team.see(self._seen, moment.events, visible_top(moment.after))
        self._seen += len(moment.events)
        if not all(isinstance(event, _CHANGES_NO_PLAN) for event in moment.events):
            self._plan = None

    def _take(self, went: Went) -> None:
        for call in list(self._open):
            done = call.hero is went.hero and call.ability is went.ability and went.seat in call.seats
            if done:
                self._close(call, went.at, went.seat)

    def wait(self, state: State, now: int, until: int) -> None:
        """Nothing happens from `now` on; but time alone may change what is useful."""
        while now < until:
            plan = self._planned(now)
            wanted = {} if state.talk else dict(_calls(state, plan.steps, now))
            for call in [call for call in self._open if call not in wanted]:
                self._close(call, now, None)
            for call, purpose in wanted.items():
                self._open.setdefault(call, (purpose, now))
            now = min(until, plan.review_at)

    def _planned(self, now: int) -> Plan:
        if self._plan is None or now >= self._plan.review_at:
            self._plan = self._team.plan(now)
        return self._plan

    def end(self, now: int) -> None:
        for call in list(self._open):
            self._close(call, now, None)

    def _close(self, call: Call, now: int, seat: Seat | None) -> None:
        purpose, start = self._open.pop(call)
        if start < now:
            self.found.append(OpenChance(call, purpose, start, now, seat))


def _calls(state: State, steps: Sequence[Step], now: int) -> Iterator[tuple[Call, Purpose]]:
    """Lists what somebody can do at once; alone at the table, only with the card that lies open (L1)."""
    for step in steps:
        if step.hero is None or step.ability is None or step.not_before > now:
            continue
        seats = tuple(Seat(seat) for seat, card in enumerate(state.cards) if step.ability in card)
        if seats and not isinstance(decide(state, Command(seats[0], step.deed), now), Refusal):
            yield Call(step.hero, step.ability, state.heroes[step.hero], seats), step.purpose


def openings(setup: Setup, told: Sequence[Instant]) -> list[OpenChance]:
    """In the order in which they ended."""
    watch = _Watch(setup)
    for moment, after in pairwise(told):
        watch.happened(moment)
        watch.wait(moment.after, moment.at, after.at)
    for last in told[-1:]:
        watch.happened(last)
        watch.end(last.at)
    return watch.found
