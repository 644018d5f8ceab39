"""How quickly each seat answers what the plan asks of it, and what that makes each ability cost."""

from collections.abc import Collection
from weakref import WeakValueDictionary

from hushmaze.bots.api import Bot
from hushmaze.bots.plan.goals import Plan, Purpose, Step
from hushmaze.bots.public_game import Went
from hushmaze.bots.reading.seat_answers import MEMBERS_PATIENCE, SeatAnswers
from hushmaze.bots.routes import UNANSWERED, UNUSED, USUAL_PRICES, Prices
from hushmaze.rules import State
from hushmaze.rules.events import BellPlaced
from hushmaze.rules.words import ABILITIES, HEROES, Ability, Hero, Seat

HeroAbility = tuple[Hero, Ability]

_LEVELS = ((12_000, 1), (24_000, 4), (48_000, 10))
"""Price by expected delay: below each of these; above all of them it is `UNANSWERED`."""
_LISTENING_MS = 15_000
"""Time after the last word of a talk window in which nobody is asked for anything (T2)."""
_HOLDING_STILL_MS = 60_000
"""The same where bots themselves hold still: as long as a host may want them to."""
_ASTRAY_MS = 20_000
"""The most it is believed to take somebody astray: whatever can be done is done some time, by chance.

Where that was given up, heroes were sent the longest ways round, and away again after every move of theirs.
"""
_NEAR_ENOUGH = 0.4
"""What the right hero and ability count for, with another stop."""


