"""Bots on seats: offered and taken back by the host, named, and giving way to people."""

import pytest

from hushmaze.protocol.messages.facts import BotFacts
from hushmaze.protocol.words import BotLevel
from hushmaze.rules.commands import Bell, Start
from hushmaze.rules.words import Seat
from hushmaze.server.bots.names import BOT_NAMES, bot_name
from hushmaze.server.records.record import new_record, read_record
from hushmaze.server.rooms.new_games import check_deal
from tests.server.bots.puppets import Puppets, Stage
from tests.server.rooms.table import Table


def test_the_host_offers_seats_to_bots_and_takes_them_back() -> None:
    table = Table("Ann", "Ben")
    ann = table.people["Ann"]
    table.room.seats.sit(ann, 0)
    for seat in (3, 1, 3):
        table.room.seats.offer(ann, seat, bot=True)
    assert [bot.seat for bot in table.room.facts().bots] == [1, 3]
    table.room.seats.offer(ann, 3, bot=False)
    table.room.seats.offer(ann, 3, bot=False)
    assert [bot.seat for bot in table.room.facts().bots] == [1]


@pytest.mark.parametrize(
    ("reason", "seat", "level"),
    [("no_such_seat", 4, None), ("no_such_seat", -1, None), ("seat_taken", 0, None),
     ("no_such_level", 1, "x"), ("no_such_level", 1, "")],
)  # fmt: skip
def test_an_offer_that_cannot_be_changes_nothing(reason: str, seat: int, level: str | None) -> None:
    table = Table("Ann")
    table.room.seats.sit(table.people["Ann"], 0)
    table.room.seats.offer(table.people["Ann"], 1, bot=True)
    before = table.room.facts()
    with table.refused(reason):
        table.room.seats.offer(table.people["Ann"], seat, True, level)
    assert table.room.facts() == before


def test_a_bot_has_a_name_of_its_own_and_a_level() -> None:
    table = Table("Ann", BOT_NAMES[1])
    ann = table.people["Ann"]
    table.room.seats.offer(ann, 1, True, "fast")
    table.room.seats.offer(ann, 2, True)
    assert table.room.facts().bots == [
        BotFacts(1, f"{BOT_NAMES[1]} 2", BotLevel.FAST, None),
        BotFacts(2, BOT_NAMES[2], BotLevel.HUMAN, None),
    ]
    table.room.members.rename(ann, BOT_NAMES[2])
    assert ann.name == f"{BOT_NAMES[2]} 2", "nor do people take a bot's name"
    table.room.seats.offer(ann, 1, True, "relaxed")
    assert table.room.facts().bots[0].level == "relaxed"


def test_every_seat_has_a_name_to_give() -> None:
    names = [bot_name(seat, ()) for seat in range(9)]
    assert len(set(names)) == 9


def test_a_person_goes_before_a_bot() -> None:
    table = Table("Ann", "Ben")
    table.room.seats.offer(table.people["Ann"], 1, bot=True)
    table.room.seats.sit(table.people["Ben"], 1)
    assert table.room.facts().bots == []


def test_a_deal_needs_a_person_or_a_bot_on_every_seat() -> None:
    """S4"""
    table = Stage(seats=4)
    table.offer(2, bot=False)
    with table.refused("seats_empty"):
        check_deal(table.room, table.people["Ann"])
    table.offer(2, level="lightning")
    table.dealt()
    table.do("Ann", Start())
    table.think()
    assert {seat: bot.level for seat, bot in table.puppets.by_seat.items()} == {
        1: BotLevel.HUMAN, 2: BotLevel.LIGHTNING, 3: BotLevel.HUMAN,
    }  # fmt: skip


def test_where_only_bots_sit_the_deal_turns_the_hourglass() -> None:
    """S6: nobody else could."""
    table = Table("Ann", bots=Puppets(), seats=2)
    for seat in (0, 1):
        table.room.seats.offer(table.people["Ann"], seat, bot=True)
    match = table.dealt()
    table.room.start_without_people()
    table.disk.write()
    assert match.durable.running
    assert table.ears["Ann"].last("update")["events"][0]["type"] == "started"


