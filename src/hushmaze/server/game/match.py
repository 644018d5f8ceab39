"""One game being played: judged at once, told when it is durable.

Commands are judged in order of arrival against the newest state, which may be ahead of the log by what is
still being written. What one turn of the loop brings goes to the log as one bundle (`Commits` says when).
Nobody hears of an event before the log has it. If the log fails, the game falls back to what the log has,
and everybody who waited is told so.
"""

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator

from hushmaze.protocol.codec import to_plain
from hushmaze.protocol.event_text import with_number
from hushmaze.protocol.game_log.heading import Heading, shown_heading
from hushmaze.protocol.game_log.log import read_event
from hushmaze.protocol.messages.facts import PublicHeading
from hushmaze.protocol.messages.from_server import GameMessage, UpdateMessage
from hushmaze.protocol.reasons import RoomRefusal
from hushmaze.protocol.view.reach import reach_to_plain
from hushmaze.rules import Deed, Event, Refusal, State, begin, due, evolve, reach, view
from hushmaze.rules.decide import judge
from hushmaze.rules.events import Interrupted
from hushmaze.rules.words import Seat
from hushmaze.server.game.bundle import Bundle, seat_in
from hushmaze.server.game.clock import Clock
from hushmaze.server.game.command_numbers import FARTHEST, Numbers, Waiting, answer_again
from hushmaze.server.game.commands import is_log_full
from hushmaze.server.game.commits import Commits, guarded
from hushmaze.server.game.game_time import GameTime
from hushmaze.server.game.log_lines import LogLines
from hushmaze.server.game.outcomes import Accepted, Refused, Report
from hushmaze.server.game.own_numbers import OwnNumber
from hushmaze.server.game.telling import Broadcast, Telling
from hushmaze.server.metrics import Metrics
from hushmaze.storage.api import Entry, Outcome

RETRY_MS = 1_000
"""Pause before another try to write the end of a game."""


