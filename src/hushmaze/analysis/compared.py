"""Compares the team with the solver, which knows the stack: fewest actions, a plan at the team's pace."""

from collections.abc import Sequence
from statistics import fmean

from hushmaze.analysis.report import Beside, Pace, Planned
from hushmaze.analysis.spans import Instant, Span
from hushmaze.bots.public_game import went_by
from hushmaze.bots.solver import HUMAN_PACE, QUICK, Effort, SolverPace, lower_bound, solve
from hushmaze.bots.solver.plan import solve_in_time
from hushmaze.bots.walking import FAR
from hushmaze.rules import Event, Setup
from hushmaze.rules.events import CardTurned, HourglassTurned, Started, TilePlaced, TilesDiscarded

_LOOKED_AT = (Started, TilePlaced, HourglassTurned, TilesDiscarded)
"""After these everybody looks first, as in the solver's own idea of pace."""

_MANY_TILES = 19
_BRIEF = Effort(width=1, branches=2, wins=1)


def pace_of(told: Sequence[Instant], parts: Sequence[Span]) -> Pace:
    """The mean time from one thing done to the next, by what came before; without pauses.

    A table that has done nothing of a kind is taken for people at a usual pace.
    """
    gaps: dict[str, list[int]] = {"action": [], "look": [], "card": []}
    played = {span.start: span.ms for span in parts if span.played}
    before: str | None = None
    waited = 0
    for moment in told:
        kind = _kind(moment.events)
        if kind is not None:
            if before is not None:
                gaps[before].append(waited)
            before, waited = kind, 0
        waited += played.get(moment.at, 0)
    return Pace(
        _mean(gaps["action"], HUMAN_PACE.team_ms),
        _mean(gaps["look"], HUMAN_PACE.explore_ms),
        _mean(gaps["card"], HUMAN_PACE.card_ms),
    )


def _kind(events: Sequence[Event]) -> str | None:
    """Returns the kind of action at a moment; None if no plan would have it."""
    if any(isinstance(event, _LOOKED_AT) for event in events):
        return "look"
    if any(went_by(event) is not None for event in events):
        return "action"
    return "card" if any(isinstance(event, CardTurned) for event in events) else None


def _mean(gaps: Sequence[int], usual: int) -> int:
    return round(fmean(gaps)) if gaps else usual


def beside(setup: Setup, told: Sequence[Instant], parts: Sequence[Span]) -> Beside:
    actions = sum(went_by(event) is not None for moment in told for event in moment.events)
    pace = pace_of(told, parts)
    least = lower_bound(setup).actions if setup.dealt else FAR  # the solver plans from the start
    plan = None if least >= FAR else _planned(setup, pace)
    return Beside(actions, None if least >= FAR else least, pace, plan)


def _planned(setup: Setup, pace: Pace) -> Planned | None:
    """Searches briefly, less in a big mall: the plan is good, not the best."""
    tempo = SolverPace(
        team_ms=pace.action_ms, seat_ms=0, hero_ms=0, explore_ms=pace.look_ms, card_ms=pace.card_ms
    )
    many = len(setup.stack) > _MANY_TILES
    plan = solve_in_time(setup, tempo, _BRIEF) if many else solve(setup, tempo, QUICK)
    if plan is None:
        return None
    sand = max(plan.sand_left_ms, 0) if plan.in_time else 0
    return Planned(plan.actions, plan.turns, plan.time_ms, sand, plan.in_time)
