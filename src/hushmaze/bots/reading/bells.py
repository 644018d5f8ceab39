"""Decides which bot rings at whom, and when: one bot, for a step nobody else can do, not too often (T5)."""

from typing import NamedTuple

from hushmaze.bots.plan.goals import Plan, Step
from hushmaze.bots.public_game import PublicGame
from hushmaze.bots.reading.answers import Answers, SeatAnswers
from hushmaze.rules.events import BellPlaced
from hushmaze.rules.talking import refusal_to_ring
from hushmaze.rules.words import Seat

PATIENCE_MS = 14_000
"""How long somebody is asked before it is rung at."""
SHORT_PATIENCE_MS = 5_000
"""The same for somebody who is known to act when rung at."""
QUIET_MS = 12_000
"""Minimum time between two rings at a table; twice as long after each that was not heard."""
LONGEST_QUIET_MS = 90_000
SHORT_QUIET_MS = 9_000
"""The same for somebody who is known to act when rung at."""


class Ring(NamedTuple):
    target: Seat
    at: int
    step: Step
    """What it is rung for."""
    asked_since: int = 0


def ring_due(public: PublicGame, plan: Plan, answers: Answers) -> Ring | None:
    """Returns whom to ring at and when, if nothing happens until then: for what was asked for longest."""
    if not public.state.running:
        return None
    waits = [ring for step in plan.steps if (ring := _ring(public, plan, answers, step)) is not None]
    return min(waits, key=lambda ring: (ring.at, ring.asked_since), default=None)


def meant_by_bell(
    public: PublicGame, plan: Plan, answers: Answers, bell: BellPlaced, steps: list[Step]
) -> list[Step]:
    """The steps that a bell may mean, the likeliest first.

    A bot of the team rings for what was asked for longest, anybody else for the hero that it moved last.
    """
    if bell.seat not in answers.members:
        last = next((went for went in reversed(public.recent) if went.seat == bell.seat), None)
        same = [step for step in steps if last is not None and step.hero is last.hero]
        if same:
            return same
    rings = [ring for step in steps if (ring := _ring(public, plan, answers, step)) is not None]
    return [ring.step for ring in sorted(rings, key=lambda ring: ring.asked_since)]


def _ring(public: PublicGame, plan: Plan, answers: Answers, step: Step) -> Ring | None:
    cards = public.state.cards
    able = [Seat(seat) for seat, card in enumerate(cards) if step.ability is None or step.ability in card]
    if len(able) != 1 or step.hero is None or step.ability is None:
        return None
    seat = answers.of(able[0])
    patience = SHORT_PATIENCE_MS if seat.hears_bells and not seat.member else PATIENCE_MS
    asked_since = max(answers.asked_since(public.state, plan, step), step.not_before)
    at = max(asked_since + patience, public.rang_at + _quiet_ms(seat))
    return Ring(able[0], at, step, asked_since)


def _quiet_ms(seat: SeatAnswers) -> int:
    if seat.hears_bells and not seat.member:
        return SHORT_QUIET_MS
    return min(QUIET_MS << min(seat.bells_missed, 4), LONGEST_QUIET_MS)


def ringer(public: PublicGame, answers: Answers, ring: Ring) -> Seat | None:
    """Returns the one bot that rings: whoever rings means the hero that it moved last.

    If that is so of none, it is the last that moved the hero, else the first.
    """
    members = [seat for seat in answers.members if seat != ring.target]
    able = [seat for seat in members if refusal_to_ring(public.state, seat) is None]
    last = {went.seat: went.hero for went in public.recent}
    by = [went.seat for went in reversed(public.recent) if went.hero is ring.step.hero and went.seat in able]
    plain = [seat for seat in by if last[seat] is ring.step.hero]
    return next(iter([*plain, *by, *able]), None)
