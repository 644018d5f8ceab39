"""`hushmaze admin delete` and `hushmaze admin forget`: what is taken out is in no file any more."""

import asyncio
import json
import sqlite3
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import NamedTuple, TypeVar

import asyncpg
import msgspec
import pytest
from msgspec import UNSET

from hushmaze.cli.admin.names import Names
from hushmaze.cli.main import main
from hushmaze.protocol.game_log.heading import Heading, heading_to_plain
from hushmaze.protocol.game_log.log import event_line, heading_line, read_log
from hushmaze.protocol.messages.facts import TableChanges
from hushmaze.protocol.summary import Player, Summary, read_summary
from hushmaze.rules import Command, Game
from hushmaze.rules.commands import Deed, Say, Start
from hushmaze.rules.digest import digest
from hushmaze.rules.words import Seat
from hushmaze.scenarios import Table, scenario_number
from hushmaze.server.records.people import Person
from hushmaze.server.records.record import DailyTable, Record, heading_from_bytes, new_record, read_record
from hushmaze.storage import Entry, Store
from hushmaze.storage.choosing import Where, is_database, store_at
from hushmaze.tiles import TileSet, standard_set
from tests.storage.databases import execute, fetch, new_schema
from tests.support.engines import Postgres

T = TypeVar("T")

PLAYED_WITH, CHOSEN, UNUSED = (
    TileSet.of(name, standard_set().faces.values()) for name in ("Played with", "Chosen", "Unused")
)
HEADING = Heading(scenario_number(3), Table(seats=3, seed=7), PLAYED_WITH)
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


async def fill(store: Store) -> None:
    """Two games that are over, of January and of June, one that runs, and one whose room is gone."""
    day = room("dayo-room", "Ann Lee", "Bo", game="june", saved_at=JUNE)
    day.daily = DailyTable("2026-06-01", "june", JUNE, [Player(0, "Ann Lee", None), Player(1, "Bo", None)])
    day.choices = day.choices.changed(TableChanges(tile_set=CHOSEN.digest))
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
    for tile_set in (PLAYED_WITH, CHOSEN, UNUSED):
        await store.save_tile_set(tile_set.digest, tile_set.text.encode())


class Kept(NamedTuple):
    """A store that is filled, and how commands are told of it."""

    where: Where
    option: tuple[str, str]
    contents: Callable[[], bytes]
    """All bytes of all its files."""


def with_store(kept: Kept, then: Callable[[Store], Awaitable[T]]) -> T:
    async def run() -> T:
        store = store_at(kept.where)
        await store.open()
        try:
            return await then(store)
        finally:
            await store.close()

    return asyncio.run(run())


def in_folder(folder: Path) -> Kept:
    def contents() -> bytes:
        return b"".join(file.read_bytes() for file in folder.iterdir())

    return Kept(folder / "hushmaze.sqlite3", ("--data", str(folder)), contents)


HERE = "relnamespace = current_schema()::regnamespace"
FILES = f"""
    SELECT pg_relation_filepath(oid) FROM pg_class WHERE relkind IN ('r', 'i', 't')
        AND ({HERE} OR oid IN (SELECT reltoastrelid FROM pg_class WHERE {HERE}))
"""
"""Where PostgreSQL has the tables of a schema, their indexes, and long values that it keeps apart."""


def in_database(postgres: Postgres, folder: Path) -> Kept:
    url = new_schema(postgres, folder)

    def contents() -> bytes:
        execute(url, "CHECKPOINT")
        files = [postgres.data / path for (path,) in fetch(url, FILES)]
        return b"".join(file.read_bytes() for file in files)

    return Kept(url, ("--store", url), contents)


@pytest.fixture(params=["file", "database"])
def kept(request: pytest.FixtureRequest, tmp_path: Path) -> Kept:
    if request.param == "file":
        found = in_folder(tmp_path)
    else:
        found = in_database(request.getfixturevalue("postgres"), tmp_path)
    with_store(found, fill)
    return found


