"""What the bots of a table have in common: one public, one plan. Worked out once, whoever asks first."""

from collections.abc import Sequence

from hushmaze.bots.partner_aims import Aims
from hushmaze.bots.plan.convoy import Convoy
from hushmaze.bots.plan.goals import Plan
from hushmaze.bots.plan.planner import make_plan
from hushmaze.bots.public_game import PublicGame
from hushmaze.rules import Event, Setup
from hushmaze.rules.words import TileNumber


class TeamPlan:
    """Of one table, whose public setup it is made from."""

    def __init__(self, setup: Setup) -> None:
        self.public = PublicGame(setup)
        self._aims = Aims()
        self._convoy = Convoy()
        self._plan: Plan | None = None
        self._planned_for = -1

    def see(self, first: int, events: Sequence[Event], top: TileNumber | None) -> None:
        """Events from number `first` on; each counts once, whoever brings it."""
        before = self.public.last
        self.public.see(first, events, top)
        went = self.public.last
        if went is not None and went is not before:
            self._aims.notice(self.public, self._plan, went)

    def plan(self, now: int) -> Plan:
        """Kept until something happens or its time is over."""
        plan = self._plan
        if plan is None or self._planned_for != self.public.count or now >= plan.review_at:
            plan = self._plan = make_plan(self.public, now, self._aims.goals, self._convoy)
            self._planned_for = self.public.count
        return plan