class Answers:
    """All seats of a table."""

    def __init__(self) -> None:
        self._seats: dict[Seat, SeatAnswers] = {}
        self._bots: WeakValueDictionary[Seat, Bot] = WeakValueDictionary()
        self._steps_waited: dict[HeroAbility, float] = {}
        """How long each step was asked for since its hero was last moved."""
        self._heard_at = 0
        """When the talk window was opened, or something was last said in it."""
        self.bots_rang_at = -(1 << 40)
        """When a bot of the team last rang."""
        self.told_until = 0
        """Up to when it was counted how long everybody was asked."""

    @property
    def members(self) -> list[Seat]:
        """Seats of bots that share this, for as long as they sit there."""
        return sorted(self._bots)

    def of(self, seat: Seat) -> SeatAnswers:
        member = seat in self._bots
        found = self._seats.get(seat)
        if found is None or found.member is not member:
            found = self._seats[seat] = SeatAnswers(member=member)
        return found

    def join(self, seat: Seat, bot: Bot) -> None:
        """A bot of the team sits down there."""
        self._bots[seat] = bot

    def pass_time(self, state: State, plan: Plan | None, now: int) -> None:
        """Until now everybody was asked for what the plan says, but not in a pause or in a talk."""
        since, self.told_until = self.told_until, max(now, self.told_until)
        asked_from = self.told_until if state.stopped_at is not None else self._talk_ends(state, plan)
        asked_from = min(max(since, asked_from), self.told_until)
        for seat in self._seats.values():
            seat.rest(asked_from - since)
        if plan is not None:
            self._ask(state, plan, asked_from)

    def heard(self, at: int) -> None:
        """A talk window was opened, or something was said in it."""
        self._heard_at = at

    def _talk_ends(self, state: State, plan: Plan | None) -> int:
        """When people are believed to have talked enough; 0 outside a talk window."""
        if not state.talk:
            return 0
        due = () if plan is None else (step for step in plan.steps if step.not_before <= self._heard_at)
        own = any(step.ability in state.cards[seat] for step in due for seat in self._bots)
        return self._heard_at + (_HOLDING_STILL_MS if own else _LISTENING_MS)

    def _ask(self, state: State, plan: Plan, since: int) -> None:
        asked: dict[Seat, dict[Ability, int]] = {}
        for_sand: dict[Seat, int] = {}
        for step in plan.steps:
            ms = self.told_until - max(since, step.not_before)
            if step.ability is None or step.hero is None or ms <= 0:
                continue
            asks = step.hero, step.ability
            self._steps_waited[asks] = self._steps_waited.get(asks, 0) + ms
            for seat, card in enumerate(state.cards):
                if step.ability in card:
                    waits = asked.setdefault(Seat(seat), {})
                    waits[step.ability] = max(ms, waits.get(step.ability, 0))
                    if step.purpose is Purpose.HOURGLASS:
                        for_sand[Seat(seat)] = ms
        for number, abilities in asked.items():
            self.of(number).ask(abilities, max(abilities.values()))
        for number, ms in for_sand.items():
            self.of(number).ask_for_sand(ms)

    def notice(self, plan: Plan | None, went: Went) -> None:
        """A seat did something: was it what the plan asked for?"""
        seat = self.of(went.seat)
        alike = [] if plan is None else [step for step in plan.steps if _alike(step, went)]
        seat.act(went.at, as_asked=bool(alike))
        self._steps_waited = {asks: ms for asks, ms in self._steps_waited.items() if asks[0] is not went.hero}
        if alike:
            share = 1.0 if any(step.to == went.to for step in alike) else _NEAR_ENOUGH
            seat.answer(went.ability, share)
            if any(step.purpose is Purpose.HOURGLASS for step in alike):
                seat.serve_sand(share)

    def rang(self, bell: BellPlaced) -> None:
        self.of(bell.target).ring(bell.at)
        if bell.seat in self._bots:
            self.bots_rang_at = bell.at

    def prices(self, state: State, astray: Collection[Seat] = ()) -> Prices:
        """By hero and ability; `astray` are seats that do anything they can."""
        if state.setup.solo:
            return USUAL_PRICES
        delays = [self._delay_with(state, ability, astray) for ability in ABILITIES]
        silent = self.silent(state)
        used = {a for seat, card in enumerate(state.cards) if seat not in silent for a in card}
        return tuple(
            tuple(
                _price(max(delays[a], self._step_delay(state, hero, a))) if a in used else UNUSED
                for a in ABILITIES
            )
            for hero in HEROES
        )

    def turn_prices(self, state: State, prices: Prices, astray: Collection[Seat] = ()) -> Prices:
        """Prices of the move onto an hourglass: dear where nobody is known to serve the sand with it.

        No less than `prices`. Whoever is astray does anything it can, that too.
        """
        if state.setup.solo:
            return prices
        least = [_price(self._sand_delay(state, ability, astray)) for ability in ABILITIES]
        return tuple(tuple(map(max, of_hero, least)) for of_hero in prices)

    def _sand_delay(self, state: State, ability: Ability, astray: Collection[Seat]) -> float:
        owners = [Seat(seat) for seat, card in enumerate(state.cards) if ability in card]
        return min((0.0 if seat in astray else self.of(seat).sand_delay_ms for seat in owners), default=0.0)

    def _delay_with(self, state: State, ability: Ability, astray: Collection[Seat]) -> float:
        owners = {seat for seat, card in enumerate(state.cards) if ability in card}
        delay = self.delay_ms(state, ability)
        return min(delay, _ASTRAY_MS) if owners and owners.issubset(astray) else delay

    def silent(self, state: State) -> frozenset[Seat]:
        """Returns the seats with a card of which nothing is expected any more."""
        return frozenset(seat for seat, one in self._seats.items() if one.silent and state.cards[seat])

    def _step_delay(self, state: State, hero: Hero, ability: Ability) -> float:
        """How long this was asked for in vain, though its owner may do other things."""
        waited = self._steps_waited.get((hero, ability), 0.0)
        members = any(ability in state.cards[seat] for seat in self._bots)
        return waited / MEMBERS_PATIENCE if members else waited

    def asked_since(self, state: State, plan: Plan, step: Step) -> int:
        """Since when a step was there to be done; later, if people still talk."""
        assert step.hero is not None
        assert step.ability is not None
        until = max(self.told_until, self._talk_ends(state, plan))
        return until - int(self._step_delay(state, step.hero, step.ability))

    def cards_passed(self) -> None:
        """Everything is asked of somebody else now (P3)."""
        self._steps_waited.clear()

    def delay_ms(self, state: State, ability: Ability) -> float:
        """The delay of all seats that hold it: two are quicker than one."""
        owners = [Seat(seat) for seat, card in enumerate(state.cards) if ability in card]
        often = sum(1 / self.of(seat).delay_ms(ability) for seat in owners)
        return 1 / often if often else 0.0

    def review_ms(self, state: State, plan: Plan) -> int:
        """After how long a wait a price may change."""
        wanted = {step.ability for step in plan.steps}
        asked = [self.of(Seat(seat)) for seat, card in enumerate(state.cards) if wanted.intersection(card)]
        waits = [*(one.waited_ms for one in asked), *self._steps_waited.values()]
        left = [level - waited for waited in waits for level, _ in _LEVELS if level > waited]
        return int(min(left, default=_LEVELS[0][0])) + 1


def _price(delay_ms: float) -> int:
    return next((price for below, price in _LEVELS if delay_ms < below), UNANSWERED)


def _alike(step: Step, went: Went) -> bool:
    return step.hero is went.hero and step.ability is went.ability
