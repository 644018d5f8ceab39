"""Decides when a bot rings the bell: rarely, and only for the one seat that holds up the team (T5)."""

from hushmaze.bots.plan.goals import Plan
from hushmaze.bots.public_game import PublicGame
from hushmaze.rules.talking import refusal_to_ring
from hushmaze.rules.words import Seat

PATIENCE_MS = 22_000
"""Idle time before a bot rings."""
QUIET_MS = 40_000
"""Minimum time between two rings at a table."""


def whom_to_ring(public: PublicGame, plan: Plan, seat: Seat) -> Seat | None:
    """Returns the only seat that can do anything useful, if it is another seat and this one may ring."""
    state = public.state
    if not state.running or refusal_to_ring(state, seat) is not None:
        return None
    able = {
        Seat(other)
        for other, card in enumerate(state.cards)
        for step in plan.steps
        if step.ability is None or step.ability in card
    }
    return able.pop() if len(able) == 1 and seat not in able else None


def moment_to_ring(public: PublicGame, plan: Plan) -> int:
    """Returns when to ring, counted from the last action, the last ring, and what the plan waits for."""
    waits = max((step.not_before for step in plan.steps), default=0)
    last = 0 if public.last is None else public.last.at
    return max(last + PATIENCE_MS, waits + PATIENCE_MS, public.rang_at + QUIET_MS)
