"""The teammate: plays its own seat's next useful step, at a human pace, without getting in the way."""

from collections.abc import Sequence
from collections.abc import Set as AbstractSet

from hushmaze.bots.api import Bot, SeatMaker, Wish
from hushmaze.bots.courtesy.thoughts import Thought, thought_of
from hushmaze.bots.pace import PACES, USUAL_SEATS, Delay, ReactionTimes
from hushmaze.bots.plan.goals import NEVER, URGENT, Plan, Purpose, Step
from hushmaze.bots.reading.bells import meant_by_bell, ring_due, ringer, sole_owner
from hushmaze.bots.skills import OVERLOOKS, Overlooks
from hushmaze.bots.team_plan import TeamPlan
from hushmaze.protocol.words import BotLevel, BotSkill
from hushmaze.rules import Deed, Event, Refusal, Setup
from hushmaze.rules.commands import Bell, TurnCard
from hushmaze.rules.dice import Dice
from hushmaze.rules.events import BellPlaced, EscalatorTaken, Moved, Resumed, TilePlaced, VortexTaken
from hushmaze.rules.state import Phase, State
from hushmaze.rules.words import Ability, Seat, TileNumber

LEAVE_ALONE_MS = 5_000
"""Time during which a bot does not undo another seat's move."""
_PRESSING_SAND_MS = 30_000
"""With less sand, what presses is done whoever did something else before."""
_ACTIONS = (Moved, VortexTaken, EscalatorTaken, TilePlaced)
_DECK_MS = 20_000
"""Time in which a card of the deck comes round again, alone at the table."""
_SHORT_SAND_MS = 60_000
"""With less sand, a lone player does nothing but what is urgent."""
_FRESH_MS = 6_000
"""Time during which a moved hero counts as being in somebody's hands."""


def teammates(setup: Setup) -> SeatMaker:
    """Teammates of one table, who share what they see and plan. `setup` is public."""
    team = TeamPlan(setup)

    def make(seat: Seat, level: BotLevel, seed: int, skill: BotSkill = BotSkill.EXPERT, /) -> Bot:
        return Teammate(team, seat, PACES[level], seed, OVERLOOKS[skill])

    return make


