"""Plans turns of the hourglass: when, by whom, and past cameras (H3, H4, P7, P8)."""

from functools import cached_property
from typing import NamedTuple

from hushmaze.bots.plan.cameras import camera_goal
from hushmaze.bots.plan.goals import NEVER, Goal, Purpose
from hushmaze.bots.plan.sand_duty import SandDuty
from hushmaze.bots.plan.situation import Others, Situation
from hushmaze.bots.plan.turners import Turner, turners, turning_cost
from hushmaze.bots.routes import DEAR
from hushmaze.bots.walking import FAR
from hushmaze.rules.obstacles import locked_hourglasses, working_cameras
from hushmaze.rules.state import Phase
from hushmaze.rules.words import Hero, Kind


class Hold(NamedTuple):
    """How much sand is left at a turn, in beats of the table, and at least."""

    beats: float
    at_least_ms: int


_HOLD = Hold(2.5, 3_000)
_HOLD_BESIDE_OTHERS = Hold(4.0, 11_000)
"""Somebody else may take the hero away from before the hourglass."""
_SLACK_BEATS = 5
_SLACK_LINKS = 6
_A_LITTLE_LATE_MS = 10_000
"""How long after it should have set off a hero is still believed to come in time."""
_LATE_MS = 2_500
"""What each slide that an ability costs means in time, where its owner is slow."""
_SLOWER = 1.4
_SLOWER_IN_ESCAPE = 2.0
_A_LITTLE_SLOWER = 1.15
"""Safety factors on the table's usual pace."""
LONGEST_WAIT_MS = 12_000
"""How long everybody may wait for the right moment to turn the hourglass."""
_CAUTION_MS = 15_000
_BLOCKED = 2
"""How many slides it costs that somebody stands in the way."""
_NEARLY_THERE = 2
"""How many slides before an hourglass nobody else is brought there instead."""
_LEFT_TO_PASS_CARDS = 0.4
"""Share of the sand that may be left when the hourglass is turned only to pass the cards."""
_TOO_DEAR = 20
"""Distance beyond which an hourglass cannot be reached without seats that do not act."""


