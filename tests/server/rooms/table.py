"""A room and the people in it, without sockets and without a loop."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from secrets import randbits, token_hex
from typing import Any

import pytest

from hushmaze.bots.api import BotKind
from hushmaze.bots.teammate import teammates
from hushmaze.protocol.codec import to_plain
from hushmaze.protocol.game_log.heading import Heading
from hushmaze.protocol.messages.facts import PersonFacts
from hushmaze.server.bots.services import bot_services
from hushmaze.server.deals.choices import changes_of, heading_for
from hushmaze.server.game.match import Match
from hushmaze.server.metrics import Metrics
from hushmaze.server.records.people import Person
from hushmaze.server.records.record import new_record
from hushmaze.server.rejection import Rejected
from hushmaze.server.rooms.new_games import check_deal
from hushmaze.server.rooms.room import Room
from hushmaze.tiles import generate, standard_set
from tests.server.support import Disk, Ear, FakeClock, Message, restored

SAND_MS = 180_000


class Table:
    """A room and the people in it, by name."""

    def __init__(self, *names: str, bots: BotKind = teammates, **choices: Any) -> None:  # noqa: ANN401 -- any choice
        self.clock, self.disk, self.metrics = FakeClock(), Disk(), Metrics()
        house = bot_services(self.clock, bots)
        self.room = Room(new_record("kibo-rutam"), self.disk.commits, self.clock, self.metrics, house)
        self.people: dict[str, Person] = {}
        self.ears: dict[str, Ear] = {}
        self.tokens: dict[str, str] = {}
        for name in names:
            self.enter(name)
        if choices:
            self.room.table.choose(self.people[names[0]], changes_of(choices))

    def enter(self, name: str) -> Person:
        person, self.tokens[name] = self.room.members.welcome(name)
        self.people[name] = person
        self.come_back(name)
        return person

    def come_back(self, name: str) -> Ear:
        self.ears[name] = Ear()
        self.room.connect(self.ears[name], self.people[name])
        return self.ears[name]

    def leave(self, name: str) -> None:
        self.room.disconnect(self.ears[name])

    def seated(self) -> "Table":
        for seat, person in enumerate(self.people.values()):
            if seat < self.room.seats.count:
                self.room.seats.sit(person, seat)
        return self

    def dealt(self, by: str | None = None, game: str | None = None, seed: int | None = None) -> Match:
        """A game is laid out; without a name and a seed, any."""
        name = by or next(iter(self.people))
        check_deal(self.room, self.people[name])
        drawn = randbits(63) if seed is None else seed
        choices = self.room.record.choices
        seeded = choices.tile_set
        tile_set = generate(seeded) if isinstance(seeded, int) else standard_set()
        heading = heading_for(choices, drawn, tile_set)
        return self.opened(game or token_hex(8), heading)

    def opened(self, game: str, heading: Heading, lines: Iterable[bytes] = ()) -> Match:
        """A game lies on the table, as its log has it."""
        return self.room.open_match(restored(self.room.new_match(game, heading), lines))

    def pass_time(self, milliseconds: int, step: int = 20) -> None:
        """With a disk that writes, so that what bots do happens."""
        for _ in range(0, milliseconds, step):
            self.clock.advance(step)
            self.disk.write()

    def do(self, name: str, deed: Any, n: int = 1) -> Message:  # noqa: ANN401 -- a deed, or what pretends to be
        ear = Ear()
        plain = deed if isinstance(deed, dict) else to_plain(deed)
        self.room.do(self.people[name], n, plain, ear.report)
        self.disk.write()
        (answer,) = ear.heard
        return answer

    @staticmethod
    @contextmanager
    def refused(reason: str) -> Iterator[None]:
        """A block that the room refuses for this reason."""
        with pytest.raises(Rejected) as caught:
            yield
        assert caught.value.reason.value == reason
        assert str(caught.value)

    def facts(self, name: str) -> PersonFacts:
        return next(who for who in self.room.facts().people if who.id == self.people[name].id)


def four(**choices: Any) -> Table:  # noqa: ANN401 -- see Table
    return Table("Ann", "Ben", "Cay", "Dan", **choices).seated()