class Match:
    """Knows no sockets: it tells the table through `broadcast`, and reports to senders in values."""

    def __init__(  # noqa: PLR0913, PLR0917 -- a game, and the four things of the house it needs
        self,
        game: str,
        heading: Heading,
        commits: Commits,
        clock: Clock,
        metrics: Metrics,
        broadcast: Broadcast,
    ) -> None:
        self.game = game
        self.heading = heading
        self._commits = commits
        self._clock = clock
        self._metrics = metrics
        self.durable: State = begin(heading.setup())
        self._telling = Telling(self.durable, broadcast)
        self._newest = self.durable
        self._next_version = 0
        self._gathered: Bundle | None = None
        self._in_flight: Bundle | None = None
        self._untold: list[Bundle] = []
        self._time = GameTime(clock, self._sand_is_out)
        self._ended = False
        self._numbers: defaultdict[Seat, Numbers] = defaultdict(Numbers)
        self.on_news: Callable[[], None] = _no_news
        self.on_end: Callable[[Match], None] = lambda _match: None

    @property
    def lines(self) -> LogLines:
        """The log as others hear it."""
        return self._telling.lines

    @property
    def version(self) -> int:
        """How many events everybody may know of."""
        return len(self._telling.lines)

    @property
    def told_version(self) -> int:
        """How many events everybody has been told of."""
        return self._telling.told_version

    @property
    def now(self) -> int:
        """The game's own time."""
        return self._time.now(self._newest)

    def keep_sand(self, ms: int | None) -> None:
        """Makes it a lesson: so much sand never runs out; None for a game as any other."""
        self._time.sand_kept_ms = ms

    @property
    def awake(self) -> bool:
        """Whether it is being played; one that came back from the log sleeps until `wake`."""
        return self.durable.running and self._time.stands_at is None

    @property
    def in_play(self) -> bool:
        """Whether its sand may run: awake, and not in a pause (H1), which ends only by somebody's deed."""
        return self.awake and not self.durable.paused

    @property
    def opens_talk(self) -> bool:
        """Whether talk is open after events that nobody has heard of yet."""
        return self._newest.talk and self._newest is not self.durable

    def knows(self, seat: Seat, n: int) -> bool:
        """Whether this command came before; then its answer stands, whatever has changed since."""
        return self._numbers[seat].answer(n) is not None

    def submit(self, seat: Seat, n: int, deed: Deed, report: Report, *, acknowledge: bool = True) -> None:
        """Judges a command once, however often it is sent, and reports its outcome.

        Nothing is reported before the log has what it was judged against. Without `acknowledge`, the first
        sending of an accepted command is not reported: its number in the update says it.
        """
        numbers = self._numbers[seat]
        answer = numbers.answer(n)
        if answer is not None:
            answer_again(n, answer, report)
            return
        if n > numbers.highest + 1 + FARTHEST:
            self._refuse_unjudged(n, RoomRefusal.BAD_NUMBER, report)
            return
        if is_log_full(deed, self._next_version):
            self._refuse_unjudged(n, RoomRefusal.LOG_FULL, report)
            return
        time = self._time
        if time.stands_at is not None:
            self.wake()
        if time.sand_kept_ms is not None:
            time.go_on_at(self.now)
        since = self._clock.now()
        decision = judge(self._newest, seat, deed, since - time.epoch)
        if isinstance(decision, Refusal):
            self._refuse(seat, n, decision, since, report)
            return
        first = self._next_version
        bundle = self._write(decision, n)
        senders = (report,)
        accepted = Accepted(self._next_version)
        waiting = Waiting(seat, n, since, accepted, senders, senders if acknowledge else ())
        bundle.deeds.append(waiting)
        numbers.remember(n, waiting)
        numbers.counted += n > 0  # below it is a bot's
        if n > 0 and n != numbers.counted:
            bundle.own_numbers += (OwnNumber(seat, n, numbers.counted, first, self._next_version),)

    def _refuse_unjudged(self, n: int, refusal: RoomRefusal, report: Report) -> None:
        """Not remembered: sent again, it is looked at again."""
        self._metrics.refusals.labels(refusal.value).inc()
        report(n, Refused.because(refusal))

    def _refuse(self, seat: Seat, n: int, refusal: Refusal, since: int, report: Report) -> None:
        self._metrics.refusals.labels(refusal.value).inc()
        refused = Refused.because(refusal)
        undurable = self._gathered or self._in_flight
        if undurable is None:
            self._numbers[seat].remember(n, refused)
            report(n, refused)
        else:  # if it is not stored, this was refused for something that has not happened
            waiting = Waiting(seat, n, since, refused, (report,), (report,))
            undurable.deeds.append(waiting)
            self._numbers[seat].remember(n, waiting)
        if refusal is Refusal.TOO_LATE:
            self.pass_time()

    def pass_time(self) -> None:
        """Makes happen what is due by now."""
        events = due(self._newest, self.now)
        if events:
            self._write(events)

    def _write(self, events: tuple[Event, ...], n: int | None = None) -> Bundle:
        """Adds them to what this turn of the loop brings."""
        bundle = self._gathered or Bundle(self._next_version)
        newest = before = self._newest
        for event in events:
            newest = evolve(newest, event)
        self._newest = newest
        self._next_version += len(events)
        bundle.add(events, n)
        time = self._time
        if newest.deadline is not before.deadline or newest.stopped_at is not None or time.alarm_is_late:
            time.set_alarm(newest)
        if self._gathered is None:
            self._gathered = bundle
            self._commits.add(self)
        return bundle

    # What the commits ask for and tell

    def take_entry(self) -> Entry | None:
        """The events gathered so far, on their way to the store from now on."""
        bundle, self._gathered = self._gathered, None
        if bundle is None:  # it fell back after it had been added
            return None
        bundle.after = self._newest
        self._in_flight = bundle
        return Entry(self.game, bundle.first, tuple(bundle.lines))

    def stored(self, error: Outcome) -> None:
        bundle, self._in_flight = self._in_flight, None
        assert bundle is not None, "taken before"
        if error is not None:
            self._fall_back(bundle)
            return
        assert bundle.after is not None, "complete when it was taken"
        self.durable = bundle.after
        self._telling.add(bundle.lines, bundle.own_numbers, bundle.first)
        self._untold.append(bundle)

    def tell(self) -> None:
        """Broadcasts, then acknowledges; one failing listener stops no other."""
        told, self._untold = self._untold, []
        if not told:
            return
        lines = told[0].lines if len(told) == 1 else [line for bundle in told for line in bundle.lines]
        self._telling.tell(lines, self.durable)
        guarded(self.on_news)
        now, accepted, numbers = self._clock.now(), self._metrics.accepted, self._numbers
        for bundle in told:
            for deed in bundle.deeds:
                if isinstance(deed.outcome, Accepted):
                    accepted((now - deed.since) / 1000)
                numbers[deed.seat].recent[deed.n] = deed.outcome
                for report in deed.acknowledged:
                    guarded(report, deed.n, deed.outcome)
        if self.durable.over and not self._ended:
            self._ended = True
            guarded(self.on_end, self)

    def _fall_back(self, failed: Bundle) -> None:
        """Falls back to what is stored: lost events, and what was judged after them, have not happened."""
        behind, self._gathered = self._gathered, None
        lost = (failed,) if behind is None else (failed, behind)
        if any(bundle.wakes for bundle in lost):
            self._time.stands_at = self.durable.time  # no game goes on unmarked
        self._newest, self._next_version = self.durable, self.version
        self._time.set_alarm(self.durable, after_ms=RETRY_MS)
        for bundle in lost:
            for deed in bundle.deeds:
                self._not_stored(deed)

    def _not_stored(self, failed: Waiting) -> None:
        """Refuses a command that was not stored; sent again, the same number may succeed."""
        refused = Refused.because(RoomRefusal.NOT_STORED)
        self._metrics.refusals.labels(refused.reason.value).inc()
        numbers = self._numbers[failed.seat]
        numbers.recent.pop(failed.n, None)
        if failed.n > 0 and isinstance(failed.outcome, Accepted):
            numbers.counted -= 1
        for report in failed.senders:
            report(failed.n, refused)

    def _sand_is_out(self) -> None:
        self.pass_time()
        self._time.set_alarm(self._newest, after_ms=1)  # a clock may ring a hair too early

    def snapshot(self) -> GameMessage:
        """Returns the whole game, for somebody who knows nothing of it yet."""
        return GameMessage(
            game=self.game,
            heading=shown_heading(self.heading, PublicHeading),
            v=self.version,
            now=self.now,
            view=to_plain(view(self.durable, None), tagged=False),
            reach=reach_to_plain(reach(self.durable)),
        )

    def since(self, version: int, seat: Seat | None = None) -> UpdateMessage | GameMessage:
        """Returns the events from a version on, with the whole reach, for somebody who was away.

        `seat`: whose numbers they may hear, being their own. Returns a snapshot instead if that is long.
        """
        return self._telling.missed(version, seat) or self.snapshot()

    def next_number(self, seat: Seat) -> int:
        """The number a client may give this seat's next command."""
        return self._numbers[seat].highest + 1

    def first_number(self, seat: Seat) -> int:
        """The same for somebody who takes the seat; they do not hear the numbers of whoever had it before."""
        self._telling.own_lines.forget(seat)
        self._numbers[seat].begin_sitting()
        return self.next_number(seat)

    def go_on_from(self, seat: Seat, n: int) -> None:
        """Called for a restored game: what `first_number` gave is in no log before a command is accepted."""
        self._numbers[seat].go_on_from(n)

    @property
    def lowest_number(self) -> int:
        """The lowest number of all commands so far, at most 0; bots count down from it."""
        return min((numbers.lowest for numbers in self._numbers.values()), default=0)

    def restore(self, lines: Iterable[bytes]) -> Iterator[None]:
        """Takes up a game again from its log, a line for each step. Its clock stands until `wake`.

        Nobody may have the match before the last step. Without lines it is one that was just laid out.
        """
        seat: Seat | None = None
        deed: tuple[Seat, int] | None = None
        for line in lines:
            event, n = read_event(line)
            self.durable = evolve(self.durable, event)
            seat = seat if seat_in(event) is None else seat_in(event)
            heard = line
            if n is not None and seat is not None:
                numbers = self._numbers[seat]
                if n > 0:
                    numbers.counted += deed != (seat, n)
                    deed = seat, n
                    heard = line if n == numbers.counted else with_number(line, numbers.counted)
                numbers.remember(n, Accepted(self.version + 1))
            self.lines.add((heard,))
            yield
        if not self.version:
            return
        self._newest, self._next_version = self.durable, self.version
        self._telling.begin_at(self.durable)
        self._ended = self.durable.over
        self._time.stands_at = self.durable.time

    def wake(self) -> None:
        """Lets the clock of a restored game go on where it stood; the time between costs nobody anything.

        That is marked in the log, but for a pause (H1), which has its own mark: its sand stood anyway.
        """
        stood_at = self._time.stands_at
        if stood_at is None:
            return
        self._time.go_on_at(stood_at)
        if self._newest.running and not self._newest.paused:
            self._write((Interrupted(self._newest.time),)).wakes = True
        self._time.set_alarm(self._newest)

    def continue_at(self, now: int) -> None:
        """Lets the clock of a restored game go on from a moment of its own time, without a mark in the log.

        For a game that another server has put into this one's hands.
        """
        self._time.go_on_at(now)
        self._time.set_alarm(self._newest)

    def close(self) -> None:
        """No longer the table's game: what is still being written is answered, but not told to the table."""
        self._time.close()
        self._telling.close()
        self.on_news = _no_news


def _no_news() -> None:
    pass
