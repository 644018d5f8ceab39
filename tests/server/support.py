"""A server without sockets and without waiting: a clock that is moved, a disk that is told when to write."""

import heapq
import itertools
import json
from collections.abc import Callable, Coroutine, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import wraps
from typing import Any, ParamSpec, Unpack

from hushmaze.protocol.codec import to_plain
from hushmaze.protocol.game_log.heading import Heading
from hushmaze.protocol.messages.from_server import ServerMessage, UpdateMessage, encode
from hushmaze.protocol.reasons import ByeReason
from hushmaze.rules import Command, Deed, Game
from hushmaze.rules.consequences import Decision
from hushmaze.rules.words import Seat
from hushmaze.scenarios import Table, scenario_number
from hushmaze.server.game.commits import Commits
from hushmaze.server.game.match import Match
from hushmaze.server.game.outcomes import CommandOutcome
from hushmaze.server.metrics import Metrics
from hushmaze.server.sockets.session import answer_to
from hushmaze.server.transport import Connection, Frame, run
from hushmaze.storage import Entry, MemoryStore, Store, StoreError
from hushmaze.storage.api import Done, Write
from hushmaze.tiles import standard_set
from tests.support.table import TableWords

Message = dict[str, Any]
P = ParamSpec("P")


def in_loop(test: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, None]:
    """An asynchronous test as a plain one, on the loop the server runs on."""

    @wraps(test)
    def plain(*args: P.args, **names: P.kwargs) -> None:
        run(test(*args, **names))

    return plain


class FakeAlarm:
    def __init__(self, ring: Callable[[], None]) -> None:
        self.ring: Callable[[], None] | None = ring

    def cancel(self) -> None:
        self.ring = None


class FakeClock:
    """Begins at an odd moment, so that nobody takes it for the game's own time."""

    def __init__(self) -> None:
        self._now = 7_777
        self._alarms: list[tuple[int, int, FakeAlarm]] = []
        self._count = itertools.count()
        self.set_ever = 0

    def now(self) -> int:
        return self._now

    def call_at(self, when: int, ring: Callable[[], None]) -> FakeAlarm:
        self.set_ever += 1
        alarm = FakeAlarm(ring)
        heapq.heappush(self._alarms, (when, next(self._count), alarm))
        return alarm

    def advance(self, ms: int) -> None:
        """Time passes; every alarm rings at its own moment."""
        until = self._now + ms
        while self._alarms and self._alarms[0][0] <= until:
            when, _, alarm = heapq.heappop(self._alarms)
            self._now = max(self._now, when)
            if alarm.ring is not None:
                alarm.ring()
        self._now = until

    @property
    def alarms(self) -> list[int]:
        """When it is still going to ring."""
        return sorted(when for when, _, alarm in self._alarms if alarm.ring is not None)

    def ring_early(self) -> None:
        """As a clock may that counts more finely than milliseconds."""
        for _, _, alarm in list(self._alarms):
            ring, alarm.ring = alarm.ring, None
            if ring is not None:
                ring()


class Disk(MemoryStore):
    """Takes groups and stores them when told to, so that a test needs no event loop."""

    def __init__(self) -> None:
        super().__init__()
        self.commits = Commits(self, soon=self._soon)
        self.queue: list[tuple[Sequence[Write], Done]] = []
        self.lines: list[bytes] = []
        self._turn: list[Callable[[], None]] | None = None

    def commit(self, group: Sequence[Write], done: Done) -> None:
        self.queue.append((group, done))

    @classmethod
    def after(cls, other: "Disk") -> "Disk":
        """The same disk, in the hands of a process that knows only what was stored."""
        disk = cls()
        disk.lines = other.lines
        return disk

    @property
    def entries(self) -> list[Entry]:
        """What is on its way."""
        return [entry for group, _ in self.queue for entry in group if isinstance(entry, Entry)]

    def _soon(self, call: Callable[[], None]) -> None:
        """At once, as if each call were a turn of the loop, but within `one_turn`."""
        if self._turn is None:
            call()
        else:
            self._turn.append(call)

    @contextmanager
    def one_turn(self) -> Iterator[None]:
        """All that comes meanwhile comes in the same turn of the loop."""
        self._turn = []
        yield
        calls, self._turn = self._turn, None
        for call in calls:
            call()

    def write(self, most: int | None = None) -> None:
        """Stores what waits, group after group; so many groups at most."""
        for _ in itertools.count() if most is None else range(most):
            if not self.queue:
                return
            for entry in self.entries:
                assert entry.first == len(self.lines), "a gap or an overlap"
                self.lines += entry.lines
            group, done = self.queue.pop()
            done([None] * len(group))

    def fail(self) -> None:
        """What is under way is not stored."""
        ((group, done),) = self.queue
        self.queue.clear()
        done([StoreError("The disk is full.", retryable=True)] * len(group))


class Shaky(Store):
    """A store that fails on demand: what is in `broken` raises, by the name of the method."""

    def __init__(self, *arguments: str) -> None:
        super().__init__(*arguments)
        self.broken: set[str] = set()
        self.calls: list[str] = []

    def _shake(self, what: str) -> None:
        self.calls.append(what)
        if what in self.broken:
            raise StoreError("The disk is full.", retryable=True)

    async def save_room(self, code: str, record: bytes) -> None:
        self._shake("save_room")
        await super().save_room(code, record)

    async def create_game(self, game: str, room: str, heading: bytes) -> None:
        self._shake("create_game")
        await super().create_game(game, room, heading)

    async def finish_game(self, game: str, finished_at: int, summary: bytes) -> None:
        self._shake("finish_game")
        await super().finish_game(game, finished_at, summary)


