"""What the bots of a table share: the public game and one plan, computed once."""

from collections.abc import Sequence

from hushmaze.bots.courtesy.patience import Patience
from hushmaze.bots.partner_aims import Aims
from hushmaze.bots.plan.convoy import Convoy
from hushmaze.bots.plan.goals import Plan
from hushmaze.bots.plan.planner import make_plan
from hushmaze.bots.public_game import PublicGame
from hushmaze.rules import Event, Setup
from hushmaze.rules.words import TileNumber


class TeamPlan:
    """The shared plan of one table, made from its public setup."""

    def __init__(self, setup: Setup) -> None:
        self.public = PublicGame(setup)
        self.patience = Patience()
        self._aims = Aims()
        self._convoy = Convoy()
        self._plan: Plan | None = None
        self._planned_for = -1

    def see(self, first: int, events: Sequence[Event], top: TileNumber | None) -> None:
        """Takes events from number `first` on; each counts once, whichever bot passes it on."""
        before = self.public.last
        self.public.see(first, events, top)
        went = self.public.last
        if went is not None and went is not before:
            self._aims.notice(self.public, self._plan, went)

    def plan(self, now: int) -> Plan:
        """Returns the current plan; recomputed after any event or once its time is over."""
        plan = self._plan
        if plan is None or self._planned_for != self.public.count or now >= plan.review_at:
            plan = self._plan = make_plan(self.public, now, self._aims.goals, self._convoy)
            self._planned_for = self.public.count
        return plan
