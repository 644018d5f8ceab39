"""Rooms where a finished game goes on from a moment of it, on a real server."""

import json
from collections.abc import AsyncGenerator
from typing import Any, ClassVar

import msgspec
import pytest

from hushmaze.protocol.event_text import write_event
from hushmaze.protocol.game_log.log import read_event
from hushmaze.rules import Command
from hushmaze.rules.commands import Resume
from hushmaze.rules.events import Interrupted, Paused, Started
from hushmaze.rules.game import rebuilt
from hushmaze.rules.state import Phase
from hushmaze.rules.words import Seat
from hushmaze.server.jobs.job import Job
from hushmaze.server.jobs.playing_on import Beginning, BranchPoint, begin_at
from hushmaze.server.jobs.pool import Jobs
from hushmaze.server.records.record import heading_bytes, heading_from_bytes
from hushmaze.server.results.book import Book
from hushmaze.server.results.summary import summary, worked_out_again
from hushmaze.server.rooms.registry import Rooms
from hushmaze.storage import FinishedGame, MemoryStore
from tests.server.finished import NOON, Finished, finished, room_of
from tests.server.http.site import played as begun
from tests.server.http.site import site
from tests.server.http.test_analyses import log_of, played
from tests.server.jobs.in_thread import ThreadWorker
from tests.server.rooms_house import RoomsHouse, do, settle
from tests.server.support import Ear, in_loop
from tests.support.autopilot import play

MIDDLE_MS = 4_000


def beginning(game: Finished | None = None, *, seat: int = 0, at: int | None = MIDDLE_MS) -> Beginning:
    real = game or finished()
    return begin_at("done", log_of(real), real.lines, BranchPoint(None, at), seat)


def question(**parts: object) -> bytes:
    return json.dumps(parts).encode()


@in_loop
async def test_a_room_with_one_free_seat_and_a_paused_game() -> None:
    async with site(await played()) as web:
        made = await web.ask("/api/games/done/play-on", "POST", question(at=MIDDLE_MS, seat=1, level="fast"))
        assert made.status == 201
        room: dict[str, Any] = (await web.ask(f"/api/rooms{made.json['path']}")).json
        assert [(bot["seat"], bot["level"]) for bot in room["bots"]] == [(0, "fast")]
        assert (room["phase"], room["people"], room["daily"]) == ("heist", [], None)
        assert room["table"] | {"scenario": 1, "seats": 2} == room["table"]


class NotedWorker(ThreadWorker):
    jobs: ClassVar[list[Job]] = []

    async def do(self, job: Job) -> AsyncGenerator[bytes, None]:
        self.jobs.append(job)
        async for part in super().do(job):
            yield part


@in_loop
async def test_a_beginning_is_a_job_like_all_that_takes_time() -> None:
    """So it is bounded, waits its turn, and ends with the server."""
    NotedWorker.jobs.clear()
    async with site(await played(), jobs=Jobs(NotedWorker)) as web:
        assert (await web.ask("/api/games/done/play-on", "POST", question(at=MIDDLE_MS))).status == 201
    assert [type(job).__name__ for job in NotedWorker.jobs] == ["BeginAt"]


@pytest.mark.parametrize(
    ("body", "says"),
    [
        (b"[]", "`object`, got `array`"),
        (b'{"at": "soon"}', "$.at"),
        (b'{"level": "genius"}', "relaxed"),
        (b'{"seat": 2}', "no such seat"),
        (b'{"seat": -1}', "no such seat"),
        (b'{"when": 3}', "unknown field `when`"),
        (b'{"at": 1000000000}', "over by then"),
    ],
)
@in_loop
async def test_rooms_that_cannot_be(body: bytes, says: str) -> None:
    store = await played()
    async with site(store) as web:
        assert says in await web.refused(400, "/api/games/done/play-on", "POST", body)
        assert await store.unfinished_games() == [], "nothing was begun"


