"""What every bot promises (`hushmaze.bots.api`). For a new kind, subclass and say which."""

from collections.abc import Sequence
from dataclasses import replace

import pytest

from hushmaze.bots.api import Bot, BotKind, Wish
from hushmaze.bots.public_game import went_by
from hushmaze.bots.public_setup import public_setup, visible_top
from hushmaze.bots.simulate.table import Played, TableRun
from hushmaze.protocol.words import BotLevel
from hushmaze.rules import Event, Setup, State, begin, evolve
from hushmaze.rules.events import TilePlaced, TileRevealed
from hushmaze.rules.setup import Rigging
from hushmaze.rules.words import Seat
from tests.support.table import scenario_setup

SAND_MS = 60_000
"""Short games: enough to explore, to turn the hourglass and to run out of it."""

SETUPS: dict[str, Setup] = {
    "pass it left": scenario_setup(3, seats=4, seed=11, hourglass_ms=SAND_MS),
    "solo": scenario_setup(3, seats=1, seed=12, hourglass_ms=SAND_MS),
    "eight seats": scenario_setup(2, seats=8, seed=13, hourglass_ms=SAND_MS),
    "leader": scenario_setup(9, seats=5, seed=14, hourglass_ms=SAND_MS),
    "moving walls": scenario_setup(11, seats=3, seed=15, hourglass_ms=SAND_MS),
    "two boards": scenario_setup(13, seats=4, seed=16, hourglass_ms=SAND_MS),
    "no gatherings": scenario_setup(17, seats=4, seed=17, hourglass_ms=SAND_MS),
}


_SEEN: dict[tuple[type, str], Played] = {}


class AskedLate:
    """A bot that hears of its moments when they have just gone by."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self.see, self.refused = bot.see, bot.refused

    def wish(self, now: int) -> Wish | None:
        wish = self._bot.wish(now)
        return wish if wish is None or wish.deed is not None else wish._replace(at=wish.at + 3)


class BotContract:
    def kind(self, setup: Setup) -> BotKind:
        raise NotImplementedError

    def bots(self, setup: Setup, level: BotLevel = BotLevel.HUMAN) -> list[Bot]:
        make = self.kind(setup)(public_setup(setup))
        return [make(Seat(seat), level, 5) for seat in range(setup.seats)]

    def played(self, setup: Setup) -> Played:
        return TableRun(setup, self.bots(setup)).play()

    def seen(self, name: str) -> Played:
        """Played once for all who only look at it."""
        known = type(self), name
        if known not in _SEEN:
            _SEEN[known] = self.played(SETUPS[name])
        return _SEEN[known]

    @pytest.mark.parametrize("name", SETUPS)
    def test_nothing_is_refused_unless_somebody_was_faster(self, name: str) -> None:
        played = self.seen(name)
        assert played.decisions > 0
        assert not played.wrong

    @pytest.mark.parametrize("name", ["pass it left", "solo", "moving walls"])
    def test_the_same_seed_gives_the_same_game(self, name: str) -> None:
        assert self.played(SETUPS[name]).game.events == self.seen(name).game.events

    @pytest.mark.parametrize("name", ["pass it left", "no gatherings", "two boards"])
    def test_the_hidden_order_changes_nothing_before_it_is_seen(self, name: str) -> None:
        """S3: two deals that differ only below the first tile are played alike until the second comes."""
        setup = SETUPS[name]
        stack = begin(setup).stack
        other = (stack[0], *reversed(stack[1:]))
        first = begin(setup)
        cards = tuple(first.cards)
        rigged = [Rigging(stack=order, heroes=first.heroes, cards=cards) for order in (stack, other)]
        one, two = (self.played(replace(setup, rigging=rigging)).game.events for rigging in rigged)
        until_seen = 2 if not setup.switches.stack_face_up else 1
        assert up_to_tile(one, until_seen) == up_to_tile(two, until_seen)

    @pytest.mark.parametrize("name", ["pass it left", "solo"])
    def test_one_that_is_asked_late_acts_all_the_same(self, name: str) -> None:
        """No clock is exact: who wants to be asked again is asked a little after that."""
        setup = SETUPS[name]
        late = TableRun(setup, [AskedLate(bot) for bot in self.bots(setup)]).play()
        assert not late.wrong
        assert any(went_by(event) for event in late.game.events)

    def test_a_wish_is_never_in_the_past(self) -> None:
        setup = SETUPS["pass it left"]
        game = self.seen("pass it left").game
        bots = self.bots(setup)
        for events, after in batches(setup, game.events):
            for bot in bots:
                bot.see(events, visible_top(after))
                wish = bot.wish(after.time)
                assert wish is None or wish.at >= after.time

    def test_one_that_comes_late_is_shown_everything_at_once(self) -> None:
        """A seat can be taken over in the middle of a game."""
        setup = SETUPS["pass it left"]
        events = self.seen("pass it left").game.events
        early = events[: len(events) // 2]
        late = self.bots(setup)[1]
        late.see(early, None)
        assert late.wish(early[-1].at) is None or isinstance(late.wish(early[-1].at), Wish)

    def test_after_the_end_it_wishes_for_nothing(self) -> None:
        setup = SETUPS["pass it left"]
        events = self.seen("pass it left").game.events
        bot = self.bots(setup)[0]
        bot.see(events, None)
        wish = bot.wish(events[-1].at + 60_000)
        assert wish is None or wish.deed is None


def up_to_tile(events: Sequence[Event], count: int) -> list[Event]:
    """The events before the so manieth tile was seen."""
    found: list[Event] = []
    for event in events:
        count -= isinstance(event, TileRevealed | TilePlaced)
        if count <= 0:
            break
        found.append(event)
    return found


def batches(setup: Setup, events: Sequence[Event]) -> list[tuple[list[Event], State]]:
    """Each event by itself, with the state it led to."""
    state = begin(setup)
    found: list[tuple[list[Event], State]] = []
    for event in events:
        state = evolve(state, event)
        found.append(([event], state))
    return found
