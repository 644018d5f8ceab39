"""One whole game in twin houses, played well enough to see much of it, with every answer looked at."""

import logging
from collections import Counter
from dataclasses import dataclass, field, fields
from random import Random
from typing import Any

from hushmaze.protocol.codec import from_plain
from hushmaze.protocol.game_log.log import read_event
from hushmaze.rules import Deed, Game
from hushmaze.rules.commands import Explore, Look
from hushmaze.rules.squares import NOWHERE
from hushmaze.rules.words import HEROES
from hushmaze.scenarios import builtin_scenarios
from tests.server.hostile.house import NOON
from tests.server.hostile.payloads import Payloads
from tests.server.hostile.search import hashes_of, in_texts, secrets_of, stack_told, tokens_of, tokens_told
from tests.server.hostile.twins import Twins
from tests.support.autopilot import Autopilot

PAGES = (
    "/api/rooms/{code}",
    "/metrics",
    "/healthz",
    "/api/games",
    "/{code}",
    "/api/book",
    "/api/daily",
    f"/api/daily/{NOON.date()}",
)
OF_A_GAME: dict[str, object] = {
    "/api/games/{game}/log": None,
    "/api/games/{game}/replay": None,
    "/api/games/{game}/analysis": None,
    "/api/games/{game}/what-if": {"level": "fast"},
    "/api/games/{game}/play-on": {"seat": 0},
}
"""What is to be had of a game when it is over, and not before; some of it by asking with a body."""

SANDS = (20_000, 40_000, 180_000)
"""Little sand, so that hourglasses are turned and what follows from that is seen as well."""

WALLS: dict[str, Any] = {
    "scenario": {"name": "Walls", "tiles": "2-14", "rules": ["moving_walls"]},
    "hourglass_ms": 15_000,
}
"""Nothing but moving walls and little sand (C11): under cameras the autopilot turns no hourglass."""


@dataclass
class Findings:
    games: int = 0
    deeds: int = 0
    reveals: int = 0
    messages: int = 0
    bytes: int = 0
    pages: int = 0
    ended: int = 0
    solo: int = 0
    events: Counter[str] = field(default_factory=Counter)
    leaks: list[str] = field(default_factory=list)

    def add(self, other: "Findings") -> None:
        for each in fields(self):
            mine, more = getattr(self, each.name), getattr(other, each.name)
            setattr(self, each.name, mine + more)


class LogBook(logging.Handler):
    def __init__(self) -> None:
        super().__init__(logging.DEBUG)
        self.lines: list[bytes] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(self.format(record).encode())


def seats_for(number: int, dice: Random) -> int:
    """As many as the scenario can be played with; alone now and then."""
    few, many = (3, 9) if builtin_scenarios()[number].switches.leader else (1, 8)
    return dice.randint(few, many)


class WatchedGame:
    """Of one of the 17; a table of one's own wins over it."""

    def __init__(
        self, scenario: int, seed: int, deeds: int, seats: int | None = None, /, **table: object
    ) -> None:
        self.dice = Random(f"watched {scenario} {seed}")
        self.seats = seats or seats_for(scenario, self.dice)
        self._pace = self.dice.choice([100, 150, 300])
        self.table: dict[str, Any] = {
            "scenario": scenario,
            "edition": self.dice.choice(["A", "B", "house"]),
            "hourglass_ms": self.dice.choice(SANDS),
            **table,
        }
        self.most_deeds = deeds
        self.twins = Twins(seed)
        self.found = Findings(games=1)
        self._probes = Payloads(self.dice, [], [], [])
        self._n = 0

    async def watch(self) -> Findings:
        book = LogBook()
        root = logging.getLogger()
        root.addHandler(book)
        try:
            await self.twins.open(self.seats, 1, self.table)
            await self._play()
            await self._look(book)
            lines = self.twins.first.match.lines
            self.found.events.update(type(read_event(line)[0]).__name__ for line in lines)
            await self._end()
        finally:
            root.removeHandler(book)
            await self.twins.close()
        twins = self.twins
        self.found.add(
            Findings(reveals=twins.reveals, messages=twins.messages, bytes=twins.bytes, leaks=twins.leaks)
        )
        return self.found

    async def _play(self) -> None:
        """As the autopilot would, with attempts of all sorts between, and people coming and asking."""
        match = self.twins.first.match
        pilot = Autopilot(Game(match.durable.setup), 1, 200)
        for _ in range(self.most_deeds):
            if match.durable.over:
                return
            deed, seat = pilot.wish(match.durable)
            await self._do(0 if match.version == 0 else seat, deed)
            await self._probe()
            await self.twins.advance(self._pace)

    async def _do(self, seat: int, deed: Deed) -> None:
        self._n += 1
        self.found.deeds += 1
        await self.twins.do(seat, self._n, deed)

    async def _probe(self) -> None:
        """Somebody tries something; what is refused must be refused alike."""
        luck = self.dice.random()
        if self.twins.first.match.durable.over:
            return
        if luck < 0.2:
            await self._try_deed()
        elif luck < 0.23:
            await self.twins.newcomer("Late")
        elif luck < 0.26:
            await self.twins.say(self.dice.randrange(len(self.twins.first.devices)), "since", v=0)
        elif luck < 0.29:
            await self._read_page()

    async def _read_page(self) -> None:
        self.found.pages += 1
        path = self.dice.choice([*PAGES, *OF_A_GAME])
        status = await self.twins.compare_page(path, OF_A_GAME.get(path))
        if status != (409 if path in OF_A_GAME else 200):
            self.found.leaks.append(f"{path} came with {status}")

    async def _try_deed(self) -> None:
        """Of any sort, or one that would reveal something if it were allowed."""
        heroes = self.twins.first.match.durable.heroes
        here = [hero for hero in HEROES if heroes[hero] != NOWHERE]
        deeds: list[Deed] = [Look(), *(Explore(hero, heroes[hero]) for hero in here)]
        deed = self.dice.choice(deeds)
        if self.dice.random() < 0.5:
            try:
                deed = from_plain(self._probes.deed(), Deed)
            except ValueError:
                return
        await self._do(self.dice.randrange(self.seats), deed)

    async def _look(self, book: LogBook) -> None:
        """Search all that the first house ever sent or wrote down."""
        house, leaks = self.twins.first, self.found.leaks
        secrets = secrets_of(house.match)
        for device in house.devices:
            leaks += stack_told(device, secrets)
        leaks += tokens_told(house)
        words = [*tokens_of(house), *hashes_of(house)]
        pages = [(await house.get(path.format(**house.names)))[1] for path in PAGES]
        leaks += in_texts([*book.lines, *pages], [*words, secrets.seed.decode()])

    async def _end(self) -> None:
        """Time runs out; then, and only then, the log can be had."""
        house = self.twins.first
        if not house.match.durable.over:
            await self.twins.advance(house.match.durable.deadline)
        await house.rest()
        status, page = await house.get(f"/api/games/{house.match.game}/log")
        self.found.ended += house.match.durable.over
        if status != 200 or str(house.match.heading.table.seed).encode() not in page:
            self.found.leaks.append(f"the log of a finished game is not given: {status}")
