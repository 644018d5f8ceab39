"""After a campaign: what clients were told, held against what the folder has."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path

from hushmaze.server.settings import Settings
from hushmaze.storage import SqliteStore, Store
from tests.server.survival.books import Book, check_all, groups_of, open_book
from tests.server.survival.campaign import Fought
from tests.server.survival.client import Client


@dataclass
class Figures:
    kills: int
    games: int
    joins: int
    acknowledged: int = 0
    refused: int = 0
    events: int = 0
    interruptions: int = 0
    lost: int = 0
    """Acknowledged deeds that are not in the log."""
    games_lost: int = 0
    problems: list[str] = field(default_factory=list)
    """Whatever else does not hold, with its room."""


async def reckon(fought: Fought, folder: Path) -> Figures:
    clients = [client for table in fought.tables for client in table]
    figures = Figures(len(fought.lives) - 1, len(fought.tables), sum(client.joins for client in clients))
    store = SqliteStore(Settings(data=folder).database)
    await store.open()
    try:
        for table in fought.tables:
            await _reckon_table(store, fought, table, figures)
    finally:
        await store.close()
    if fought.last_status != 0:
        figures.problems.append(f"the last server ended with {fought.last_status}")
    if fought.cuts:
        figures.problems.append(f"{fought.cuts} connections ended without a kill")
    figures.problems += fought.complaints
    return figures


async def _reckon_table(store: Store, fought: Fought, table: Sequence[Client], figures: Figures) -> None:
    try:
        book = await open_book(store, table[0].player.game)
    except AssertionError:
        figures.games_lost += 1
        return
    _count(book, table, figures)
    try:
        check_all(book, table)
        check_interruptions(book, fought)
    except AssertionError as error:
        figures.problems.append(f"room {table[0].room}: {error}")


def _count(book: Book, table: Sequence[Client], figures: Figures) -> None:
    logged = {(group.seat, group.n) for group in groups_of(book.log)}
    told = {(client.seat, n) for client in table for n in client.done}
    figures.acknowledged += len(told)
    figures.refused += sum(len(client.answers) for client in table) - len(told)
    figures.lost += len(told - logged)
    figures.events += len(book.log)
    figures.interruptions += sum(line["type"] == "interrupted" for line in book.log)


def check_interruptions(book: Book, fought: Fought) -> None:
    """Outages are logged, the game is marked, and the sand stood still from the last event on."""
    kills = len(fought.lives) - 1
    assert book.state().was_interrupted == (kills > 0), "the game is not marked"
    assert sum(line["type"] == "interrupted" for line in book.log) <= kills, "more interruptions than kills"
    for before, line in pairwise(book.log):
        if line["type"] == "interrupted":
            assert line["at"] == before["at"], "an outage was charged"
    lived_ms = sum(life.lasted_s for life in fought.lives) * 1000 + len(
        fought.lives
    )  # each may be rounded up
    assert book.log[-1]["at"] <= lived_ms, "the game's clock ran while no server did"
