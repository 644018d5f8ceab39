"""All rooms: made, found again, put away, brought back."""

import asyncio
import json
from typing import Any

import pytest

from hushmaze.protocol.event_text import write_event
from hushmaze.rules.commands import Pause, Resume, Start
from hushmaze.rules.events import Said
from hushmaze.rules.version import RULES_VERSION
from hushmaze.rules.words import Seat
from hushmaze.server.deals.choices import changes_of
from hushmaze.server.game.match import Match
from hushmaze.server.game.turns import PORTION
from hushmaze.server.rooms import registry
from hushmaze.server.rooms.presence import SEAT_KEPT_MS
from hushmaze.server.rooms.registry import COMING_IN_MS, Rooms
from hushmaze.server.rooms.room import Room
from hushmaze.storage import Entry, StoreError
from tests.server.rooms_house import IDLE_MS, SAND_MS, RoomsHouse, do, lost_game, settle
from tests.server.support import Ear, in_loop

# Made and found


@in_loop
async def test_a_room_is_found_by_its_code_however_it_is_written() -> None:
    house = await RoomsHouse().open()
    room = await house.rooms.create()
    assert await house.rooms.find(room.record.code.replace("-", " ").upper()) is room
    assert await house.rooms.find("zzzz-zzzz") is None
    assert house.rooms.everybody() == [room]
    assert house.metrics.registry.get_sample_value("hushmaze_rooms") == 1


