"""Whether a deal can be won, time included, as far as the solver knows."""

from collections.abc import Callable, Iterable
from typing import NamedTuple

from hushmaze.bots.solver.bound import Bound, lower_bound
from hushmaze.bots.solver.pace import HUMAN_PACE, SolverPace
from hushmaze.bots.solver.plan import WinningPlan, solve, solve_in_time
from hushmaze.bots.solver.search.beam import QUICK, THOROUGH, Effort
from hushmaze.bots.walking import FAR
from hushmaze.rules import Setup, begin
from hushmaze.rules.reasons import Reason
from hushmaze.rules.words import Kind


class Obstacle(Reason):
    """Why there can be no win."""

    NOT_IN_THE_DEAL = (
        "not_in_the_deal",
        "An item or exit that is needed lies where no hero can ever get to it.",
    )
    BOARDS_APART = "boards_apart", "One exit cannot serve heroes on two boards (C13)."
    TOO_SLOW = "too_slow", "At this pace even the fewest actions take longer than all the sand there is."


class Winnable(NamedTuple):
    plan: WinningPlan


class Impossible(NamedTuple):
    """Proven."""

    why: Obstacle


class Unknown(NamedTuple):
    """No plan was found and no proof that there is none."""

    too_late: WinningPlan | None
    """A plan that would win with more sand."""


Verdict = Winnable | Impossible | Unknown


def winnable(setup: Setup, pace: SolverPace = HUMAN_PACE, effort: Effort = THOROUGH) -> Verdict:
    why = proof_against(setup, pace)
    if why is not None:
        return Impossible(why)
    plan = solve(setup, pace, effort)
    return Winnable(plan) if plan is not None and plan.in_time else Unknown(plan)


def proof_against(setup: Setup, pace: SolverPace) -> Obstacle | None:
    """Why the deal cannot be won at this pace, if that can be proven."""
    bound = lower_bound(setup)
    if bound.actions >= FAR:
        return Obstacle.NOT_IN_THE_DEAL
    if setup.switches.two_boards and setup.switches.one_exit:
        return Obstacle.BOARDS_APART
    return Obstacle.TOO_SLOW if _least_ms(bound, pace) >= _all_sand_ms(setup) else None


def _least_ms(bound: Bound, pace: SolverPace) -> int:
    """When the last action comes at the earliest: the first at once, every explore followed by a look."""
    gaps = bound.actions - 1 - bound.explores
    return gaps * pace.team_ms + bound.explores * max(pace.team_ms, pace.explore_ms)


def _all_sand_ms(setup: Setup) -> int:
    """More than there ever is: every hourglass square turned once, each time with no sand left (H3)."""
    first = begin(setup)
    numbers = (*first.board.squares_of, *first.stack)
    squares = sum(
        special.kind is Kind.HOURGLASS for n in numbers for special in setup.faces[n].specials.values()
    )
    return setup.hourglass_ms * (1 + squares)


def fair_deal(
    make_setup: Callable[[int], Setup], seeds: Iterable[int], pace: SolverPace = HUMAN_PACE
) -> int | None:
    """The first seed whose deal was seen to be winnable in time; None if no seed was.

    Tries little for each: it may pass over a deal that could be won, but gives none that cannot. Takes
    tenths of a second a seed and nothing but its arguments, so it can run in another thread or process.
    """
    for seed in seeds:
        setup = make_setup(seed)
        if proof_against(setup, pace) is None and solve_in_time(setup, pace, QUICK) is not None:
            return seed
    return None


def par_ms(setup: Setup, pace: SolverPace = HUMAN_PACE) -> int | None:
    """The par time of a deal: how long the solver's plan takes at this pace; None if it has none in time."""
    plan = solve_in_time(setup, pace)
    return None if plan is None else plan.time_ms
