"""Real teammates and a person in a room: every window of a whole game, as the log tells it."""

from collections.abc import Iterator
from functools import cache
from itertools import count
from typing import Any

import pytest

from hushmaze.bots.api import Bot
from hushmaze.bots.public_game import went_by
from hushmaze.bots.public_setup import public_setup
from hushmaze.bots.teammate import teammates
from hushmaze.protocol.game_log.log import read_event
from hushmaze.protocol.words import BotLevel
from hushmaze.rules import Event, State, begin, evolve
from hushmaze.rules.commands import Start, Topic
from hushmaze.rules.events import Pinged, Remarked, Said, Signed, TalkOpened
from hushmaze.rules.words import Seat
from hushmaze.server.bots.manners.conversation import MOST_REMARKS
from hushmaze.server.bots.manners.talk_windows import LEAST_SAND_MS
from hushmaze.server.game.match import Match
from tests.server.rooms.table import Table

TALK = (Remarked, Said, Signed, Pinged)


class Human:
    """Ann on seat 0, who plays like a teammate, but over her own connection."""

    def __init__(self, table: Table, match: Match) -> None:
        self._table, self._match = table, match
        self._bot: Bot = teammates(public_setup(match.durable.setup))(Seat(0), BotLevel.HUMAN, 1)
        self._seen = 0
        self._numbers = count(2)

    def play(self) -> None:
        """Does what is due."""
        lines = self._match.lines.since(self._seen)
        self._seen += len(lines)
        self._bot.see([read_event(line)[0] for line in lines], None)
        wish = self._bot.wish(self._match.now)
        if wish is not None and wish.deed is not None and wish.at <= self._match.now:
            self._table.do("Ann", wish.deed, next(self._numbers))


@cache
def whole_game(scenario: int, *, seats: int = 4, idle: bool = False, **choices: Any) -> Match:  # noqa: ANN401 -- any choice
    table = Table("Ann", scenario=scenario, seats=seats, **choices)
    ann = table.people["Ann"]
    table.room.seats.sit(ann, 0)
    for seat in range(1, seats):
        table.room.seats.offer(ann, seat, bot=True)
    match = table.dealt(game="g", seed=3)
    table.room.changed()
    table.do("Ann", Start())
    human = Human(table, match)
    while not match.durable.over:
        table.pass_time(100)
        if not idle:
            human.play()
    return match


def told(match: Match) -> Iterator[tuple[State, Event, bool]]:
    """Each event, the state before it, and whether a bot's deed brought it about."""
    state = begin(match.durable.setup)
    for line in match.lines:
        event, n = read_event(line)
        yield state, event, n is not None and n < 0
        state = evolve(state, event)


@pytest.mark.parametrize(("scenario", "choices"), [(4, {}), (12, {"level": 2})])
def test_in_every_window_they_hold_still_and_say_little_and_outside_nothing(
    scenario: int, choices: dict[str, Any]
) -> None:
    """T1, T3, C12"""
    opened, said, windows = 0, 0, 0
    remarks: set[type] = set()
    for state, event, by_bot in told(whole_game(scenario, **choices)):
        if isinstance(event, TalkOpened):
            opened, said, windows = event.at, 0, windows + 1
        elif by_bot and isinstance(event, TALK):
            assert state.talk
            said += 1
            remarks.add(type(event))
            assert said <= MOST_REMARKS * (2 if scenario == 12 else 1)
        elif by_bot and state.talk:
            waited, sand = event.at - opened, state.deadline - event.at
            assert waited >= 10_000 or sand <= LEAST_SAND_MS, event
    assert windows >= 2
    assert remarks == ({Signed, Pinged} if scenario == 12 else {Remarked})


def test_what_they_say_is_true() -> None:
    remarks = 0
    for state, event, _ in told(whole_game(4)):
        if not isinstance(event, Remarked):
            continue
        remarks += 1
        assert event.hero not in state.safe
        own = event.ability in state.cards[event.seat]
        assert own == (event.topic is Topic.CAN)
        assert event.target is None or event.ability in state.cards[event.target]
    assert remarks


def persons_share(match: Match) -> float:
    """Of all actions."""
    seats = [went.seat for _, event, _ in told(match) if (went := went_by(event)) is not None]
    return seats.count(Seat(0)) / len(seats)


def test_patient_bots_leave_more_to_the_person() -> None:
    assert persons_share(whole_game(3, seats=8, bots_patient=True)) > persons_share(whole_game(3, seats=8))


def test_patient_bots_play_on_beside_somebody_who_does_nothing() -> None:
    match = whole_game(3, seats=8, idle=True, bots_patient=True)
    assert sum(went_by(event) is not None for _, event, _ in told(match)) >= 10
