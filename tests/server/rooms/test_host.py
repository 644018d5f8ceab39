"""The host: what only the host may, and how the table passes on."""

import msgspec

from hushmaze.server.deals.choices import changes_of
from hushmaze.server.rooms.new_games import check_deal
from hushmaze.server.rooms.presence import SEAT_KEPT_MS
from tests.server.rooms.table import Table, four


def test_only_the_host_arranges_the_table() -> None:
    table = four()
    ben = table.people["Ben"]
    with table.refused("not_the_host"):
        table.room.table.choose(ben, changes_of({"seats": 3}))
    with table.refused("not_the_host"):
        table.room.seats.offer(ben, 0, bot=True)
    with table.refused("not_the_host"):
        table.room.host.pass_on(ben, ben.id)
    with table.refused("not_the_host"):
        check_deal(table.room, ben)
    assert table.room.record.choices.seats == 4


def test_the_host_passes_the_table_on() -> None:
    table = Table("Ann", "Ben")
    table.room.host.pass_on(table.people["Ann"], table.people["Ben"].id)
    assert table.room.record.host == table.people["Ben"].id
    table.leave("Ann")
    for nobody in (table.people["Ann"].id, 99):
        with table.refused("nobody_there"):
            table.room.host.pass_on(table.people["Ben"], nobody)


def test_when_the_host_leaves_somebody_who_sits_is_host() -> None:
    table = Table("Ann", "Ben", "Cay")
    table.room.seats.sit(table.people["Cay"], 0)
    hosts = []
    for name in ("Ann", "Cay", "Ben"):
        table.leave(name)
        hosts.append(table.room.record.host)
    cay = table.people["Cay"].id
    assert hosts == [cay, cay, cay], "a table waits for those who sit at it"
    table.leave("Ben")
    assert table.room.record.host == cay, "leaving twice is leaving once"


def test_a_host_who_soon_comes_back_is_host_again() -> None:
    """A reload, or a look at a replay; also where everybody's line was down for a moment."""
    table = Table("Ann", "Ben", "Cay")
    for seat, name in enumerate(table.people):
        table.room.seats.sit(table.people[name], seat)
    ann, ben = table.people["Ann"], table.people["Ben"]
    for gone in (["Ann"], ["Ann", "Ben"], ["Ann", "Ben", "Cay"]):
        for name in gone:
            table.leave(name)
        for name in reversed(gone):
            table.come_back(name)
        assert table.room.record.host == ann.id
        assert table.ears["Ann"].last("room")["room"]["host"] == ann.id
    table.leave("Ann")
    table.clock.advance(SEAT_KEPT_MS)
    table.come_back("Ann")
    assert table.room.record.host == ben.id, "too late"


def test_a_table_that_was_passed_on_meanwhile_does_not_come_back() -> None:
    table = Table("Ann", "Ben", "Cay")
    table.leave("Ann")
    table.room.host.pass_on(table.people["Ben"], table.people["Cay"].id)
    table.come_back("Ann")
    assert table.room.record.host == table.people["Cay"].id


def test_where_nobody_sits_anybody_here_is_host() -> None:
    table = Table("Ann", "Ben")
    table.leave("Ann")
    assert table.room.record.host == table.people["Ben"].id


def test_a_table_does_not_wait_for_its_host_for_ever() -> None:
    table = Table("Ann", "Ben")
    table.room.seats.sit(table.people["Ann"], 0)
    table.leave("Ann")
    table.enter("Cay")
    assert table.room.record.host == table.people["Ann"].id
    table.clock.advance(SEAT_KEPT_MS)
    table.enter("Dot")
    assert table.room.record.host == table.people["Ann"].id, "who only watches does not get the table"
    table.room.seats.sit(table.people["Ben"], 0)
    assert table.room.record.host == table.people["Ben"].id


def test_whoever_sat_down_while_the_host_was_awaited_gets_the_table_when_that_is_over() -> None:
    table = Table("Ann", "Ben")
    saved: list[int | None] = []
    table.room.on_record = lambda room: saved.append(room.record.host)
    ann, ben = table.people["Ann"], table.people["Ben"]
    table.room.seats.sit(ann, 0)
    table.leave("Ann")
    table.room.seats.sit(ben, 1)
    table.room.changed()
    table.clock.advance(SEAT_KEPT_MS - 1)
    assert table.room.record.host == ann.id
    table.clock.ring_early()
    assert table.room.record.host == ann.id
    table.clock.advance(1)
    assert table.room.record.host == ben.id
    assert table.ears["Ben"].last("room")["room"]["host"] == ben.id
    assert saved == [ben.id]


def test_nobody_waits_for_a_host_who_is_here_or_in_a_room_that_is_put_away() -> None:
    table = Table("Ann", "Ben")
    table.room.seats.sit(table.people["Ann"], 0)
    table.leave("Ann")
    assert table.clock.alarms == [table.clock.now() + SEAT_KEPT_MS]
    table.come_back("Ann")
    assert table.clock.alarms == []
    table.leave("Ann")
    table.room.rest()
    assert table.clock.alarms == []


def test_a_guest_who_leaves_changes_no_host() -> None:
    table = Table("Ann", "Ben")
    table.leave("Ben")
    assert table.room.record.host == table.people["Ann"].id
    assert table.ears["Ann"].last("room")["room"]["people"] == [msgspec.to_builtins(table.facts("Ann"))]
