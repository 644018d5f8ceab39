"""Shared by the bots of a table: the public game, what they read from the others, and one plan."""

from collections.abc import Sequence

from hushmaze.bots.courtesy.patience import Patience
from hushmaze.bots.plan.convoy import Convoy
from hushmaze.bots.plan.goals import Plan, Step
from hushmaze.bots.plan.planner import make_plan
from hushmaze.bots.plan.sand_duty import SandDuty
from hushmaze.bots.plan.situation import Others, Situation
from hushmaze.bots.public_game import PublicGame
from hushmaze.bots.reading.aims import Aims
from hushmaze.bots.reading.answers import Answers
from hushmaze.bots.reading.bells import APART_MS, Ring
from hushmaze.bots.reading.quarrels import Quarrels
from hushmaze.bots.reading.sense import Sense
from hushmaze.rules import Event, Setup
from hushmaze.rules.events import BellPlaced, CardsPassed, Pinged, Remarked, Said, Signed, TalkOpened
from hushmaze.rules.words import Hero, Seat, TileNumber

_TALK = (TalkOpened, Said, Remarked, Signed, Pinged)
_BUSY_MS = 8_000
"""A seat that acted within this time may act again at any moment."""


class TeamPlan:
    """The shared plan of one table, made from its public setup."""

    def __init__(self, setup: Setup) -> None:
        self.public = PublicGame(setup)
        self.answers = Answers()
        self.patience = Patience()
        self._aims = Aims()
        self._quarrels = Quarrels()
        self._sense = Sense()
        self._rings: dict[Seat, Ring] = {}
        """What each bot means to ring for, or did last."""
        self._convoy = Convoy()
        self._duty = SandDuty()
        self._plan: Plan | None = None
        self._planned_for = -1

    def see(self, first: int, events: Sequence[Event], top: TileNumber | None) -> None:
        """Takes events from number `first` on; each counts once, whichever bot passes it on."""
        fresh = events[max(self.public.count - first, 0) :]
        if not fresh:
            return
        before = self.public.last
        for event in fresh:
            self.answers.pass_time(self.public.state, self._plan, event.at)
            self.public.see(self.public.count, [event], top)
            if isinstance(event, BellPlaced):
                self.answers.rang(event)
            elif isinstance(event, CardsPassed):
                self.answers.cards_passed()
            elif isinstance(event, _TALK):
                self.answers.heard(event.at)
        went = self.public.last
        if went is not None and went is not before:
            self.answers.notice(self._plan, went)
            astray = self.astray
            self._quarrels.notice(went, astray)
            believed = went.seat not in astray
            sensible = self._aims.notice(self.public, self._plan, went, believed=believed)
            self._sense.notice(went.seat, sensible=sensible)

    @property
    def astray(self) -> list[Seat]:
        """Seats of others that seem to move heroes anywhere."""
        members = self.answers.members
        return [seat for seat in self._sense.astray() if seat not in members]

    def may_ring(self, seat: Seat, ring: Ring, now: int) -> bool:
        """Whether no bot of the team rings around then, or has just rung unseen; then this one does."""
        if seat in self._rings and self._rings[seat].at >= now:
            del self._rings[seat]  # it means another moment now
        if any(abs(other.at - ring.at) < APART_MS for other in self._rings.values()):
            return False
        self._rings[seat] = ring
        return True

    def rung_for(self, bell: BellPlaced) -> Step | None:
        """Returns the step that a bot of the team rang for; None for anybody else's bell."""
        ring = self._rings.get(bell.seat) if bell.seat in self.answers.members else None
        return ring.step if ring is not None and ring.target == bell.target else None

    def plan(self, now: int) -> Plan:
        """Returns the current plan; recomputed after any event or once its time is over."""
        plan = self._plan
        if plan is None or self._planned_for != self.public.count or now >= plan.review_at:
            plan = self._plan = self._new_plan(now)
            self._planned_for = self.public.count
        return plan

    def _made(self, now: int, left_alone: frozenset[Hero]) -> Plan:
        state = self.public.state
        prices = self.answers.prices(state, self.astray)
        situation = Situation(
            self.public,
            now,
            prices,
            left_alone=left_alone,
            others=self._others(now),
            silent=self.answers.silent(state),
            turn_prices=self.answers.turn_prices(state, prices, self.astray),
        )
        return make_plan(situation, self._aims.goals, self._convoy, self._duty)

    def _others(self, now: int) -> Others:
        members, recent = self.answers.members, self.public.recent
        if all(seat in members for seat, card in enumerate(self.public.state.cards) if card):
            return Others.NONE
        if self.astray:
            return Others.ASTRAY
        busy = any(now - went.at < _BUSY_MS and went.seat not in members for went in recent)
        return Others.BUSY if busy else Others.QUIET

    def _new_plan(self, now: int) -> Plan:
        state = self.public.state
        self.answers.pass_time(state, self._plan, now)
        in_turn = (
            state.setup.switches.no_gatherings
        )  # there heroes go back and forth to let each other pass (C17)
        plan = self._made(now, frozenset() if in_turn else self._quarrels.left_alone(now))
        if not plan.steps:
            plan = self._made(now, frozenset())
        if state.setup.solo or not state.running:
            return plan
        moments = [plan.review_at, now + self.answers.review_ms(state, plan), self._quarrels.review_at(now)]
        return plan._replace(review_at=min(moment for moment in moments if moment is not None))
