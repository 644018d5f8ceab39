"""All rooms: made, found again, put away, brought back, and what happens when the disk is full."""

import asyncio
import json
import logging
import re
from typing import Any

import msgspec
import pytest

from hushmaze.rules.commands import Bell, Start
from hushmaze.rules.words import Seat
from hushmaze.server.rejection import Rejected
from hushmaze.server.rooms import registry
from hushmaze.server.rooms.codes import new_code, tidy_code
from hushmaze.server.rooms.presence import SEAT_KEPT_MS
from hushmaze.storage import StoreError
from tests.server.rooms_house import IDLE_MS, SAND_MS, House, do, lost_game, settle
from tests.server.support import Ear, in_loop

# Codes


def test_codes_are_easy_to_say() -> None:
    codes = {new_code() for _ in range(200)}
    two = "([bdfghjklmnprstvz][aeiou]){2}"
    assert all(re.fullmatch(f"{two}-{two}", code) for code in codes)
    assert len(codes) > 190


@pytest.mark.parametrize("said", ["kibo-rutam", "KIBO-RUTAM", " kibo rutam ", "kiborutam", "k-i-b-o/rutam\n"])
def test_codes_are_tidied(said: str) -> None:
    assert tidy_code(said) == "kibo-rutam"


@pytest.mark.parametrize("said", ["", "-", "ж" * 9, "../../etc", "x" * 9_000, "a\x00b"])
def test_whatever_is_said_is_some_code(said: str) -> None:
    tidied = tidy_code(said)
    assert re.fullmatch(r"[a-z]{0,4}-[a-z]{0,12}", tidied)
    assert tidy_code(tidied) == tidied


# Made and found


@in_loop
async def test_a_room_is_found_by_its_code_however_it_is_written() -> None:
    house = await House().open()
    room = await house.rooms.create()
    assert await house.rooms.find(room.record.code.replace("-", " ").upper()) is room
    assert await house.rooms.find("zzzz-zzzz") is None
    assert house.rooms.everybody() == [room]
    assert house.metrics.registry.get_sample_value("hushmaze_rooms") == 1


@in_loop
async def test_a_code_in_use_is_not_given_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither one in memory nor one that is put away."""
    house = await House().open()
    codes = iter(["baba-baba", "baba-baba", "dada-dada", "baba-baba", "dada-dada", "fafa-fafa"])
    monkeypatch.setattr(registry, "new_code", lambda: next(codes))
    made = [(await house.rooms.create()).record.code for _ in range(2)]
    house.restart()
    made.append((await house.rooms.create()).record.code)
    assert made == ["baba-baba", "dada-dada", "fafa-fafa"]


@in_loop
async def test_a_room_asked_for_by_many_at_once_is_loaded_once() -> None:
    house = await House().open()
    code = (await house.rooms.create()).record.code
    rooms = house.restart()
    house.store.calls.clear()
    found = await asyncio.gather(*(rooms.find(code) for _ in range(10)))
    assert len({id(room) for room in found}) == 1
    assert house.store.calls == ["load_room"]
    assert await rooms.find(code) is found[0]


@in_loop
async def test_who_gives_up_waiting_for_a_room_spoils_it_for_nobody() -> None:
    house = await House().open()
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
    house = await House().open()
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


# Put away


@in_loop
async def test_an_empty_room_is_put_away_after_a_while_and_comes_back_as_it_was() -> None:
    house = await House().open()
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
    house = await House().open()
    room = await house.rooms.create()
    house.clock.advance(IDLE_MS)
    assert await house.rooms.find(room.record.code) is room
    assert house.rooms.put_away() == []
    house.clock.advance(IDLE_MS)
    assert house.rooms.put_away() == [room.record.code]


@in_loop
async def test_a_running_game_is_not_put_away_but_a_sleeping_one_is() -> None:
    house = await House().open()
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


@in_loop
async def test_a_room_in_which_a_game_is_being_laid_out_stays() -> None:
    house = await House().open()
    room = await house.rooms.create()
    house.clock.advance(IDLE_MS)
    room.dealing = True
    assert house.rooms.put_away() == []


# Games


@in_loop
async def test_a_game_is_durable_before_anybody_plays_it() -> None:
    house = await House().open()
    room, people, _ = await house.room_of_two()
    match = await house.rooms.games.lay_out(room, people[0])
    assert await house.store.unfinished_games() == [(match.game, room.record.code)]
    stored = await house.store.load_room(room.record.code)
    assert stored is not None
    assert json.loads(stored)["game"] == match.game


@in_loop
async def test_every_deal_is_another_one() -> None:
    """S3: neither the game's name nor its stack can be known from the one before."""
    house = await House().open()
    matches = []
    for _ in range(3):
        room, people, _ = await house.room_of_two()
        matches.append(await house.rooms.games.lay_out(room, people[0]))
    assert len({match.game for match in matches}) == 3
    assert len({match.heading.table.seed for match in matches}) == 3