def test_where_a_person_sits_the_table_waits_for_the_start() -> None:
    table = Stage()
    match = table.dealt()
    table.room.start_without_people()
    table.pass_time(1_000)
    assert match.version == 0
    assert table.puppets.by_seat == {}, "there is nothing to ask before the start"


def test_in_a_game_the_host_gives_an_empty_seat_to_a_bot_and_takes_it_back() -> None:
    table = Stage()
    table.room.seats.sit(table.enter("Ben"), 1)
    table.dealt()
    table.do("Ann", Start())
    assert table.puppets.by_seat == {}
    table.room.seats.stand(table.people["Ben"])
    table.leave("Ben")  # in silence nobody may look on while bots are changed (T1)
    table.offer(1)
    table.think()
    bot = table.bot
    assert [type(event).__name__ for event in bot.events] == ["Started"], "it knows what happened before"
    assert len(bot.asked_at) == 1
    table.offer(1, bot=False)
    table.do("Ann", Bell(Seat(0)), n=2)
    table.pass_time(1_000)
    assert len(bot.asked_at) == 1
    assert len(bot.events) == 1


def test_whoever_stands_up_may_leave_the_seat_to_a_bot_as_quick_as_the_others() -> None:
    table = Table("Ann", "Ben", seats=3)
    ann, ben = table.people.values()
    seats = table.room.seats
    seats.sit(ann, 0)
    seats.sit(ben, 1)
    seats.offer(ann, 2, True, "brisk")
    seats.leave_to_bot(ben)
    assert [(bot.seat, bot.level) for bot in table.room.facts().bots] == [(1, "brisk"), (2, "brisk")]
    seats.leave_to_bot(ben)
    assert ben.seat is None
    assert len(table.room.facts().bots) == 2, "who watches has no seat to leave"
    seats.sit(ben, 1)
    assert [bot.seat for bot in table.room.facts().bots] == [2], "and may have it back"


def test_the_first_bot_at_a_table_is_as_quick_as_a_person() -> None:
    table = Table("Ann", seats=2)
    table.room.seats.sit(table.people["Ann"], 1)
    table.room.seats.leave_to_bot(table.people["Ann"])
    assert [(bot.seat, bot.level) for bot in table.room.facts().bots] == [(1, "human")]


def test_in_a_game_the_host_changes_how_quick_a_bot_is() -> None:
    table = Stage()
    table.dealt()
    table.do("Ann", Start())
    table.think()
    slow = table.bot
    table.offer(1, level="lightning")
    table.think()
    assert (slow.level, table.bot.level) == (BotLevel.HUMAN, BotLevel.LIGHTNING)
    assert table.bot.events == slow.events
    table.do("Ann", Bell(Seat(0)), n=2)
    table.think()
    assert (len(slow.asked_at), len(table.bot.asked_at)) == (1, 2)


def test_a_watcher_takes_over_from_a_bot_in_a_game() -> None:
    table = Stage()
    match = table.dealt()
    table.do("Ann", Start())
    table.room.seats.sit(table.enter("Eve"), 1)
    table.room.changed()
    table.pass_time(100)
    assert table.puppets.by_seat == {}, "it had not even been asked"
    assert table.room.facts().bots == []
    assert match.next_number(Seat(1)) == 1
    assert table.do("Eve", Bell(Seat(0)))["type"] == "done"


def test_a_record_from_before_there_were_bots_can_be_read() -> None:
    kept = b'{"code":"kibo-ruta","host":null,"people":[],"bots":[1,3],"choices":{"seats":4},"game":null}'
    record = read_record(kept)
    assert [(bot.seat, bot.level) for bot in record.bots] == [(1, BotLevel.HUMAN), (3, BotLevel.HUMAN)]
    assert new_record("x").bots == []
