"""From a mall that shows all that is needed to the win: gather on the items, steal, run (W)."""

from collections.abc import Callable

from hushmaze.bots.solver.line import Line, play
from hushmaze.bots.solver.movement.goals import HeroDestinations
from hushmaze.bots.solver.movement.joint_search import bring
from hushmaze.bots.solver.search.assignment import escaping, gathering, ranked_errands
from hushmaze.bots.solver.search.hourglass import must_turn, must_turn_before_theft, turned
from hushmaze.rules.commands import Steal
from hushmaze.rules.errands import Errands
from hushmaze.rules.state import Phase

_AimAt = Callable[[Line, Errands], HeroDestinations]

_CHOICES = 3
"""How many ways to share out items and exits are tried (C10)."""


def finished(line: Line) -> Line | None:
    """The line played to the win, or None if no way was found in time."""
    for _, escape, shared in ranked_errands(line)[:_CHOICES]:
        gathered = _stolen(_gone(line, gathering, shared, escape))
        won = _gone(gathered, escaping, shared, 0)
        if won is not None and won.state.phase is Phase.WON:
            return won
    return None


def _stolen(line: Line | None) -> Line | None:
    """Edition B: the theft must be called (W2)."""
    if line is None or not line.state.setup.options.edition.theft_is_called:
        return line
    return play(line, Steal())


def _gone(line: Line | None, aim_at: _AimAt, shared: Errands, later: int) -> Line | None:
    """All heroes where they should be, the hourglass turned on the way when it must be.

    `later` is how many slides will follow; none for the last part.
    """
    while line is not None:
        aims = aim_at(line, shared)
        deeds = bring(line.state, aims)
        if deeds is None:
            return None
        for done, deed in enumerate(deeds):
            still = (len(deeds) - done + later) * line.action_ms
            stealing = later and done == len(deeds) - 1
            if must_turn(line, still, line.action_ms) or (stealing and must_turn_before_theft(line, still)):
                break
            line = play(line, deed)
            if line is None:
                return None
        else:
            return line
        line = turned(line, aims)
    return None
