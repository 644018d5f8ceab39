"""A whole game planned with the stack known."""

from dataclasses import replace
from typing import NamedTuple

from hushmaze.bots.solver.line import Line, Timed, started
from hushmaze.bots.solver.pace import HUMAN_PACE, SolverPace
from hushmaze.bots.solver.search.beam import THOROUGH, Effort, search
from hushmaze.rules import Command, Game, Refusal, Setup

_ENDLESS_MS = 24 * 3_600_000


class WinningPlan(NamedTuple):
    """Deeds that win: every one was accepted by the rules at its moment."""

    deeds: tuple[Timed, ...]
    time_ms: int
    """From the start to the win."""
    actions: int
    """Slides, vortices, rides and explores; not cards turned, tiles discarded or a called theft."""
    turns: int
    """Of the hourglass."""
    sand_left_ms: int
    in_time: bool
    """False: it wins only with an hourglass that does not run out, and turns none."""


def solve(setup: Setup, pace: SolverPace = HUMAN_PACE, effort: Effort = THOROUGH) -> WinningPlan | None:
    """The quickest plan that was found, or None; that none was found does not mean that there is none.

    Deterministic. Where none wins in time, one that would win with more sand is given and says so.
    """
    plan = solve_in_time(setup, pace, effort)
    if plan is not None:
        return plan
    won = search(started(_endless(setup), pace), effort)
    return None if won is None else _plan(won, in_time=False)


def solve_in_time(
    setup: Setup, pace: SolverPace = HUMAN_PACE, effort: Effort = THOROUGH
) -> WinningPlan | None:
    """The quickest plan that was found to win before the sand runs out, or None."""
    won = search(started(setup, pace), effort)
    return None if won is None else _plan(won, in_time=True)


def _plan(line: Line, *, in_time: bool) -> WinningPlan:
    state = line.state
    return WinningPlan(line.deeds(), state.time, line.actions, state.turns, line.sand, in_time)


def _endless(setup: Setup) -> Setup:
    return replace(setup, hourglass_ms=_ENDLESS_MS)


def replayed(setup: Setup, plan: WinningPlan) -> Game:
    """The plan played as a game of its own, deed by deed; a ValueError names the first that is refused."""
    game = Game(setup if plan.in_time else _endless(setup))
    for at, seat, deed in plan.deeds:
        decision = game.submit(Command(seat, deed), at)
        if isinstance(decision, Refusal):
            raise ValueError(f"{deed} at {at} ms: {decision}")
    return game
