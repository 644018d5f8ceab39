"""`hushmaze admin delete` and `hushmaze admin forget`: what is taken out is in no file any more."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

import msgspec
import pytest

from hushmaze.cli.main import main
from hushmaze.protocol.heading import Heading, heading_to_plain
from hushmaze.protocol.log import event_line, heading_line, read_log
from hushmaze.protocol.summary import Player, Summary, read_summary
from hushmaze.rules import Command, Game
from hushmaze.rules.commands import Deed, Say, Start
from hushmaze.rules.digest import digest
from hushmaze.rules.words import Seat
from hushmaze.scenarios import Table, scenario_number
from hushmaze.server.rooms.people import Person
from hushmaze.server.rooms.record import DailyTable, Record, new_record, read_record
from hushmaze.storage import Entry, SqliteStore
from hushmaze.tiles import standard_set

T = TypeVar("T")

HEADING = Heading(scenario_number(3), Table(seats=3, seed=7), standard_set())
JANUARY, JUNE = 1_767_571_200_000, 1_780_272_000_000  # 2026-01-05, 2026-06-01
SAID = (Say("ann LEE goes north, Annabel waits"), Say('"Ann  Lee"?'))


def played() -> list[bytes]:
    """A log in which two sentences name somebody."""
    game = Game(HEADING.setup())
    deeds: tuple[Deed, ...] = (*SAID, Start())
    for at, deed in enumerate(deeds):
        game.submit(Command(Seat(0), deed), at)
    return [event_line(event, n).encode() for n, event in enumerate(game.events, start=1)]


LINES = played()


def booked(*names: str) -> Summary:
    players = [Player(seat, name, None) for seat, name in enumerate(names)]
    return Summary(
        scenario=3, name="Pass it left", seats=3, phase="lost", won=False, turns=0, sand_left=0, counts=False,
        names=list(names), players=[*players, Player(2, "Ann Lee", "human")],
    )  # fmt: skip


def room(code: str, *names: str, game: str | None = None, saved_at: int = 0) -> Record:
    record = new_record(code)
    record.people = [Person(n, name, f"hash {n}", seat=n) for n, name in enumerate(names)]
    record.game, record.saved_at = game, saved_at
    return record


async def fill(store: SqliteStore) -> None:
    """Two games that are over, of January and of June, one that runs, and one whose room is gone."""
    day = room("dayo-room", "Ann Lee", "Bo", game="june", saved_at=JUNE)
    day.daily = DailyTable("2026-06-01", "june", JUNE, [Player(0, "Ann Lee", None), Player(1, "Bo", None)])
    rooms = (
        room("oldo-room", "Ann Lee", game="running", saved_at=JANUARY),
        room("bare-room", "Guest", "ANN LEE"),
        day,
    )
    for record in rooms:
        await store.save_room(record.code, msgspec.json.encode(record))
    for game, code in (
        ("january", "bare-room"),
        ("running", "oldo-room"),
        ("june", "dayo-room"),
        ("lone", "x"),
    ):
        await store.create_game(game, code, msgspec.json.encode(heading_to_plain(HEADING)))
        await store.commit_one(Entry(game, 0, tuple(LINES)))
    await store.finish_game("january", JANUARY, msgspec.json.encode(booked("ann lee", "Bo")))
    await store.finish_game("june", JUNE, msgspec.json.encode(booked("Bo", "Cy")))


def with_store(folder: Path, then: Callable[[SqliteStore], Awaitable[T]]) -> T:
    async def run() -> T:
        store = SqliteStore(folder / "hushmaze.sqlite3")
        await store.open()
        try:
            return await then(store)
        finally:
            await store.close()

    return asyncio.run(run())


@pytest.fixture
def data(tmp_path: Path) -> Path:
    with_store(tmp_path, fill)
    return tmp_path


def games_left(data: Path) -> set[str]:
    async def left(store: SqliteStore) -> set[str]:
        over = {each.game for each in await store.finished_games()}
        return over | {game for game, _ in await store.unfinished_games()}

    return with_store(data, left)


def rooms_left(data: Path) -> dict[str, Record]:
    async def left(store: SqliteStore) -> dict[str, Record]:
        return {code: read_record(await store.load_room(code) or b"") for code in await store.room_codes()}

    return with_store(data, left)


def bytes_of(data: Path) -> bytes:
    return b"".join(file.read_bytes() for file in data.iterdir())


def admin(capsys: pytest.CaptureFixture[str], *words: str | Path) -> tuple[int, str, str]:
    status = main(["admin", *map(str, words)])
    printed = capsys.readouterr()
    return status, printed.out, printed.err


def test_a_game_is_deleted_and_its_room_stays(capsys: pytest.CaptureFixture[str], data: Path) -> None:
    assert admin(capsys, "delete", "running", "--data", data) == (0, "deleted: 1 games, 0 rooms\n", "")
    assert games_left(data) == {"january", "june", "lone"}
    assert rooms_left(data)["oldo-room"].game is None
    assert rooms_left(data)["dayo-room"].game == "june"


def test_a_deleted_game_of_a_day_is_no_try_any_more(capsys: pytest.CaptureFixture[str], data: Path) -> None:
    admin(capsys, "delete", "june", "--data", data)
    assert rooms_left(data)["dayo-room"].daily is None


def test_nothing_is_deleted_where_one_game_is_not_there(
    capsys: pytest.CaptureFixture[str], data: Path
) -> None:
    status, _, err = admin(capsys, "delete", "june", "other", "--data", data)
    assert (status, err) == (2, "hushmaze: there is no game other\n")
    assert "june" in games_left(data)


def test_all_that_is_older_than_a_day(capsys: pytest.CaptureFixture[str], data: Path) -> None:
    done = admin(capsys, "delete", "--before", "2026-06-01", "--data", data)
    assert done == (0, "deleted: 3 games, 2 rooms\n", "")
    assert games_left(data) == {"june"}
    assert list(rooms_left(data)) == ["dayo-room"]
    assert b"oldo-room" not in bytes_of(data)
    assert admin(capsys, "delete", "--before", "2026-06-02", "--data", data)[1].startswith("deleted: 1 games")
    assert (games_left(data), rooms_left(data)) == (set(), {})


def test_a_name_is_forgotten_everywhere(capsys: pytest.CaptureFixture[str], data: Path) -> None:
    done = admin(capsys, "forget", "ann  lee", "--data", data)
    assert done == (0, "forgotten in 4 games and 3 rooms\n", "")
    rooms = rooms_left(data)
    assert [person.name for person in rooms["bare-room"].people] == ["Guest", "Guest 2"]
    assert [person.name for person in rooms["dayo-room"].people] == ["Guest", "Bo"]
    day = rooms["dayo-room"].daily
    assert day is not None
    assert [player.name for player in day.players or []] == ["Guest", "Bo"]

    async def summaries(store: SqliteStore) -> dict[str, Summary]:
        return {each.game: read_summary(each.summary) for each in await store.finished_games()}

    found = with_store(data, summaries)
    assert found["january"].names == ["Guest", "Bo"]
    assert [player.name for player in found["january"].players] == ["Guest", "Bo", "Ann Lee"]  # a bot's
    assert found["june"] == booked("Bo", "Cy")


def test_the_state_of_a_game_does_not_depend_on_names(capsys: pytest.CaptureFixture[str], data: Path) -> None:
    admin(capsys, "forget", "Ann Lee", "--data", data)

    async def lines(store: SqliteStore) -> list[bytes]:
        return await store.read("january")

    kept = with_store(data, lines)
    said = [json.loads(line).get("text") for line in kept[:2]]
    assert said == ["… goes north, Annabel waits", '"…"?']
    assert kept[2:] == LINES[2:]
    before, after = (
        digest(read_log("\n".join([heading_line(HEADING), *(line.decode() for line in log)])).game().state)
        for log in (LINES, kept)
    )
    assert before == after


def test_what_was_taken_out_is_in_no_file(capsys: pytest.CaptureFixture[str], data: Path) -> None:
    assert b"goes north" in bytes_of(data)
    admin(capsys, "delete", "january", "june", "running", "lone", "--data", data)
    assert b"goes north" not in bytes_of(data)
    admin(capsys, "forget", "Ann Lee", "--data", data)
    assert b"ann lee" not in bytes_of(data).lower()


@pytest.mark.parametrize(
    "words", [["delete", "june"], ["delete", "--before", "2027-01-01"], ["forget", "Bo"]]
)
def test_a_dry_run_changes_nothing(capsys: pytest.CaptureFixture[str], data: Path, words: list[str]) -> None:
    before = games_left(data), rooms_left(data)
    status, out, _ = admin(capsys, *words, "--dry-run", "--data", data)
    assert (status, out.startswith("would be ")) == (0, True)
    assert (games_left(data), rooms_left(data)) == before


def test_a_server_that_has_the_store_open_is_left_alone(
    capsys: pytest.CaptureFixture[str], data: Path
) -> None:
    async def meanwhile(store: SqliteStore) -> None:
        status, _, err = await asyncio.to_thread(admin, capsys, "delete", "june", "--data", data)
        assert status == 2
        assert err == f"hushmaze: {data / 'hushmaze.sqlite3'}: Another server has this store open.\n"
        assert await store.finished_game("june") is not None

    with_store(data, meanwhile)


def test_what_this_version_cannot_read_is_left_as_it_is(
    capsys: pytest.CaptureFixture[str], data: Path
) -> None:
    async def add(store: SqliteStore) -> None:
        await store.save_room("next-room", b'{"people": "Ann Lee"}')
        await store.create_game("next", "next-room", b"{}")
        await store.commit_one(
            Entry("next", 0, (b'{"type":"said","words":"Ann Lee"}', b'{"type":"x","y":"said"}'))
        )
        await store.finish_game("next", JUNE, b'{"names": 7}')

    with_store(data, add)
    admin(capsys, "forget", "Ann Lee", "--data", data)

    async def found(store: SqliteStore) -> tuple[bytes | None, list[bytes]]:
        return await store.load_room("next-room"), await store.read("next")

    record, lines = with_store(data, found)
    assert record == b'{"people": "Ann Lee"}'
    assert lines[0] == b'{"type":"said","words":"Ann Lee"}'
