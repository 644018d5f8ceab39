"""The end of a long game holds nobody up: its log is looked through in portions."""

from collections import Counter

import pytest

from hushmaze.protocol.event_text import write_event
from hushmaze.protocol.game_log.log import read_number
from hushmaze.rules import Event
from hushmaze.rules.events import Paused, Resumed, Said
from hushmaze.rules.words import Seat
from hushmaze.server.game.turns import PORTION
from hushmaze.server.results import marks, summary
from tests.server.finished import finished, room_of
from tests.server.game.test_turns import Loop
from tests.server.rooms_house import RoomsHouse, lost_game, settle
from tests.server.support import in_loop


@in_loop
async def test_no_more_than_a_portion_of_a_log_is_read_in_one_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    house = await RoomsHouse().open()
    match = (await lost_game(house)).match
    assert match is not None
    match.lines.add([write_event(Said(match.durable.time, Seat(0), f"{n}"), n) for n in range(10 * PORTION)])
    loop, read, real = Loop(), Counter[int](), read_number

    def counted(line: bytes) -> int | None:
        read[loop.turn] += 1
        return real(line)

    for module in (marks, summary):
        monkeypatch.setattr(module, "read_number", counted)
    ends = house.rooms._ends
    ends.book(match, room_of("Ann", "Ben"))
    await ends.bookings.arrived(match.game)
    assert read.total() > 10 * PORTION
    assert max(read.values()) <= PORTION
    await house.rooms.close()


@in_loop
async def test_a_summary_says_how_it_was_when_the_game_ended() -> None:
    """Whoever gets up while a long log is looked through has played all the same."""
    house = await RoomsHouse().open()
    room, people, _ = await house.room_of_two()
    match = await house.rooms.games.lay_out(room, people[0])
    house.rooms._ends.book(match, room.record)
    people[0].name = "Somebody else"
    await settle()
    (booked,) = await house.store.finished_games()
    assert b'"names":["Ann","Ben"]' in booked.summary
    await house.rooms.close()


def test_the_lines_that_count_come_to_the_same_summary_as_all_of_them() -> None:
    game = finished()
    at = game.state.time
    more: list[Event] = [
        Said(at, Seat(0), 'I "paused" it'),
        Paused(at, Seat(0)),
        Said(at, Seat(1), "x"),
        Resumed(at + 9, Seat(0)),
    ]
    lines = (
        *game.with_bot().lines,
        *(write_event(event, 1) for event in more),
        b'{"n":-1,' + game.lines[1][1:],
    )
    state = game.state._replace(was_paused=True, time=at + 99)
    counting: list[bytes] = []
    for _ in summary.lines_that_count(lines, counting):
        pass
    assert len(counting) < len(lines)
    whole, part = (summary.summary_of_log(game.heading, state, told, None) for told in (lines, counting))
    assert whole == part
    assert whole.bot_helped
    assert whole.played_ms > 0