def games_left(kept: Kept) -> set[str]:
    async def left(store: Store) -> set[str]:
        over = {each.game for each in await store.finished_games()}
        return over | {game for game, _ in await store.unfinished_games()}

    return with_store(kept, left)


def sets_left(kept: Kept) -> set[str]:
    async def left(store: Store) -> set[str]:
        return set(await store.tile_sets())

    return with_store(kept, left)


def rooms_left(kept: Kept) -> dict[str, Record]:
    async def left(store: Store) -> dict[str, Record]:
        return {code: read_record(await store.load_room(code) or b"") for code in await store.room_codes()}

    return with_store(kept, left)


def admin(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    status = main(["admin", *words])
    printed = capsys.readouterr()
    return status, printed.out, printed.err


def test_a_game_is_deleted_and_its_room_stays(capsys: pytest.CaptureFixture[str], kept: Kept) -> None:
    assert admin(capsys, "delete", "running", *kept.option) == (0, "deleted: 1 game, 0 rooms\n", "")
    assert games_left(kept) == {"january", "june", "lone"}
    assert rooms_left(kept)["oldo-room"].game is None
    assert rooms_left(kept)["dayo-room"].game == "june"


def test_a_deleted_game_of_a_day_is_no_try_any_more(capsys: pytest.CaptureFixture[str], kept: Kept) -> None:
    admin(capsys, "delete", "june", *kept.option)
    assert rooms_left(kept)["dayo-room"].daily is None


def test_nothing_is_deleted_where_one_game_is_not_there(
    capsys: pytest.CaptureFixture[str], kept: Kept
) -> None:
    status, _, err = admin(capsys, "delete", "june", "other", *kept.option)
    assert (status, err) == (2, "hushmaze: there is no game other\n")
    assert "june" in games_left(kept)


def test_all_that_is_older_than_a_day(capsys: pytest.CaptureFixture[str], kept: Kept) -> None:
    done = admin(capsys, "delete", "--before", "2026-06-01", *kept.option)
    assert done == (0, "deleted: 3 games, 2 rooms\n", "")
    assert games_left(kept) == {"june"}
    assert list(rooms_left(kept)) == ["dayo-room"]
    assert b"oldo-room" not in kept.contents()
    assert admin(capsys, "delete", "--before", "2026-06-02", *kept.option)[1].startswith("deleted: 1 game")
    assert (games_left(kept), rooms_left(kept)) == (set(), {})


def test_a_name_is_forgotten_everywhere(capsys: pytest.CaptureFixture[str], kept: Kept) -> None:
    done = admin(capsys, "forget", "ann  lee", *kept.option)
    assert done == (0, "forgotten in 4 games and 3 rooms\n", "")
    rooms = rooms_left(kept)
    assert [person.name for person in rooms["bare-room"].people] == ["Guest", "Guest 2"]
    assert [person.name for person in rooms["dayo-room"].people] == ["Guest", "Bo"]
    day = rooms["dayo-room"].daily
    assert day is not None
    assert [player.name for player in day.players or []] == ["Guest", "Bo"]

    async def summaries(store: Store) -> dict[str, Summary]:
        return {each.game: read_summary(each.summary) for each in await store.finished_games()}

    found = with_store(kept, summaries)
    assert found["january"].names == ["Guest", "Bo"]
    assert [player.name for player in found["january"].players] == ["Guest", "Bo", "Ann Lee"]  # a bot's
    assert found["june"] == booked("Bo", "Cy")


def test_the_state_of_a_game_does_not_depend_on_names(capsys: pytest.CaptureFixture[str], kept: Kept) -> None:
    admin(capsys, "forget", "Ann Lee", *kept.option)

    async def lines(store: Store) -> list[bytes]:
        return await store.read("january")

    left = with_store(kept, lines)
    said = [json.loads(line).get("text") for line in left[:2]]
    assert said == ["… goes north, Annabel waits", '"…"?']
    assert left[2:] == LINES[2:]
    before, after = (
        digest(read_log("\n".join([heading_line(HEADING), *(line.decode() for line in log)])).game().state)
        for log in (LINES, left)
    )
    assert before == after


@pytest.mark.parametrize(
    ("name", "said", "left"),
    [
        ("Groß", "Groß, GROSS and gross; Großer stays", "…, … and …; Großer stays"),
        ("GROSS", "ask Groß", "ask …"),
        ("İpek", "İpek goes, İPEK waits", "… goes, … waits"),
        ("Zoë", "Zoe\u0308 \u2014 zoë", "… \u2014 …"),
        ("Ann Lee", "\uff21nn\u00a0 Lee!", "…!"),
        ("한글", "\u1112\u1161\u11ab\u1100\u1173\u11af?", "…?"),
        ("Bo", "bow, Bob, ebo", "bow, Bob, ebo"),
    ],
)
def test_a_name_is_found_however_it_was_written(name: str, said: str, left: str) -> None:
    assert Names([name]).left_out_of(said, "…") == left


def test_what_was_taken_out_is_in_no_file(capsys: pytest.CaptureFixture[str], kept: Kept) -> None:
    assert b"goes north" in kept.contents()
    admin(capsys, "delete", "january", "june", "running", "lone", *kept.option)
    assert b"goes north" not in kept.contents()
    admin(capsys, "forget", "Ann Lee", *kept.option)
    assert b"ann lee" not in kept.contents().lower()


@contextmanager
def held_up(kept: Kept, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Somebody reads the store all the time, and nobody waits for it."""
    if is_database(kept.where):
        monkeypatch.setattr("hushmaze.storage.postgres.erasing.REWRITE_WITHIN_S", 0.5)
        with asyncio.Runner() as runner:
            reader = runner.run(asyncpg.connect(str(kept.where)))
            runner.run(reader.execute("BEGIN; LOCK TABLE events IN ACCESS SHARE MODE"))
            yield
            runner.run(reader.close())
    else:
        monkeypatch.setattr("hushmaze.storage.sqlite.erasing.WAIT_MS", 0)
        with closing(sqlite3.connect(kept.where, isolation_level=None)) as file:
            file.execute("BEGIN")
            file.execute("SELECT count(*) FROM games").fetchone()
            yield
    monkeypatch.undo()


def test_traces_that_are_left_are_told_and_gone_after_the_same_command(
    capsys: pytest.CaptureFixture[str], kept: Kept, monkeypatch: pytest.MonkeyPatch
) -> None:
    command = ("delete", "january", "june", "running", "lone", *kept.option)
    with held_up(kept, monkeypatch):
        status, out, err = admin(capsys, *command)
        assert (status, out) == (2, "")
        assert "All of it is done, but traces may be left" in err
        assert b"goes north" in kept.contents()
    assert games_left(kept) == set()
    status, _, err = admin(capsys, *command)
    assert (status, err) == (2, "hushmaze: there is no game january\n")
    assert b"goes north" not in kept.contents()


@pytest.mark.parametrize(
    "words",
    [
        ["delete", "june"],
        ["delete", "--before", "2027-01-01"],
        ["delete", "--unused-tile-sets"],
        ["delete", "--tile-sets", CHOSEN.digest],
        ["forget", "Bo"],
    ],
)
def test_a_dry_run_changes_nothing(capsys: pytest.CaptureFixture[str], kept: Kept, words: list[str]) -> None:
    before = games_left(kept), rooms_left(kept), sets_left(kept)
    status, out, _ = admin(capsys, *words, "--dry-run", *kept.option)
    assert (status, out.startswith("would be ")) == (0, True)
    assert (games_left(kept), rooms_left(kept), sets_left(kept)) == before


def test_sets_that_nobody_uses_are_deleted(capsys: pytest.CaptureFixture[str], kept: Kept) -> None:
    assert UNUSED.digest.encode() in kept.contents()
    done = admin(capsys, "delete", "--unused-tile-sets", *kept.option)
    assert done == (0, "deleted: 1 tile set\n", "")
    assert sets_left(kept) == {PLAYED_WITH.digest, CHOSEN.digest}
    assert UNUSED.digest.encode() not in kept.contents()
    assert admin(capsys, "delete", "--unused-tile-sets", *kept.option)[1] == "deleted: 0 tile sets\n"


def test_a_set_that_was_chosen_and_one_that_was_played_with(
    capsys: pytest.CaptureFixture[str], kept: Kept
) -> None:
    both = (CHOSEN.digest, PLAYED_WITH.digest)
    done = admin(capsys, "delete", "--tile-sets", *both, *kept.option)
    assert done == (0, "deleted: 2 tile sets\n", "")
    assert sets_left(kept) == {UNUSED.digest}
    assert rooms_left(kept)["dayo-room"].choices.tile_set is UNSET

    async def played_game(store: Store) -> Heading:
        return heading_from_bytes(await store.heading("june") or b"")

    assert with_store(kept, played_game) == HEADING


def test_no_set_is_deleted_where_one_is_not_there(capsys: pytest.CaptureFixture[str], kept: Kept) -> None:
    status, _, err = admin(capsys, "delete", "--tile-sets", CHOSEN.digest, "0" * 16, *kept.option)
    assert (status, err) == (2, f"hushmaze: there is no tile set {'0' * 16}\n")
    assert CHOSEN.digest in sets_left(kept)


def test_sets_are_listed_by_digest_and_name(capsys: pytest.CaptureFixture[str], kept: Kept) -> None:
    listed = json.loads(admin(capsys, "list", "--json", *kept.option)[1])["tile_sets"]
    named = {tile_set["digest"]: tile_set["name"] for tile_set in listed}
    assert named == {tile_set.digest: tile_set.name for tile_set in (PLAYED_WITH, CHOSEN, UNUSED)}
    assert f"{UNUSED.digest}  Unused\n" in admin(capsys, "list", *kept.option)[1]


def test_a_server_that_has_the_store_open_is_left_alone(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    kept = in_folder(tmp_path)
    with_store(kept, fill)

    async def meanwhile(store: Store) -> None:
        status, _, err = await asyncio.to_thread(admin, capsys, "delete", "june", *kept.option)
        assert status == 2
        assert err == f"hushmaze: {kept.where}: Another server has this store open.\n"
        assert await store.finished_game("june") is not None

    with_store(kept, meanwhile)


def test_servers_that_use_the_database_are_left_alone(
    capsys: pytest.CaptureFixture[str], postgres: Postgres, tmp_path: Path
) -> None:
    kept = in_database(postgres, tmp_path)
    with_store(kept, fill)
    lease = (
        "INSERT INTO nodes (node, epoch, lease_until) VALUES ('other', 1, clock_timestamp() + interval '{}')"
    )
    execute(str(kept.where), lease.format("1 h"))
    status, _, err = admin(capsys, "delete", "june", *kept.option)
    assert (status, err) == (2, "hushmaze: Servers use this database: stop all of them first.\n")
    assert "june" in games_left(kept)
    execute(str(kept.where), "UPDATE nodes SET lease_until = clock_timestamp()")
    assert admin(capsys, "delete", "june", *kept.option)[0] == 0
    assert "june" not in games_left(kept)


def test_what_this_version_cannot_read_is_left_as_it_is(
    capsys: pytest.CaptureFixture[str], kept: Kept
) -> None:
    async def add(store: Store) -> None:
        await store.save_room("next-room", b'{"people": "Ann Lee"}')
        await store.create_game("next", "next-room", b"{}")
        await store.commit_one(
            Entry("next", 0, (b'{"type":"said","words":"Ann Lee"}', b'{"type":"x","y":"said"}'))
        )
        await store.finish_game("next", JUNE, b'{"names": 7}')

    with_store(kept, add)
    admin(capsys, "forget", "Ann Lee", *kept.option)

    async def found(store: Store) -> tuple[bytes | None, list[bytes]]:
        return await store.load_room("next-room"), await store.read("next")

    record, lines = with_store(kept, found)
    assert record == b'{"people": "Ann Lee"}'
    assert lines[0] == b'{"type":"said","words":"Ann Lee"}'