@in_loop
async def test_a_fault_while_a_room_is_made_is_not_taken_for_a_log_that_cannot_be_read(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fail(*_values: object) -> None:
        raise LookupError("mine")

    async with site(await played()) as web:
        monkeypatch.setattr(Rooms, "play_on", fail)
        assert (await web.ask("/api/games/done/play-on", "POST", question(at=MIDDLE_MS))).status == 500
    assert "LookupError: mine" in caplog.text
    assert "in fail" in caplog.text
    assert "cannot be read" not in caplog.text


@in_loop
async def test_nothing_of_a_running_game() -> None:
    """S3: it would give the stack away."""
    store = MemoryStore()
    game = await begun(store, to_the_end=False)
    async with site(store) as web:
        assert "over" in await web.refused(409, f"/api/games/{game}/play-on", "POST", b"{}")
        await web.refused(404, "/api/games/nowhere/play-on", "POST", b"{}")


def test_it_begins_exactly_there() -> None:
    """Same stack, same heroes, same sand; the pause is one that the log's judge allows."""
    real, found = log_of(finished()), beginning()
    events = tuple(read_event(line)[0] for line in found.lines)
    now = rebuilt(found.heading.setup(), events).state
    then = rebuilt(real.heading.setup(), events[:-1]).state
    assert (now.stack, now.heroes, str(now.board), now.deadline) == (
        then.stack, then.heroes, str(then.board), then.deadline,
    )  # fmt: skip
    assert events[-1] == Paused(MIDDLE_MS, Seat(0))
    assert found.heading.played_on is not None
    assert found.heading.played_on.version == len(events) - 1
    assert all(event.at <= MIDDLE_MS for event in events)
    assert worked_out_again(heading_bytes(found.heading), found.lines, None).phase == Phase.HEIST


def test_before_the_start_it_begins_with_the_start() -> None:
    events = [read_event(line)[0] for line in beginning(at=None).lines]
    assert [type(event) for event in events] == [Started, Paused]


def test_a_pause_that_is_on_already_is_enough() -> None:
    once = beginning()
    log = finished()
    twice = begin_at(
        "again",
        log_of(Finished(once.heading, log.state, tuple(once.lines))),
        once.lines,
        BranchPoint(len(once.lines), None),
        0,
    )
    assert twice.lines == once.lines


def test_a_heading_travels() -> None:
    heading = beginning().heading
    assert heading_from_bytes(heading_bytes(heading)) == heading


@in_loop
async def test_somebody_sits_down_and_goes_on() -> None:
    house = await RoomsHouse().open()
    room = await house.rooms.play_on(beginning(), 0, "human")
    ann, _ = room.members.welcome("Ann")
    room.connect(Ear(), ann)
    room.seats.sit(ann, 0)
    house.clock.advance(3_600_000)
    match = room.match
    assert match is not None
    before = match.durable.sand_left(match.now)
    assert match.durable.paused, "the sand waits"
    assert (await do(room, ann, Resume(), n=9))["type"] == "done"
    assert match.durable.sand_left(match.now) == before
    assert not match.durable.paused
    events = [read_event(line)[0] for line in match.lines]
    assert not any(isinstance(event, Interrupted) for event in events)
    await house.rooms.close()


@in_loop
async def test_it_is_there_again_after_a_crash() -> None:
    house = await RoomsHouse().open()
    code = (await house.rooms.play_on(beginning(), 0, "human")).record.code
    await settle()
    rooms = house.restart()
    assert await rooms.bring_back() == 1
    room = await rooms.find(code)
    assert room is not None
    assert room.match is not None
    assert room.match.durable.paused
    assert room.match.heading.played_on is not None
    await rooms.close()


def won_after(found: Beginning) -> Finished:
    game = rebuilt(found.heading.setup(), tuple(read_event(line)[0] for line in found.lines))
    game.submit(Command(Seat(0), Resume()), game.state.time)
    play(game, pace=400)
    assert game.state.phase is Phase.WON
    return Finished(found.heading, game.state, tuple(write_event(event, None) for event in game.events))


@in_loop
async def test_it_is_never_in_the_book() -> None:
    """Not even with a mark: neither when it ends, nor when a server finds it in its books."""
    game = won_after(beginning())
    store = await played(finished())
    booked = summary(game.heading, game.state, game.lines, room_of("Ann", "Ben"))
    assert booked.won
    assert booked.marks == ["paused", "continued"]
    assert not booked.counts
    end = FinishedGame("other", "kibo-ruta", NOON, msgspec.json.encode(booked))
    book = Book(store)
    book.add(end)
    assert await book.entry("other") is None
    await store.create_game("other", "kibo-ruta", heading_bytes(game.heading))
    await store.finish_game("other", NOON, end.summary)
    await book.load()
    assert await book.entry("other") is None
    assert await book.entry("done") is not None, "only this one"