class ShakyStore(Shaky, MemoryStore):
    async def load_room(self, code: str) -> bytes | None:
        self._shake("load_room")
        return await super().load_room(code)


class Ear:
    """Hears what is told to the table or to one person; an outlet of a room as well."""

    def __init__(self) -> None:
        self.payloads: list[bytes] = []
        self.dismissed: list[ByeReason] = []

    def tell(self, message: ServerMessage) -> None:
        self.payloads.append(encode(message))

    def report(self, n: int, outcome: CommandOutcome) -> None:
        self.tell(answer_to(n, outcome))

    def deliver(self, frame: Frame) -> None:
        self.payloads.append(frame.payload)

    def dismiss(self, reason: ByeReason) -> None:
        self.dismissed.append(reason)

    @property
    def heard(self) -> list[Message]:
        return [json.loads(payload) for payload in self.payloads]

    def of(self, kind: str) -> list[Message]:
        return [message for message in self.heard if message["type"] == kind]

    def last(self, kind: str) -> Message:
        return self.of(kind)[-1]


class Wire(Connection):
    """A connection whose other end is this test."""

    def __init__(self, address: str = "10.0.0.1") -> None:
        self.address = address
        self.path = "/ws"
        self.query = ""
        self.ear = Ear()
        self.closed_with: tuple[int, str] | None = None
        self.paused_for_s: list[float] = []
        self.read_in_turns = 0

    def pause_reading(self, seconds: float) -> None:
        self.paused_for_s.append(seconds)

    def read_in_turn(self) -> None:
        self.read_in_turns += 1

    def send(self, frame: Frame) -> None:
        if self.closed_with is None:
            self.ear.deliver(frame)

    def close(self, code: int = 1000, reason: str = "") -> None:
        self.closed_with = self.closed_with or (code, reason)


def heading_of(number: int = 1, **table: Unpack[TableWords]) -> Heading:
    table.setdefault("seats", 4)
    return Heading(scenario_number(number), Table(**table), standard_set())


def restored(match: Match, lines: Iterable[bytes]) -> Match:
    """A match as its log has it, in one go."""
    for _ in match.restore(lines):
        pass
    return match


class Played:
    """One match with its clock, its disk and somebody who watches."""

    def __init__(self, heading: Heading | None = None) -> None:
        self.heading = heading or heading_of()
        self.clock = FakeClock()
        self.disk = Disk()
        self.watcher = Ear()
        self.sitters: dict[Seat, Ear] = {}
        """What people on seats hear in place of the watcher's updates."""
        self.metrics = Metrics()
        self.ended: list[Match] = []
        self.numbers: dict[Seat, int] = {}
        self.match = self.opened(())

    def opened(self, lines: tuple[bytes, ...] | list[bytes]) -> Match:
        """The match as a process opens it that finds these lines in the log."""
        match = Match("g", self.heading, self.disk.commits, self.clock, self.metrics, self._told)
        match.on_end = self.ended.append
        return restored(match, lines)

    def _told(self, update: UpdateMessage, own: Mapping[Seat, UpdateMessage] | None = None) -> None:
        self.watcher.tell(update)
        for seat, theirs in (own or {}).items():
            self.sitters.setdefault(seat, Ear()).tell(theirs)

    def reopen(self) -> Match:
        """The process has died and another one has started; what the disk had is all there is."""
        self.match.close()
        self.disk = Disk.after(self.disk)
        self.numbers.clear()
        self.match = self.opened(list(self.disk.lines))
        return self.match

    def send(self, seat: int, deed: Deed, ear: Ear | None = None) -> int:
        """Submit with the seat's next number; gives the number."""
        at = Seat(seat)
        n = self.numbers[at] = self.numbers.get(at, self.match.next_number(at) - 1) + 1
        self.match.submit(at, n, deed, (ear or Ear()).report)
        return n

    def do(self, seat: int, deed: Deed) -> Message:
        """Submit, write, and give the answer."""
        ear = Ear()
        self.send(seat, deed, ear)
        self.disk.write()
        (answer,) = ear.heard
        return answer

    def count(self, name: str, **labels: str) -> float:
        return self.metrics.registry.get_sample_value(name, labels) or 0


class Shadowed(Game):
    """A game kept by the rules alone while a match plays it too, for the autopilot to steer both."""

    def __init__(self, played: Played) -> None:
        super().__init__(played.heading.setup())
        self.played = played
        self.answered: list[tuple[Seat, Deed, bytes]] = []

    def submit(self, command: Command, now: int) -> Decision:
        decision = super().submit(command, now)
        seat, deed = command
        assert seat is not None
        ear = Ear()
        self.played.clock.advance(now - self.played.match.now)
        self.played.send(seat, deed, ear)
        self.played.disk.write()
        (answer,) = ear.payloads
        self.answered.append((seat, deed, answer))
        return decision


def plain(deed: Deed) -> Message:
    return to_plain(deed)
