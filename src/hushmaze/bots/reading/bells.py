"""Decides which bot rings at whom, and when: one bot, for a step nobody else can do, not too often (T5)."""

from typing import NamedTuple

from hushmaze.bots.plan.goals import URGENT, Plan, Step
from hushmaze.bots.public_game import PublicGame
from hushmaze.bots.reading.answers import Answers
from hushmaze.bots.reading.seat_answers import SeatAnswers
from hushmaze.rules.events import BellPlaced
from hushmaze.rules.state import Phase
from hushmaze.rules.talking import refusal_to_ring
from hushmaze.rules.words import Seat

PATIENCE_MS = 14_000
"""How long somebody is asked before it is rung at."""
QUIET_MS = 12_000
"""Minimum time between two rings by bots; twice as long after each that was not heard."""
LONGEST_QUIET_MS = 90_000
LONGEST_QUIET_IN_ESCAPE_MS = 24_000
"""There a slow one that seemed deaf once is asked again while it still helps."""
APART_MS = 3_000
"""Minimum time between anybody's ring and one by a bot."""


class RingPauses(NamedTuple):
    asked_ms: int
    """How long somebody is asked first."""
    quiet_ms: int
    """Minimum time since the last ring by a bot."""


_HEARS = RingPauses(5_000, 9_000)
"""For somebody who is known to act when rung at."""
_HEARS_IN_ESCAPE = RingPauses(3_000, 6_000)
"""The same when there is nothing to do but to run."""


class Ring(NamedTuple):
    target: Seat
    at: int
    step: Step
    """What it is rung for."""


def ring_due(public: PublicGame, plan: Plan, answers: Answers, *, astray: bool = False) -> Ring | None:
    """Returns whom to ring at and when, if nothing happens until then; of several, for what presses most.

    Beside somebody `astray` nobody rings for anything else while something presses: the bell may be taken to
    mean the hero on its way to the hourglass, and send it back.
    """
    if not public.state.running:
        return None
    steps = plan.steps
    if astray:
        now = answers.told_until
        steps = tuple(step for step in steps if step.purpose in URGENT and step.not_before <= now) or steps
    rings = [_ring(public, plan, answers, step) for step in steps]
    return min((ring for ring in rings if ring is not None), key=lambda ring: ring.at, default=None)


def meant_by_bell(
    public: PublicGame, bell: BellPlaced, rung_for: Step | None, steps: list[Step]
) -> list[Step]:
    """Lists what a bell may mean: what a bot of the team rang for, or steps with the ringer's last hero."""
    if rung_for is not None:
        return [step for step in steps if (step.hero, step.ability) == (rung_for.hero, rung_for.ability)]
    last = next((went for went in reversed(public.recent) if went.seat == bell.seat), None)
    return [step for step in steps if last is not None and step.hero is last.hero]


def sole_owner(public: PublicGame, step: Step) -> Seat | None:
    """Returns the one seat that can do this; None if there are several, or none."""
    if step.hero is None or step.ability is None:
        return None
    able = [Seat(seat) for seat, card in enumerate(public.state.cards) if step.ability in card]
    return able[0] if len(able) == 1 else None


def _ring(public: PublicGame, plan: Plan, answers: Answers, step: Step) -> Ring | None:
    owner = sole_owner(public, step)
    if owner is None:
        return None
    pauses = _pauses(public, answers.of(owner))
    asked_since = max(answers.asked_since(public.state, plan, step), step.not_before)
    quiet_until = max(answers.bots_rang_at + pauses.quiet_ms, public.rang_at + APART_MS)
    return Ring(owner, max(asked_since + pauses.asked_ms, quiet_until), step)


def _pauses(public: PublicGame, seat: SeatAnswers) -> RingPauses:
    escape = public.state.phase is Phase.ESCAPE
    if seat.hears_bells and not seat.member:
        return _HEARS_IN_ESCAPE if escape else _HEARS
    longest = LONGEST_QUIET_IN_ESCAPE_MS if escape else LONGEST_QUIET_MS
    quiet = min(QUIET_MS << min(seat.bells_missed, 4), longest)
    return RingPauses(PATIENCE_MS, quiet)


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
