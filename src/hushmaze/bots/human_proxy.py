"""Simulated people, to measure play with bots: they miss moves, err and ignore bells."""

from hushmaze.bots.api import SeatMaker, Wish
from hushmaze.bots.pace import PACES, ReactionTimes
from hushmaze.bots.plan.goals import Step
from hushmaze.bots.team_plan import TeamPlan
from hushmaze.bots.teammate import Teammate
from hushmaze.rules import Deed, Setup
from hushmaze.rules.commands import Move
from hushmaze.rules.dice import Dice
from hushmaze.rules.events import BellPlaced
from hushmaze.rules.reach import Slide, reach_of
from hushmaze.rules.words import Ability, Seat

_MISSED = 12
"""Percentage of moves overlooked for a long while."""
_MISSED_TIMES = 3
_HEARD = 50
"""Percentage of bells heard."""
_WHIM_MS = 45_000
"""Typical time between two aimless moves."""


def human_proxies(setup: Setup) -> SeatMaker:
    team = TeamPlan(setup)
    return lambda seat, level, seed, *_: HumanProxy(team, seat, PACES[level], seed)


class HumanProxy(Teammate):
    """Follows the team's plan with human slips."""

    def __init__(self, team: TeamPlan, seat: Seat, pace: ReactionTimes, seed: int) -> None:
        super().__init__(team, seat, pace, seed)
        self._lapses = Dice("proxy", seed, seat)
        self._whim_at = self._next_whim(0)
        self.idle_ms = 0
        """How long there was nothing to do for this seat."""
        self._idle_since: int | None = None

    def wish(self, now: int) -> Wish | None:
        self._count_idle(now)
        usual = super().wish(now)
        if usual is not None and usual.at < self._whim_at:
            return usual
        if now < self._whim_at:
            return Wish(self._whim_at)
        self._whim_at = self._next_whim(now)
        whim = self._whim()
        return usual if whim is None else Wish(now, whim)

    def _next_whim(self, now: int) -> int:
        return now + _WHIM_MS // 2 + self._lapses.below(_WHIM_MS)

    def _whim(self) -> Deed | None:
        """A slide to somewhere, but never onto an hourglass: everybody knows better."""
        state = self.team.public.state
        if not state.running or state.discard_due or state.stopped_at is not None:
            return None
        directions = [ability for ability in state.cards[self._seat] if ability < Ability.VORTEX]
        slides = [slide for a in directions for slide in reach_of(state, a) if isinstance(slide, Slide)]
        moves = [slide.move(slide.reach) for slide in slides]
        harmless = [move for move in moves if not self._stops_on_sand(move)]
        return harmless[self._seen % len(harmless)] if harmless else None

    def _stops_on_sand(self, move: Move) -> bool:
        state = self.team.public.state
        rays = state.board.rays_by_hero[state.setup.switches.dwarf_passages][move.hero]
        return rays[move.origin << 2 | move.direction][move.steps - 1] in state.board.hourglasses

    def _delay(self, step: Step, now: int) -> int:
        missed = self._lapses.below(100) < _MISSED
        return super()._delay(step, now) * (_MISSED_TIMES if missed else 1)

    def _hears(self, event: BellPlaced) -> bool:
        return super()._hears(event) and self._lapses.below(100) < _HEARD

    def _count_idle(self, now: int) -> None:
        if self._idle_since is not None:
            self.idle_ms += now - self._idle_since
        self._idle_since = None if self._own(self.team.plan(now), now) else now
