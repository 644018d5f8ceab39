"""Games of a room: laid out, kept before anybody plays, brought back, booked at their end."""

import asyncio
import json
from typing import Any

import pytest

from hushmaze.rules.commands import Bell, Start
from hushmaze.rules.words import Seat
from hushmaze.server.deals.choices import changes_of
from hushmaze.server.rejection import Rejected
from hushmaze.storage import StoreError
from tests.server.rooms_house import SAND_MS, RoomsHouse, do, lost_game, settle
from tests.server.support import Ear, in_loop


@in_loop
async def test_a_game_is_durable_before_anybody_plays_it() -> None:
    house = await RoomsHouse().open()
    room, people, _ = await house.room_of_two()
    match = await house.rooms.games.lay_out(room, people[0])
    assert await house.store.unfinished_games() == [(match.game, room.record.code)]
    stored = await house.store.load_room(room.record.code)
    assert stored is not None
    assert json.loads(stored)["game"] == match.game


@in_loop
async def test_every_deal_is_another_one() -> None:
    """S3: neither the game's name nor its stack can be known from the one before."""
    house = await RoomsHouse().open()
    matches = []
    for _ in range(3):
        room, people, _ = await house.room_of_two()
        matches.append(await house.rooms.games.lay_out(room, people[0]))
    assert len({match.game for match in matches}) == 3
    assert len({match.heading.table.seed for match in matches}) == 3


@in_loop
async def test_two_games_are_not_laid_out_at_once() -> None:
    house = await RoomsHouse().open()
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
        room.table.choose(people[0], changes_of({"seats": 3}))
    assert room.match is None
    held.set()
    match = await first
    assert room.match is match


@in_loop
async def test_a_game_that_cannot_be_stored_is_not_there() -> None:
    house = await RoomsHouse().open()
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
    house = await RoomsHouse().open()
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
    house = await RoomsHouse().open()
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
    house = await RoomsHouse().open()
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
    house = await RoomsHouse().open()
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
    house = await RoomsHouse().open()
    room, _, _ = await house.room_of_two()
    room.record.game = "gone"
    await house.rooms.saving.save(room)
    again = await house.restart().find(room.record.code)
    assert again is not None
    assert again.match is None


@in_loop
async def test_who_stands_up_while_a_game_is_laid_out_leaves_it_to_whoever_sits_down(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    house = await RoomsHouse().open()
    room = await house.rooms.create()
    ann, _ = room.members.welcome("Ann")
    room.connect(Ear(), ann)
    room.table.choose(ann, changes_of({"seats": 1}))
    room.seats.sit(ann, 0)
    create_game = house.store.create_game

    async def stands_up_meanwhile(*words: Any) -> None:  # noqa: ANN401 -- as the store takes them
        room.seats.stand(ann)
        await create_game(*words)

    monkeypatch.setattr(house.store, "create_game", stands_up_meanwhile)
    assert await house.rooms.games.lay_out(room, ann) is room.match
    room.seats.sit(ann, 0)
    assert (await do(room, ann, Start()))["type"] == "done"
