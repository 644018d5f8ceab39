"""Golden games as if they had been played in a house: with log, summary and people."""

from hashlib import sha256

import msgspec

from hushmaze.protocol.event_text import write_event
from hushmaze.protocol.game_log.log import Log, read_log
from hushmaze.server.records.people import Person
from hushmaze.server.records.record import USUAL_CHOICES, Record, heading_bytes
from hushmaze.server.results.summary import summary
from hushmaze.storage import Entry, Store
from tests.e2e.house import House
from tests.support.golden import GAMES

NAMES = ("Ada", "Bo", "Cy", "Dana", "Eli", "Fay", "Gus", "Hana", "Ines")
FINISHED_AT = 1_763_208_000_000
"""2025-11-15, 12:00 UTC."""


def golden_log(name: str) -> Log:
    return read_log((GAMES / f"{name}.log").read_text(encoding="utf-8"))


def id_of(name: str) -> str:
    """As a server would have named it."""
    return sha256(name.encode()).hexdigest()[:16]


def settle(house: House, name: str, log: Log | None = None) -> str:
    """A golden game in the books of this house, or another log under that name; gives its id."""
    house.ask(_settle(house._store, name, log or golden_log(name)))
    return id_of(name)


async def _settle(store: Store, name: str, log: Log) -> None:
    lines = tuple(write_event(event, n) for event, n in zip(log.events, _numbers(log), strict=True))
    await store.create_game(id_of(name), "kibo-ruta", heading_bytes(log.heading))
    await store.commit_one(Entry(id_of(name), 0, lines))
    people = [Person(seat, NAMES[seat], "", seat) for seat in range(log.heading.table.seats)]
    record = Record("kibo-ruta", 0, people, [], USUAL_CHOICES, None)
    booked = summary(log.heading, log.game().state, lines, record)
    await store.finish_game(id_of(name), FINISHED_AT, msgspec.json.encode(booked))


def _numbers(log: Log) -> tuple[int | None, ...]:
    return log.numbers or (None,) * len(log.events)
