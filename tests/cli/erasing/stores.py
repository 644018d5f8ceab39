"""A store with games, rooms and tile sets in it, and what an erasing command has left of it."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import NamedTuple, TypeVar

import msgspec
import pytest

from hushmaze.cli.main import main
from hushmaze.protocol.game_log.heading import Heading, heading_to_plain
from hushmaze.protocol.game_log.log import event_line
from hushmaze.protocol.messages.facts import TableChanges
from hushmaze.protocol.summary import Player, Summary
from hushmaze.rules import Command, Game
from hushmaze.rules.commands import Deed, Say, Start
from hushmaze.rules.words import Seat
from hushmaze.scenarios import Table, scenario_number
from hushmaze.server.records.people import Person
from hushmaze.server.records.record import DailyTable, Record, new_record, read_record
from hushmaze.storage import Entry, Store
from hushmaze.storage.choosing import Where, store_at
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