class Teammate:
    """A bot (`hushmaze.bots.api`)."""

    def __init__(
        self,
        team: TeamPlan,
        seat: Seat,
        pace: ReactionTimes,
        seed: int,
        overlooks: Overlooks = OVERLOOKS[BotSkill.EXPERT],
    ) -> None:
        self.team = team
        self._seat = seat
        self._pace = pace
        self._dice = Dice("teammate", seed, seat)
        self._seed = seed
        self._overlooks = overlooks
        self._offered_at: dict[Deed, int] = {}
        """Since when a step has been there to be seen."""
        self._seen = 0
        self._wanted: Deed | None = None
        self._ready_at: dict[Deed, int] = {}
        """When it will have made up its mind for each step it could do."""
        self._lull = self._pace.lull.draw(self._dice)
        self._pressed: set[Deed] = set()
        self._free_from = 0
        self._rung: BellPlaced | None = None
        """A bell that was put in front of it and not answered yet."""
        self._hurried = False
        """Whether it was rung at since it last thought."""
        team.answers.join(seat, self)

    def see(self, events: Sequence[Event], top: TileNumber | None) -> None:
        self.team.see(self._seen, events, top)
        self._seen += len(events)
        for event in events:
            if getattr(event, "seat", None) == self._seat:
                self._free_from = event.at + self._pace.gap
                self._lull = self._pace.lull.draw(self._dice)
            if isinstance(event, Resumed):
                self._ready_at.clear()
                self._free_from = event.at + max(self._pace.hand_over.draw(self._dice), self._pace.gap)
            elif isinstance(event, BellPlaced) and self._hears(event):
                self._hurried = True
                self._rung = event
            elif self._rung and isinstance(event, _ACTIONS) and event.seat == self._seat:
                self._rung = None

    def _hears(self, event: BellPlaced) -> bool:
        return event.target == self._seat

    def refused(self, _deed: Deed, _why: Refusal, now: int) -> None:
        """Think again, from now."""
        self._wanted = None
        self._ready_at.clear()
        self._free_from = now + self._pace.gap

    def wish(self, now: int) -> Wish | None:
        plan = self.team.plan(now)
        mine = self._noticed(self._own(plan, now), now)
        step = self._choice([step for step in mine if self._free_at(step) <= now], now)
        if step is not None:
            at = max(self._moment(step), now)
            return Wish(at, step.deed) if at < plan.review_at else Wish(plan.review_at)
        ring = self._ring(plan, now)
        if ring is not None:
            return ring
        again = min([plan.review_at, self._notices_at(now), *map(self._free_at, mine)])
        return Wish(again) if again < NEVER else None

    def _ring(self, plan: Plan, now: int) -> Wish | None:
        if not self._overlooks.rings:
            return None
        public, answers = self.team.public, self.team.answers
        ring = ring_due(public, plan, answers, astray=bool(self.team.astray))
        if ring is None or ringer(public, answers, ring) != self._seat:
            return None
        ring = ring._replace(at=max(ring.at, now))
        if not self.team.may_ring(self._seat, ring, now):
            return None
        return Wish(ring.at, Bell(ring.target)) if ring.at < plan.review_at else Wish(plan.review_at)

    def _moment(self, step: Step) -> int:
        """When it is done; sooner than it was thought of if nobody else does anything."""
        last = self.team.public.last
        lull = self._lull // 2 if self.team.astray else self._lull
        quiet = NEVER if last is None else last.at + lull
        return max(min(self._ready_at[step.deed], quiet), step.not_before, self._free_from)

    def _own(self, plan: Plan, now: int) -> list[Step]:
        """Lists what this seat can do for the plan; alone at the table, turning a card comes last (L1)."""
        state = self.team.public.state
        card = state.cards[self._seat]
        mine = [step for step in plan.steps if step.ability is None or step.ability in card]
        if state.setup.solo and plan.steps and self._turns_card(plan, mine, now):
            return [Step(TurnCard(), Purpose.TABLE)]
        return mine

    def _turns_card(self, plan: Plan, mine: Sequence[Step], now: int) -> bool:
        """Whether the card is of no use, or of none for so long that others can be used before.

        Once the sand is short, only what presses is of use.
        """
        soon = now + _DECK_MS
        pressing = [step for step in plan.steps if step.purpose in URGENT and step.not_before <= soon]
        if pressing and self.team.public.state.sand_left(now) < _SHORT_SAND_MS:
            mine = [step for step in mine if step in pressing]
        waits = all(step.not_before > soon for step in mine)
        return not mine or (waits and any(step.not_before <= now for step in plan.steps))

    def _choice(self, steps: list[Step], now: int) -> Step | None:
        """One thing at a time, the hero in hand first; urgent steps are considered beside it."""
        pressing = [step for step in steps if step.purpose in URGENT][:1]
        rest = [step for step in steps if step.purpose not in URGENT]
        asked = self._asked_for(steps, now)
        handed = [step for step in rest if self._handed(step, now)]
        kept = [step for step in rest if step.deed == self._wanted]
        wanted = (asked or handed or kept or rest)[:1]
        self._wanted = wanted[0].deed if wanted else None
        self._think(pressing + wanted, now)
        return min(pressing + wanted, key=self._moment, default=None)

    def _asked_for(self, steps: list[Step], now: int) -> list[Step]:
        """Lists the steps that somebody rang for: none whose moment has not come."""
        if self._rung is None:
            return []
        team, bell = self.team, self._rung
        due = [step for step in steps if step.not_before <= now]
        meant = meant_by_bell(team.public, bell, team.rung_for(bell), due)
        return meant or [step for step in due if sole_owner(team.public, step) is not None]

    def _noticed(self, steps: list[Step], now: int) -> list[Step]:
        """Without what it overlooks at first; a bell makes it see everything."""
        if not self._overlooks.share:
            return steps
        before = self._offered_at
        self._offered_at = {step.deed: before.get(step.deed, now) for step in steps}
        if self._rung is not None:
            return steps
        return [step for step in steps if now >= self._seen_from(step)]

    def _seen_from(self, step: Step) -> int:
        overlooks = self._overlooks
        words = (step.purpose.value, step.hero or 0, step.ability or 0, step.to or 0)
        share = 100 if step.purpose in overlooks.purposes else overlooks.share
        missed = Dice("overlooks", self._seed, self._seat, *words).below(100) < share
        return self._offered_at[step.deed] + (overlooks.for_ms if missed else 0)

    def _notices_at(self, now: int) -> int:
        """When it will see the next thing it overlooks now."""
        later = [at + self._overlooks.for_ms for at in self._offered_at.values()]
        return min((at for at in later if at > now), default=NEVER)

    def _think(self, steps: list[Step], now: int) -> None:
        """A step takes its time from when the seat first thought of it, unless it stops thinking of it.

        What presses now and did not before is done sooner, and so is everything after a bell.
        """
        hurried, self._hurried = self._hurried, False
        before, self._ready_at = self._ready_at, {}
        pressed, self._pressed = self._pressed, {step.deed for step in steps if step.purpose in URGENT}
        for step in steps:
            at = before.get(step.deed, NEVER)
            if hurried or at == NEVER or step.deed in self._pressed - pressed:
                at = min(at, now + self._delay(step, now))
            self._ready_at[step.deed] = at

    def _free_at(self, step: Step) -> int:
        """From when on it may be done: what another seat has just done, and meant, is not taken back."""
        if step.hero is None or step.ability is Ability.EXPLORE:
            return 0
        last = self.team.public.last_move_of(step.hero)
        if last is None or last.seat == self._seat:
            return 0
        sand = self.team.public.state.sand_left(last.at)
        if last.seat in self.team.astray or (step.purpose in URGENT and sand < _PRESSING_SAND_MS):
            return 0
        walked = last.ability < Ability.VORTEX
        back = step.ability == (last.ability + 2) % 4 if walked else step.to == last.origin
        return last.at + LEAVE_ALONE_MS if back else 0

    def _delay(self, step: Step, now: int) -> int:
        public, pace = self.team.public, self._pace
        if step.purpose in URGENT or self._rung:
            return min(pace.hand_over.draw(self._dice), int(pace.hand_over.nine_of_ten))
        if isinstance(step.deed, TurnCard):
            return pace.card.draw(self._dice)
        latest = public.last
        if latest is None or latest.ability is Ability.EXPLORE:
            return pace.exploring.draw(self._dice)
        return self._usual_delay(step, now).draw(self._dice)

    def _usual_delay(self, step: Step, now: int) -> Delay:
        state, pace = self.team.public.state, self._pace
        if state.setup.solo or step.hero is None:
            return pace.hand_over
        if step.ability is Ability.EXPLORE:
            return pace.opening
        if self._handed(step, now):
            return pace.hand_over
        if self._hurries():
            in_turn = state.phase is Phase.ESCAPE and state.setup.switches.no_gatherings
            return pace.in_turn if in_turn else pace.running
        if self._in_hand(step, now):
            return pace.coming_back
        acting = sum(bool(card) for card in state.cards)  # not the leader (C9)
        return pace.initiative.times(acting / USUAL_SEATS)

    def _hurries(self) -> bool:
        """Whether everybody runs: time is short, or somebody keeps moving heroes anywhere."""
        state = self.team.public.state
        return state.phase is Phase.ESCAPE or _is_last_sand(state) or bool(self.team.astray)

    def _in_hand(self, step: Step, now: int) -> bool:
        """Whether the hero was moved just now."""
        last = None if step.hero is None else self.team.public.last_move_of(step.hero)
        return last is not None and now - last.at < _FRESH_MS

    def _handed(self, step: Step, now: int) -> bool:
        """Whether the hero is the one everybody looks at."""
        latest = self.team.public.last
        return latest is not None and step.hero is latest.hero and self._in_hand(step, now)

    # Towards people (`hushmaze.bots.courtesy.api`)

    def thought(self, now: int) -> Thought | None:
        return thought_of(self.team.public.state, self.team.plan(now), self._seat, now)

    def waiting_for(self, people: AbstractSet[Seat], wish: Wish, now: int) -> Wish:
        return self.team.patience.delayed(wish, self.team.public, self.team.plan(now), people, now)


def _is_last_sand(state: State) -> bool:
    """Whether no hourglass in sight is left to be turned, though there were some."""
    return state.turns > 0 and not set(state.board.hourglasses) - state.spent