@in_loop
async def test_a_code_in_use_is_not_given_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither one in memory nor one that is put away."""
    house = await RoomsHouse().open()
    codes = iter(["baba-baba", "baba-baba", "dada-dada", "baba-baba", "dada-dada", "fafa-fafa"])
    monkeypatch.setattr(registry, "new_code", lambda: next(codes))
    made = [(await house.rooms.create()).record.code for _ in range(2)]
    house.restart()
    made.append((await house.rooms.create()).record.code)
    assert made == ["baba-baba", "dada-dada", "fafa-fafa"]


@in_loop
async def test_a_room_asked_for_by_many_at_once_is_loaded_once() -> None:
    house = await RoomsHouse().open()
    code = (await house.rooms.create()).record.code
    rooms = house.restart()
    house.store.calls.clear()
    found = await asyncio.gather(*(rooms.find(code) for _ in range(10)))
    assert len({id(room) for room in found}) == 1
    assert house.store.calls == ["load_room"]
    assert await rooms.find(code) is found[0]


@in_loop
async def test_only_so_many_logs_are_in_memory_while_rooms_are_rebuilt(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(registry, "MOST_LOADING", 2)
    house = await RoomsHouse().open()
    codes = [(await lost_game(house)).record.code for _ in range(5)]
    rooms = house.restart()
    in_hand, most, real = 0, 0, rooms._restored

    async def noted(*what: Any) -> Match:  # noqa: ANN401 -- as it is
        nonlocal in_hand, most
        in_hand += 1
        most = max(most, in_hand)
        await asyncio.sleep(0)
        match = await real(*what)
        in_hand -= 1
        return match

    monkeypatch.setattr(rooms, "_restored", noted)
    found = await asyncio.gather(*(rooms.find(code) for code in codes))
    assert None not in found
    assert most == 2


@in_loop
async def test_who_gives_up_waiting_for_a_room_spoils_it_for_nobody() -> None:
    house = await RoomsHouse().open()
    code = (await house.rooms.create()).record.code
    rooms = house.restart()
    hasty, patient = (asyncio.create_task(rooms.find(code)) for _ in range(2))
    await asyncio.sleep(0)
    hasty.cancel()
    room = await patient
    assert room is not None
    assert rooms.everybody() == [room]
    with pytest.raises(asyncio.CancelledError):
        await hasty


@in_loop
async def test_a_room_that_cannot_be_read_is_an_error_of_the_store(caplog: pytest.LogCaptureFixture) -> None:
    house = await RoomsHouse().open()
    room, people, _ = await house.room_of_two()
    await house.rooms.games.lay_out(room, people[0])
    good = await lost_game(house)
    await house.store.save_room(room.record.code, b'{"code": 3}')
    rooms = house.restart()
    with pytest.raises(StoreError, match=room.record.code):
        await rooms.find(room.record.code)
    assert await rooms.bring_back() == 0
    assert "was not brought back" in caplog.text
    assert await rooms.find(good.record.code) is not None
    house.store.broken.add("load_room")
    with pytest.raises(StoreError):
        await rooms.find("baba-baba")


@in_loop
async def test_a_game_of_newer_rules_is_not_played_by_older_ones() -> None:
    house = await RoomsHouse().open()
    room, people, _ = await house.room_of_two()
    match = await house.rooms.games.lay_out(room, people[0])
    kept = house.store._kept.games[match.game]
    kept.heading = json.dumps(json.loads(kept.heading) | {"rules": RULES_VERSION + 1}).encode()
    with pytest.raises(StoreError, match="newer Hushmaze"):
        await house.restart().find(room.record.code)


@in_loop
async def test_a_line_that_nests_too_deeply_spoils_no_other_room(caplog: pytest.LogCaptureFixture) -> None:
    house = await RoomsHouse().open()
    room, people, _ = await house.room_of_two()
    match = await house.rooms.games.lay_out(room, people[0])
    await house.store.commit_one(Entry(match.game, 0, (b"[" * 3_000,)))
    good, others, _ = await house.room_of_two()
    await house.rooms.games.lay_out(good, others[0])
    rooms = house.restart()
    assert await rooms.bring_back() == 1
    assert f"game {match.game} was not brought back" in caplog.text
    assert [each.record.code for each in rooms.everybody()] == [good.record.code]


# A long log


async def with_a_long_log(house: RoomsHouse) -> str:
    """A room whose game has so many events that reading it takes more than one turn of the loop."""
    room, people, _ = await house.room_of_two()
    match = await house.rooms.games.lay_out(room, people[0])
    said = tuple(write_event(Said(5, Seat(0), "hello"), n) for n in range(1, 3 * PORTION))
    await house.store.commit_one(Entry(match.game, 0, said))
    return room.record.code


async def being_read(
    house: RoomsHouse, code: str, asking: int = 1
) -> tuple[Rooms, asyncio.Future[list[Room | None]]]:
    """A server that was started again and has just begun to read a room, for so many who ask at once."""
    rooms = house.restart()
    house.store.calls.clear()
    loading = asyncio.gather(*(rooms.find(code) for _ in range(asking)))
    while not house.store.calls:
        await asyncio.sleep(0)
    return rooms, loading


@in_loop
async def test_others_go_on_while_a_long_log_is_read_and_nobody_has_the_room_before_it_is_whole() -> None:
    house = await RoomsHouse().open()
    rooms, loading = await being_read(house, await with_a_long_log(house), asking=2)
    turns = 0
    while not loading.done():
        assert all(room.match is not None for room in rooms.everybody())
        turns += 1
        await asyncio.sleep(0)
    assert turns >= 3
    one, other = loading.result()
    assert one is other
    assert one is not None
    assert one.match is not None
    assert one.match.version == 3 * PORTION - 1
    assert one.match.next_number(Seat(0)) == 3 * PORTION
    assert house.store.calls == ["load_room"]


@in_loop
async def test_a_room_that_took_long_to_read_is_kept_for_whoever_asked_for_it() -> None:
    house = await RoomsHouse().open()
    rooms, loading = await being_read(house, await with_a_long_log(house))
    await asyncio.sleep(0)
    house.clock.advance(IDLE_MS)
    await loading
    assert rooms.put_away() == []


@in_loop
async def test_a_server_that_stops_while_a_room_is_read_leaves_nothing_behind() -> None:
    house = await RoomsHouse().open()
    code = await with_a_long_log(house)
    rooms, loading = await being_read(house, code)
    await rooms.close()
    with pytest.raises(asyncio.CancelledError):
        await loading
    await settle()
    assert rooms.everybody() == []
    assert house.clock.alarms == []
    again = await house.restart().find(code)
    assert again is not None
    assert again.match is not None
    assert again.match.version == 3 * PORTION - 1


# Put away


@in_loop
async def test_an_empty_room_is_put_away_after_a_while_and_comes_back_as_it_was() -> None:
    house = await RoomsHouse().open()
    room, people, ears = await house.room_of_two()
    match = await house.rooms.games.lay_out(room, people[0])
    before = room.record
    house.clock.advance(2 * IDLE_MS)
    assert house.rooms.put_away() == [], "somebody is there"
    for ear in ears:
        room.disconnect(ear)
    await house.rooms.saving.save(room)
    house.clock.advance(IDLE_MS - 1)
    assert house.rooms.put_away() == []
    house.clock.advance(1)
    assert house.rooms.put_away() == [before.code]
    assert house.rooms.everybody() == []
    again = await house.rooms.find(before.code)
    assert again is not None
    assert again is not room
    assert again.record == before
    assert again.match is not None
    assert (again.match.game, again.match.heading) == (match.game, match.heading)


@in_loop
async def test_a_room_just_asked_for_is_not_put_away() -> None:
    house = await RoomsHouse().open()
    room = await house.rooms.create()
    house.clock.advance(IDLE_MS)
    assert await house.rooms.find(room.record.code) is room
    assert house.rooms.put_away() == []
    house.clock.advance(IDLE_MS)
    assert house.rooms.put_away() == [room.record.code]


@in_loop
async def test_a_running_game_is_not_put_away_but_a_sleeping_one_is() -> None:
    house = await RoomsHouse().open()
    room, people, ears = await house.room_of_two()
    await house.rooms.games.lay_out(room, people[0])
    await do(room, people[0], Start())
    for ear in ears:
        room.disconnect(ear)
    house.rooms._put_away_after_ms = 1_000
    house.clock.advance(5_000)
    assert house.rooms.put_away() == []

    rooms = house.restart()
    assert await rooms.bring_back() == 1
    assert rooms.put_away() == []
    house.clock.advance(IDLE_MS)
    assert rooms.put_away() == [room.record.code]
    again = await rooms.find(room.record.code)
    assert again is not None
    assert again.playing, "its link brings it back all the same"


@pytest.mark.parametrize("memory_is_short", [False, True])
@in_loop
async def test_a_game_in_a_pause_is_put_away_and_comes_back_as_it_was(memory_is_short: bool) -> None:
    """H1: its sand stands, whether somebody keeps it in memory or not."""
    house = await RoomsHouse().open()
    room, people, ears = await house.room_of_two()
    room.table.choose(people[0], changes_of({"pause": True}))
    await house.rooms.saving.save(room)
    match = await house.rooms.games.lay_out(room, people[0])
    await do(room, people[0], Start())
    house.clock.advance(10_000)
    assert (await do(room, people[0], Pause(), 2))["type"] == "done"
    before = match.snapshot()
    for ear in ears:
        room.disconnect(ear)
    await settle()
    house.rooms.memory.full = memory_is_short
    house.clock.advance(COMING_IN_MS if memory_is_short else IDLE_MS)
    assert house.rooms.put_away() == [room.record.code]

    house.rooms.memory.full = False
    house.clock.advance(SAND_MS)
    again = await house.rooms.find(room.record.code)
    assert again is not None
    assert again.match is not None
    again.connect(Ear(), again.record.people[0])
    await settle()
    found = again.match.snapshot()
    assert (found.game, found.v, found.view) == (before.game, before.v, before.view)
    assert (await do(again, again.record.people[0], Resume(), 3))["type"] == "done"
    left = again.match.durable.deadline - again.match.now
    assert left == match.durable.deadline - 10_000, "the sand of the moment when it was paused"
    again.rest()


@in_loop
async def test_a_room_in_which_a_game_is_being_laid_out_stays() -> None:
    house = await RoomsHouse().open()
    room = await house.rooms.create()
    house.clock.advance(IDLE_MS)
    room.dealing = True
    assert house.rooms.put_away() == []


@in_loop
async def test_a_stranger_who_looks_at_a_room_changes_nothing_for_those_who_are_away() -> None:
    """Their seats are held and given away as if nobody had looked, and an absent host is replaced."""
    house = await RoomsHouse().open()
    code = (await house.room_of_two())[0].record.code
    rooms = house.restart()
    room = await rooms.find(code)
    assert room is not None
    ann, ben = room.record.people
    room.connect(Ear(), ben)
    for _ in range(SEAT_KEPT_MS // 10_000 + 1):
        house.clock.advance(10_000)
        assert await rooms.find(code) is room
    assert not room.presence.only_just_away(ann)
    room.connect(Ear(), ben)
    assert room.record.host == ben.id


@in_loop
async def test_closing_stops_the_clocks() -> None:
    house = await RoomsHouse().open()
    room, people, _ = await house.room_of_two()
    await house.rooms.games.lay_out(room, people[0])
    await do(room, people[0], Start())
    assert len(house.clock.alarms) == 1
    await house.rooms.close()
    assert house.clock.alarms == []