@in_loop
async def test_two_games_are_not_laid_out_at_once() -> None:
    house = await House().open()
    room, people, _ = await house.room_of_two()
    held, real = asyncio.Event(), house.store.create_game

    async def create_game(game: str, room: str, heading: bytes) -> None:
        await held.wait()
        await real(game, room, heading)

    house.store.create_game = create_game  # type: ignore[method-assign]
    first = asyncio.create_task(house.rooms.games.lay_out(room, people[0]))
    await asyncio.sleep(0)
    with pytest.raises(Rejected, match="laid out already"):
        await house.rooms.games.lay_out(room, people[0])
    with pytest.raises(Rejected):
        room.table.choose(people[0], {"seats": 3})
    assert room.match is None
    held.set()
    match = await first
    assert room.match is match


@in_loop
async def test_a_game_that_cannot_be_stored_is_not_there() -> None:
    house = await House().open()
    room, people, _ = await house.room_of_two()
    for what in ("create_game", "save_room"):
        house.store.broken = {what}
        with pytest.raises(StoreError):
            await house.rooms.games.lay_out(room, people[0])
        assert room.match is None
        assert room.record.game is None
        assert not room.playing
    house.store.broken = set()
    match = await house.rooms.games.lay_out(room, people[0])
    assert room.record.game == match.game
    rooms = house.restart()
    assert await rooms.bring_back() == 1, "the one that was never opened is none"


@in_loop
async def test_after_a_restart_every_unfinished_game_is_there() -> None:
    house = await House().open()
    await lost_game(house)
    playing = []
    for _ in range(3):
        room, people, _ = await house.room_of_two()
        await house.rooms.games.lay_out(room, people[0])
        await do(room, people[0], Start())
        await do(room, people[1], Bell(Seat(0)))
        playing.append(room)
    rooms = house.restart()
    assert await rooms.bring_back() == 3
    for room in playing:
        again = await rooms.find(room.record.code)
        assert again is not None
        assert again.match is not None
        assert room.match is not None
        assert [*again.match.lines] == [*room.match.lines]
        assert again.record == room.record
    assert len(rooms.everybody()) == 3


@in_loop
async def test_the_end_of_a_game_is_booked_once() -> None:
    """W7"""
    house = await House().open()
    room = await lost_game(house)
    assert room.match is not None
    (booked,) = await house.store.finished_games()
    summary = json.loads(booked.summary)
    assert (booked.game, booked.room) == (room.match.game, room.record.code)
    assert (summary["scenario"], summary["seats"], summary["level"]) == (1, 2, None)
    assert (summary["phase"], summary["loss"], summary["names"]) == ("lost", "sand", ["Ann", "Ben"])
    assert house.store.calls.count("finish_game") == 1
    assert await house.store.unfinished_games() == []
    await house.rooms.close()


@in_loop
async def test_names_are_booked_in_the_order_of_seats() -> None:
    house = await House().open()
    room, (ann, ben), _ = await house.room_of_two()
    room.seats.stand(ann)
    room.seats.sit(ben, 0)
    room.seats.sit(ann, 1)
    await house.rooms.games.lay_out(room, ann)
    await do(room, ann, Start())
    house.clock.advance(SAND_MS)
    await settle()
    (booked,) = await house.store.finished_games()
    assert json.loads(booked.summary)["names"] == ["Ben", "Ann"]