class SandPlan:
    """Turning at the last safe moment gains most: remaining becomes capacity minus remaining (H3).

    Of one moment, as the situation it is made from; works out what is asked for, once.
    """

    def __init__(self, situation: Situation, duty: SandDuty | None = None) -> None:
        self.situation = situation
        self._duty = duty or SandDuty()
        self._capacity = situation.state.setup.hourglass_ms

    @property
    def hold(self) -> int:
        """How much sand may be left at the turn: late, but not too late."""
        acting = self.situation.others in (Others.BUSY, Others.ASTRAY)
        hold = _HOLD_BESIDE_OTHERS if acting else _HOLD
        return int(min(max(hold.beats * self.situation.beat, hold.at_least_ms), self._capacity / 3))

    def time_for(self, slides: float) -> int:
        """Milliseconds the table should need for a number of slides."""
        return int(slides * self.situation.beat * _SLOWER)

    def _time_for_one(self, slides: int) -> int:
        """The same for one hero, beside partners: there waiting for them is a part of the table's beat."""
        if self.situation.others is Others.NONE:
            return self.time_for(slides)
        return int(slides * self.situation.link * _SLOWER_IN_ESCAPE)

    @cached_property
    def turner(self) -> Turner | None:
        """The hero that can turn an hourglass in time at the lowest cost, or else the one that is nearest."""
        every = list(turners(self.situation))
        in_time = [turner for turner in every if self._comes_in_time(turner)]
        if in_time:
            return min(in_time, key=lambda t: turning_cost(self.situation, t))
        way = self.situation.routes.way
        return min(every, key=lambda t: t.slides + _BLOCKED * (way(t.hero, t.square) is None), default=None)

    def _comes_in_time(self, turner: Turner) -> bool:
        return self.situation.now <= self.start_at(turner) + _A_LITTLE_LATE_MS

    @cached_property
    def lasts(self) -> bool:
        """Whether the game can be won with the sand there is, as far as anybody knows."""
        situation = self.situation
        slides = situation.slides_to_win
        return slides < FAR and slides * situation.beat * self._slower + self.hold < situation.sand

    def start_at(self, turner: Turner) -> int:
        """When the turner has to set off."""
        slides = turner.slides + _SLACK_LINKS
        if self.situation.state.setup.switches.no_gatherings:
            slides *= 2  # others have to make way first (C17)
        lead = self.hold + int(slides * self.situation.link * _SLOWER)
        return self.situation.state.deadline - lead

    def exploring_is_risky(self) -> bool:
        """Whether the next tile could bring a camera that locks the hourglass, or keeps it locked (P7)."""
        situation, turner = self.situation, self.turner
        if (
            not working_cameras(situation.state)
            or turner is None
            or not self.situation.may_come(Kind.CAMERA)
            or self.lasts
        ):
            return False
        if locked_hourglasses(situation.state):
            return self.camera_goal() is not None
        return situation.now > self.start_at(turner) - _CAUTION_MS

    def must_find_more(self) -> bool:
        """Whether the sand will not last, no hourglass can be turned, and one is still in the stack."""
        return self.turner is None and not self.lasts and self.situation.may_come(Kind.HOURGLASS)

    def goal(self) -> Goal | None:
        """Chooses the hero to send to an hourglass now; it waits before it for the right moment."""
        situation = self.situation
        turner = self.turner
        if turner is None or self.lasts:
            return None
        if locked_hourglasses(situation.state):
            return self._goal_while_locked(turner)
        runs = situation.state.phase is Phase.ESCAPE and not situation.state.setup.switches.no_gatherings
        agreed = self._agreed(turner)
        if agreed is None and not runs and situation.now < self.start_at(turner):
            return None
        self._duty.send(turner.hero, situation.state.turns, agreed or 0)
        return self.goal_of(turner, max(self._sand_at_turn(), agreed or 0))

    def may_serve(self, goal: Goal) -> bool:
        """Whether a hero others seem to bring to an hourglass comes in time; none is nearly at another."""
        turner = self.turner
        if goal.purpose is not Purpose.HOURGLASS or turner is None:
            return True
        slides = self.situation.routes.distance(goal.hero, goal.target)
        if slides <= turner.slides:
            return True
        theirs = Turner(goal.hero, goal.target, slides, slides)
        return turner.slides > _NEARLY_THERE and self._comes_in_time(theirs)

    def was_sent(self, turner: Turner) -> bool:
        return self._duty.sand_of(turner.hero, self.situation.state.turns) is not None

    def send(self, turner: Turner) -> None:
        self._duty.send(turner.hero, self.situation.state.turns, 0)

    def _agreed(self, turner: Turner) -> int | None:
        """Returns what `SandDuty` has of the turner, where whoever was sent stays sent.

        Beside partners who follow a plan of their own every second counts: there it sets off when the sand
        says, though it may be sent back once more. Beside somebody astray it would be sent back many times.
        """
        if self.situation.others in (Others.QUIET, Others.BUSY):
            return None
        return self._duty.sand_of(turner.hero, self.situation.state.turns)

    def _goal_while_locked(self, turner: Turner) -> Goal | None:
        """Chooses the hero to send before an hourglass that will be open once a camera is broken (P7)."""
        if turner.hero is Hero.BARBARIAN or self.camera_goal() is None:
            return None
        if self.situation.now < self.start_at(turner):
            return None
        return Goal(turner.hero, turner.square, Purpose.HOURGLASS, NEVER)

    def _sand_at_turn(self) -> int:
        """As soon as what is there after the turn is enough for the rest, or else as late as is safe."""
        slides = self.situation.slides_to_win
        if slides >= FAR:
            return self.hold
        need = int(slides * self.situation.beat * self._slower) + self.hold
        return max(self.hold, self._capacity - need)

    @property
    def _slower(self) -> float:
        return _SLOWER_IN_ESCAPE if self.situation.state.phase is Phase.ESCAPE else _SLOWER

    def to_pass_cards(self, *, unanswered: bool) -> Goal | None:
        """Sends a hero to an hourglass where the seats with the cards needed do not act (P3).

        Whoever was sent stays sent: from elsewhere there is always something that others could do.
        """
        situation, turns = self.situation, self.situation.state.turns
        sent = self._duty.passes_cards(turns)
        if not situation.state.setup.switches.pass_cards or not (unanswered or sent is not None):
            return None
        if locked_hourglasses(situation.state) or situation.others is Others.ASTRAY:
            return None
        turner = self.turner if sent is None else self._nearest_for(sent)
        if turner is None or turner.slides >= _TOO_DEAR:
            return None
        self._duty.send_to_pass_cards(turner.hero, turns)
        return self.goal_of(turner, max(self.hold, int(self._capacity * _LEFT_TO_PASS_CARDS)))

    def _nearest_for(self, hero: Hero) -> Turner | None:
        own = (turner for turner in turners(self.situation) if turner.hero is hero)
        return min(own, key=lambda turner: turner.slides, default=None)

    def may_run(self) -> bool:
        """Whether the sand should just last if everybody runs."""
        situation = self.situation
        need = situation.slides_to_win * situation.beat * _A_LITTLE_SLOWER + self.hold
        return need < situation.sand

    def goal_of(self, turner: Turner, sand: int) -> Goal:
        """Turn when so much sand is left; sooner, where whoever makes the last move takes long."""
        moment = max(self.situation.state.deadline - max(sand, self._sand_when_asked(turner)), 0)
        return Goal(turner.hero, turner.square, Purpose.HOURGLASS, moment)

    def _sand_when_asked(self, turner: Turner) -> int:
        routes = self.situation.routes
        way = routes.way(turner.hero, turner.square) if turner.slides >= DEAR else None
        if way is None:
            return 0
        price = routes.prices_into(turner.hero, turner.square)[way.legs[-1].ability]
        return self.hold + min(price * _LATE_MS, self._capacity // 3) if price >= DEAR else 0

    def review_at(self) -> int:
        turner = self.turner
        deadline = self.situation.state.deadline
        return deadline if turner is None else self.start_at(turner)

    def before_theft(self) -> Goal | None:
        """Chooses whom to send to an hourglass before the theft: afterwards the sand would not last (W3)."""
        situation = self.situation
        escape = self.time_for(situation.slides_to_win) + self.hold
        if escape <= situation.sand or locked_hourglasses(situation.state):
            return None
        turner = self.turner
        if turner is None or self._can_turn_on_the_run() or self._runs_for_it(escape):
            return None
        return self.goal_of(turner, self._sand_before_theft(turner, escape))

    def _sand_before_theft(self, turner: Turner, escape: int) -> int:
        """So late that enough is left for the escape; sooner, if the whole team would only stand and wait."""
        turns, sand = self.situation.state.turns, self.situation.sand
        late = max(self.hold, self._capacity - escape)
        agreed = self._duty.sand_of(turner.hero, turns) or 0
        if agreed < late < sand - LONGEST_WAIT_MS and self._all_wait_for(turner):
            agreed = min(sand - LONGEST_WAIT_MS, int(self._capacity * _LEFT_TO_PASS_CARDS))
            self._duty.send(turner.hero, turns, agreed)
        return max(late, agreed)

    def _all_wait_for(self, turner: Turner) -> bool:
        """Whether the others are where they should be, and the escape may turn another hourglass.

        Never beside partners with a plan of their own: what they have to do takes all the sand there is.
        """
        if self.situation.others is not Others.NONE:
            return False
        heroes, errands = self.situation.state.heroes, self.situation.errands
        others = all(heroes[hero] == errand.item for hero, errand in errands.items() if hero != turner.hero)
        return others and turner.slides <= 1 and len(list(self.situation.hourglasses())) > 1

    def _runs_for_it(self, escape: int) -> bool:
        """Whether everybody would wait for long beside the hourglass, though the sand should just last."""
        situation = self.situation
        wait = situation.sand - max(self.hold, self._capacity - escape)
        return wait > LONGEST_WAIT_MS and self.may_run()

    def _can_turn_on_the_run(self) -> bool:
        """Whether somebody reaches an hourglass on foot from its item while there is sand."""
        situation = self.situation
        for hero, errand in situation.errands.items():
            for square in situation.hourglasses():
                if errand.item is None:
                    continue
                there = situation.routes.on_foot(hero, errand.item, square)
                slides = there + situation.routes.distance(hero, errand.item)
                if there < FAR and self._time_for_one(slides + _SLACK_BEATS) + self.hold < situation.sand:
                    return True
        return False

    def camera_goal(self) -> Goal | None:
        return None if self.lasts else camera_goal(self.situation)
