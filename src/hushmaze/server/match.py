"""One game being played: judged at once, told when it is durable.

Commands are judged in order of arrival against the newest state, which may be ahead of the log by what is
still being written. Nobody hears of an event before the log has it. If the log fails, the game falls back
to what the log has, and everybody who waited is told so.
"""

from collections import OrderedDict, deque
from collections.abc import Callable, Iterable
from typing import NamedTuple

import msgspec

from hushmaze.protocol.codec import to_plain
from hushmaze.protocol.heading import Heading, public_heading
from hushmaze.protocol.log import event_line, read_event
from hushmaze.protocol.reach import ReachByAbility, reach_to_plain
from hushmaze.protocol.wire import write_message, write_update
from hushmaze.rules import Command, Deed, Event, Refusal, State, begin, decide, due, evolve, reach, view
from hushmaze.rules.events import Interrupted
from hushmaze.rules.words import Seat
from hushmaze.server.clock import Clock, Deadline
from hushmaze.server.metrics import Metrics
from hushmaze.storage.api import Entry, Store, StoreError

BAD_NUMBER = "That number is too far beyond the last one."
NOT_STORED = "The server could not write this down, so it has not happened."

MOST_MISSED_BYTES = 65_536

RETRY_MS = 1_000
"""How long to wait before writing the end of a game again that could not be written."""

FARTHEST_NUMBER = 100_000
"""How far beyond the seat's last number a new one may be, so that nobody uses up all there are."""

ANSWERS_KEPT = 4096
"""Per seat: a command sent again after so many others is taken as new.

More than a client can have sent unanswered by the time that its connection is taken for dead.
"""

Tell = Callable[[bytes], None]


class Asked(NamedTuple):
    """A seat's own number, and who wants to hear what comes of it: sent again from another socket, both."""

    seat: Seat
    n: int
    tells: list[Tell]


class Waiting(NamedTuple):
    """Events on their way to the disk, and whom to tell when they are there."""

    lines: tuple[bytes, ...]
    after: State
    asked: Asked | None
    since: int
    """When it came, on the server's clock."""