@in_loop
async def test_an_end_that_was_not_booked_is_booked_after_a_restart(caplog: pytest.LogCaptureFixture) -> None:
    house = await House().open()
    house.store.broken = {"finish_game"}
    room = await lost_game(house)
    assert "was not booked" in caplog.text
    assert await house.store.finished_games() == []
    house.store.broken = set()
    rooms = house.restart()
    assert await rooms.bring_back() == 0
    await rooms.close()
    (booked,) = await house.store.finished_games()
    assert booked.room == room.record.code


@in_loop
async def test_a_room_without_its_game_is_still_a_room() -> None:
    house = await House().open()
    room, _, _ = await house.room_of_two()
    room.record.game = "gone"
    await house.rooms.saving.save(room)
    again = await house.restart().find(room.record.code)
    assert again is not None
    assert again.match is None


# Saving


@in_loop
async def test_changes_of_one_moment_are_saved_together() -> None:
    house = await House().open()
    room = await house.rooms.create()
    house.store.calls.clear()
    person, _ = room.members.welcome("Ann")
    for name in ("Bea", "Cay", "Dot"):
        room.members.rename(person, name)
        house.rooms.saving.save_soon(room)
    await settle()
    assert house.store.calls == ["save_room"]
    stored = await house.store.load_room(room.record.code)
    assert msgspec.json.decode(stored or b"")["people"][0]["name"] == "Dot"


@in_loop
async def test_a_room_that_could_not_be_saved_is_a_line_in_the_log(caplog: pytest.LogCaptureFixture) -> None:
    house = await House().open()
    room = await house.rooms.create()
    house.store.broken = {"save_room"}
    with caplog.at_level(logging.ERROR):
        house.rooms.saving.save_soon(room)
        await house.rooms.close()
        await settle()
    assert f"room {room.record.code} was not saved: The disk is full." in caplog.text
    with pytest.raises(StoreError):
        await house.rooms.create()


@in_loop
async def test_closing_stops_the_clocks() -> None:
    house = await House().open()
    room, people, _ = await house.room_of_two()
    await house.rooms.games.lay_out(room, people[0])
    await do(room, people[0], Start())
    assert len(house.clock.alarms) == 1
    await house.rooms.close()
    assert house.clock.alarms == []


@in_loop
async def test_a_stranger_who_looks_at_a_room_changes_nothing_for_those_who_are_away() -> None:
    """Their seats are held and given away as if nobody had looked, and an absent host is replaced."""
    house = await House().open()
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
async def test_who_stands_up_while_a_game_is_laid_out_leaves_it_to_whoever_sits_down(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    house = await House().open()
    room = await house.rooms.create()
    ann, _ = room.members.welcome("Ann")
    room.connect(Ear(), ann)
    room.table.choose(ann, {"seats": 1})
    room.seats.sit(ann, 0)
    create_game = house.store.create_game

    async def stands_up_meanwhile(*words: Any) -> None:  # noqa: ANN401 -- as the store takes them
        room.seats.stand(ann)
        await create_game(*words)

    monkeypatch.setattr(house.store, "create_game", stands_up_meanwhile)
    assert await house.rooms.games.lay_out(room, ann) is room.match
    room.seats.sit(ann, 0)
    assert (await do(room, ann, Start()))["type"] == "done"


@in_loop
async def test_who_waits_for_what_is_being_written_waits_until_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    house = await House().open()
    room = await house.rooms.create()
    written, save_room = asyncio.Event(), house.store.save_room

    async def slow(code: str, record: bytes) -> None:
        await asyncio.sleep(0)
        await save_room(code, record)
        written.set()

    monkeypatch.setattr(house.store, "save_room", slow)
    house.rooms.saving.save_soon(room)
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert not written.is_set()
    await house.rooms.saving.settle()
    assert written.is_set()
