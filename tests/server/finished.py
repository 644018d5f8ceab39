"""Games that were played to their end, for the books: real logs, with the summaries that belong to them."""

from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

import msgspec
from msgspec import structs

from hushmaze.protocol.event_text import write_event
from hushmaze.protocol.game_log.heading import Heading
from hushmaze.protocol.summary import Summary
from hushmaze.rules import Event, Game, State
from hushmaze.rules.events import Interrupted
from hushmaze.scenarios import Table, scenario_number
from hushmaze.server.records.people import Person
from hushmaze.server.records.record import USUAL_CHOICES, DailyTable, Record, heading_bytes
from hushmaze.server.results.book import Book
from hushmaze.server.results.summary import summary
from hushmaze.storage import Entry, SqliteStore, Store
from hushmaze.tiles import standard_set
from tests.support.autopilot import play

NOON = 1_763_208_000_000
"""2025-11-15, 12:00 UTC."""


@dataclass(frozen=True)
class Finished:
    heading: Heading
    state: State
    lines: tuple[bytes, ...]

    def with_bot(self) -> "Finished":
        """As if a bot had done the last deed."""
        last = self.lines[-1].replace(b"{", b'{"n":-3,', 1)
        return replace(self, lines=(*self.lines[:-1], last))


@cache
def finished(scenario: int = 1, pace: int = 400, level: int | None = None, seed: int = 5) -> Finished:
    """Two seats; the slower the pace, the more turns of the hourglass."""
    return ended(
        Heading(scenario_number(scenario), Table(seats=2, seed=seed, level=level), standard_set()), pace
    )


def ended(heading: Heading, pace: int = 400, *, interrupted: bool = False) -> Finished:
    game = play(Game(heading.setup()), pace=pace, most_deeds=3 if interrupted else 4000)
    if interrupted:
        game.record((Interrupted(game.state.time),))
        play(game, pace=pace)
    assert game.state.over
    return Finished(heading, game.state, lines_of(game.events))


def lines_of(events: list[Event]) -> tuple[bytes, ...]:
    return tuple(write_event(event, None) for event in events)


def room_of(*names: str, day: str | None = None, dealt_at: int = NOON) -> Record:
    people = [Person(seat, name, "", seat) for seat, name in enumerate(names)]
    daily = None if day is None else DailyTable(day, "game", dealt_at)
    return Record("kibo-ruta", 0, people, [], USUAL_CHOICES, None, daily=daily)


def told(game: Finished, record: Record | None) -> Summary:
    return summary(game.heading, game.state, game.lines, record)


async def store_log(store: Store, name: str, game: Finished) -> None:
    await store.create_game(name, "kibo-ruta", heading_bytes(game.heading))
    await store.commit_one(Entry(name, 0, game.lines))


async def book_game(
    store: Store,
    name: str,
    game: Finished,
    record: Record | None = None,
    at: int = NOON,
    **forged: object,
) -> None:
    """Log and summary, as a server leaves them; `forged` is what somebody changed in the summary."""
    await store_log(store, name, game)
    words = structs.replace(told(game, record or room_of("Ann", "Ben")), **forged)
    await store.finish_game(name, at, msgspec.json.encode(words))


async def opened(folder: Path) -> SqliteStore:
    store = SqliteStore(folder / "hushmaze.sqlite3")
    await store.open()
    return store


async def book_of(store: Store) -> Book:
    """As a server finds it when it starts."""
    book = Book(store)
    await book.load()
    return book