class Match:
    """Knows no sockets: it tells the table through `broadcast`, and a sender through the `tell` it gave."""

    def __init__(  # noqa: PLR0913, PLR0917 -- a game, and the four things of the house it needs
        self, game: str, heading: Heading, store: Store, clock: Clock, metrics: Metrics, broadcast: Tell
    ) -> None:
        self.game = game
        self.heading = heading
        self._store = store
        self._clock = clock
        self._metrics = metrics
        self._broadcast = broadcast
        self.durable: State = begin(heading.setup())
        self.lines: list[bytes] = []
        self._newest = self.durable
        self._next_version = 0
        self._waiting: deque[Waiting] = deque()
        self._epoch = clock.now()
        self._frozen_at: int | None = None
        self._deadline = Deadline(clock, self._sand_is_out)
        self._ended = False
        self._highest: dict[Seat, int] = {}
        self._answers: dict[Seat, OrderedDict[int, bytes | Asked]] = {}
        self._told_state = self.durable
        self._told_reach: ReachByAbility = reach(self.durable)
        self.on_end: Callable[[Match], None] = lambda _match: None

    @property
    def version(self) -> int:
        """How many events everybody may know of."""
        return len(self.lines)

    @property
    def now(self) -> int:
        """The game's own time."""
        return self._clock.now() - self._epoch if self._frozen_at is None else self._frozen_at

    @property
    def awake(self) -> bool:
        """Whether it is being played; one that came back from the log sleeps until `wake`."""
        return self.durable.running and self._frozen_at is None

    def knows(self, seat: Seat, n: int) -> bool:
        """Whether this command came before; then its answer stands, whatever has changed since."""
        return n in self._answers.get(seat, ())

    def submit(self, seat: Seat, n: int, deed: Deed, tell: Tell) -> None:
        """Judge a command once, however often it is sent; `tell` hears its one answer."""
        answers = self._answers.setdefault(seat, OrderedDict())
        if n in answers:
            _answer_again(answers[n], tell)
            return
        if n > self.next_number(seat) + FARTHEST_NUMBER:
            tell(write_message("refused", n=n, reason="bad_number", message=BAD_NUMBER))
            return
        self.wake()
        decision = decide(self._newest, Command(seat, deed), self.now)
        if isinstance(decision, Refusal):
            self._refuse(seat, n, decision, tell)
            return
        asked = Asked(seat, n, [tell])
        self._remember(seat, n, asked)
        self._write(decision, asked)

    def _refuse(self, seat: Seat, n: int, refusal: Refusal, tell: Tell) -> None:
        self._metrics.refusals.labels(refusal.value).inc()
        answer = write_message("refused", n=n, reason=refusal.value, message=refusal.message)
        self._remember(seat, n, answer)
        tell(answer)
        if refusal is Refusal.TOO_LATE:
            self.pass_time()

    def pass_time(self) -> None:
        """Let happen what is due by now."""
        events = due(self._newest, self.now)
        if events:
            self._write(events)

    def _remember(self, seat: Seat, n: int, answer: bytes | Asked) -> None:
        answers = self._answers.setdefault(seat, OrderedDict())
        answers[n] = answer
        self._highest[seat] = max(n, self._highest.get(seat, 0))
        while len(answers) > ANSWERS_KEPT:
            answers.popitem(last=False)

    def _write(self, events: tuple[Event, ...], asked: Asked | None = None) -> None:
        first = self._next_version
        lines = _lines(events, None if asked is None else asked.n)
        self._next_version += len(lines)
        for event in events:
            self._newest = evolve(self._newest, event)
        self._waiting.append(Waiting(lines, self._newest, asked, self._clock.now()))
        self._set_alarm()
        self._store.append(Entry(self.game, first, lines), self._written)

    def _written(self, error: StoreError | None) -> None:
        waiting = self._waiting.popleft()
        if error is not None:
            self._fall_back(waiting)
            return
        first = self.version
        self._metrics.commit.observe((self._clock.now() - waiting.since) / 1000)
        self.durable = waiting.after
        self.lines += waiting.lines
        self._broadcast(write_update(first, waiting.lines, self._changed_reach()))
        if waiting.asked is not None:
            self._done(waiting.asked)
        if self.durable.over and not self._ended:
            self._ended = True
            self.on_end(self)

    def _done(self, asked: Asked) -> None:
        answer = write_message("done", n=asked.n, v=self.version)
        self._remember(asked.seat, asked.n, answer)
        self._metrics.actions.inc()
        for tell in asked.tells:
            tell(answer)

    def _fall_back(self, failed: Waiting) -> None:
        """What was not written has not happened; what waits behind it fails too and comes here as well."""
        if failed.asked is not None:
            self._not_stored(failed.asked)
        elif failed.after.running:
            self._frozen_at = self.durable.time  # nothing but an interruption: no game goes on unmarked
        if not self._waiting:
            self._newest, self._next_version = self.durable, self.version
            self._set_alarm(not_before=self._clock.now() + RETRY_MS)

    def _not_stored(self, asked: Asked) -> None:
        """Sent again, the same number may succeed."""
        self._metrics.refusals.labels("not_stored").inc()
        self._answers[asked.seat].pop(asked.n, None)
        answer = write_message("refused", n=asked.n, reason="not_stored", message=NOT_STORED)
        for tell in asked.tells:
            tell(answer)

    def _changed_reach(self) -> bytes:
        if not _reach_may_differ(self._told_state, self.durable):
            return b"{}"
        self._told_state = self.durable
        now = reach(self.durable)
        changed = reach_to_plain(now, self._told_reach)
        self._told_reach = now
        return msgspec.json.encode(changed)

    def _set_alarm(self, not_before: int = 0) -> None:
        """The hourglass runs out by itself (H2)."""
        runs = self._newest.stopped_at is None and self._frozen_at is None
        self._deadline.set(max(self._newest.deadline + self._epoch, not_before) if runs else None)

    def _sand_is_out(self) -> None:
        self.pass_time()
        self._set_alarm(not_before=self._clock.now() + 1)  # a clock may ring a hair too early

    def snapshot(self) -> bytes:
        """All that somebody needs who knows nothing of this game yet."""
        return write_message(
            "game",
            game=self.game,
            heading=public_heading(self.heading),
            v=self.version,
            now=self.now,
            view=to_plain(view(self.durable, None), tagged=False),
            reach=reach_to_plain(reach(self.durable)),
        )

    def since(self, version: int) -> bytes:
        """The events from a version on, for somebody who was away; the whole reach comes with them.

        Who missed more than a frame may hold gets a snapshot instead.
        """
        lines = tuple(self.lines[version:])
        if sum(map(len, lines)) > MOST_MISSED_BYTES:
            return self.snapshot()
        return write_update(version, lines, msgspec.json.encode(reach_to_plain(reach(self.durable))))

    def next_number(self, seat: Seat) -> int:
        """The number a client may give this seat's next command."""
        return self._highest.get(seat, 0) + 1

    def restore(self, lines: Iterable[bytes]) -> None:
        """Take up a game again from its log. Its clock stands until `wake`."""
        seat: Seat | None = None
        for line in lines:
            event, n = read_event(line)
            self.durable = evolve(self.durable, event)
            self.lines.append(line)
            seat = seat if _seat(event) is None else _seat(event)
            if n is not None and seat is not None:
                self._remember(seat, n, write_message("done", n=n, v=self.version))
        self._newest, self._next_version = self.durable, self.version
        self._ended = self.durable.over
        self._told_state = self.durable
        self._told_reach = reach(self.durable)
        self._frozen_at = self.durable.time

    def wake(self) -> None:
        """Let the clock of a restored game go on where it stood; the time between is nobody's loss."""
        if self._frozen_at is None:
            return
        self._epoch = self._clock.now() - self._frozen_at
        self._frozen_at = None
        if self._newest.running:
            self._write((Interrupted(self._newest.time),))
        self._set_alarm()

    def close(self) -> None:
        """No longer the table's game: what is still being written is answered, but not told to the table."""
        self._deadline.set(None)
        self._broadcast = _to_nobody


def _to_nobody(_payload: bytes) -> None:
    pass


def _answer_again(answer: bytes | Asked, tell: Tell) -> None:
    if isinstance(answer, bytes):
        tell(answer)
    elif tell not in answer.tells:
        answer.tells.append(tell)


def _seat(event: Event) -> Seat | None:
    seat: Seat | None = getattr(event, "seat", None)
    return seat


def _lines(events: tuple[Event, ...], n: int | None) -> tuple[bytes, ...]:
    """The number stands with the event that names its seat and with all that follows from it.

    So a log tells whose number it was, also where a talk window had to close first, and where a deed ends.
    """
    own = next((place for place, event in enumerate(events) if _seat(event) is not None), 0)
    return tuple(event_line(e, n if place >= own else None).encode() for place, e in enumerate(events))


def _reach_may_differ(one: State, other: State) -> bool:
    """Bells, words and stares leave everything alone that abilities depend on, cards included."""
    return any(getattr(one, field) is not getattr(other, field) for field in _REACH_DEPENDS_ON)


_REACH_DEPENDS_ON = tuple(field for field in State._fields if field not in ("time", "bell", "talk"))
