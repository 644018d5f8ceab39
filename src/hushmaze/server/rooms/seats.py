"""Decides who has which seat at a room's table: people and bots.

Everybody sees who sits where, so in silence (T1) changes are few: no signs can be given with them.
"""

from collections import Counter
from collections.abc import Callable, Iterator

from hushmaze.protocol.reasons import ErrorReason
from hushmaze.protocol.words import BotLevel
from hushmaze.rules.words import Seat
from hushmaze.server.bots.held_seats import Absent
from hushmaze.server.bots.names import bot_name
from hushmaze.server.game.match import Match
from hushmaze.server.records.people import Person
from hushmaze.server.records.record import BotSeat, Record
from hushmaze.server.rejection import Rejected
from hushmaze.server.rooms.host import Host
from hushmaze.server.rooms.members import Members
from hushmaze.server.rooms.presence import Presence

Playing = Callable[[], bool]
"""Whether a game is laid out, or being laid out, that is not over."""
CHANGES_IN_SILENCE = 2
"""How often a seat may be left or taken before talk opens: up, and down again.

Counted by seat, for whoever leaves the room can come back as somebody else.
"""


class Seats:
    def __init__(  # noqa: PLR0913 - services, each by its name
        self,
        record: Record,
        presence: Presence,
        members: Members,
        host: Host,
        *,
        playing: Playing,
        hushed: Callable[[], bool],
        no_signs: Callable[[], bool],
    ) -> None:
        self._record = record
        self._presence = presence
        self._members = members
        self._host = host
        self._playing = playing
        self._hushed = hushed
        self._no_signs = no_signs
        self._changes: Counter[int] = Counter()
        """By seat, since talk was last open."""
        self._waits_for_talk = any(bot.wanted is not None for bot in record.bots)

    def review(self) -> bool:
        """Called when talk may have opened: everybody may change their place again, and bots get the levels
        that were chosen in silence. Returns whether bots changed.
        """
        if not self._waits_for_talk or self._hushed():
            return False
        self._waits_for_talk = False
        self._changes.clear()
        before = self._record.bots
        self._record.bots = [BotSeat(bot.seat, bot.name, bot.wanted or bot.level) for bot in before]
        return self._record.bots != before

    @property
    def count(self) -> int:
        return self._record.choices.seats

    @property
    def all_taken(self) -> bool:
        taken = {p.seat for p in self._record.people} | {bot.seat for bot in self._record.bots}
        return all(seat in taken for seat in range(self.count))

    @property
    def nobody_sits(self) -> bool:
        """Whether no person has a seat; bots may."""
        return all(person.seat is None for person in self._record.people)

    def absent(self) -> Iterator[Absent]:
        """Yields the seats that bots may hold while a game goes on: those of people who are away."""
        if self._record.choices.bots_hold is False:
            return
        for person in self._record.people:
            if person.seat is not None and not self._presence.here(person):
                yield Absent(person.seat, person.id, self._presence.away_since(person))

    def holder(self, seat: int) -> Person | None:
        """The person whose seat it is, here or away."""
        return next((p for p in self._record.people if p.seat == seat), None)

    # People

    def sit(self, person: Person, seat: int) -> None:
        """Gives somebody a free seat, or a bot's, in a game too."""
        self._check_seat(seat)
        holder = self.holder(seat)
        if holder is not None and holder is not person:
            self._check_gone(holder)
        if self._playing() and person.seat is not None:
            raise Rejected(ErrorReason.GAME_RUNNING, "Seats cannot be changed while a game is laid out.")
        self._count_change(seat)
        if holder is not None:
            self._empty(holder)
        person.seat, person.ready = seat, False
        self._remove_bot(seat)
        self._host.review()

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < self.count:
            raise Rejected(ErrorReason.NO_SUCH_SEAT)

    def _check_gone(self, holder: Person) -> None:
        if self._presence.here(holder):
            raise Rejected(ErrorReason.SEAT_TAKEN, f"{holder.name} sits there.")
        if self._playing() or self._presence.only_just_away(holder):
            raise Rejected(ErrorReason.SEAT_HELD, f"The seat is kept for {holder.name}, who is away.")

    def _count_change(self, seat: int) -> None:
        if not self._no_signs():
            return
        if self._changes[seat] >= CHANGES_IN_SILENCE:
            raise Rejected(ErrorReason.SILENCE, "Places are changed again when talk is open.")
        self._changes[seat] += 1
        self._waits_for_talk = True

    def take_up(self, match: Match) -> None:
        """Called when a game comes to the table: nobody is ready for the next; numbers begin, or go on."""
        for person in self._record.people:
            person.ready = False
            if not match.version:
                person.first_number = 1
            elif person.seat is not None:
                match.go_on_from(Seat(person.seat), person.first_number)

    def stand(self, person: Person) -> None:
        if person.seat is not None:
            self._count_change(person.seat)
        self._empty(person)

    @staticmethod
    def _empty(person: Person) -> None:
        person.seat, person.ready = None, False

    def leave_to_bot(self, person: Person) -> None:
        """Lets somebody get up, and a bot as quick as the others at the table take their place."""
        seat = person.seat
        self.stand(person)
        if seat is not None:
            self.seat_bot(seat, self._usual_level)

    @property
    def _usual_level(self) -> str | None:
        return next((bot.level for bot in self._record.bots), None)

    def free(self, host: Person, seat: int) -> None:
        """Takes the seat, for the host, from somebody who has been away for a while, in a game too."""
        self._host.only(host)
        self._check_seat(seat)
        holder = self.holder(seat)
        if holder is None:
            raise Rejected(ErrorReason.SEAT_FREE)
        if self._presence.here(holder):
            raise Rejected(ErrorReason.SEAT_TAKEN, f"{holder.name} sits there.")
        if self._presence.only_just_away(holder):
            raise Rejected(ErrorReason.SEAT_HELD, f"{holder.name} may be back in a moment.")
        self._empty(holder)

    def cut_to_size(self) -> None:
        """Empties the seats that the table no longer has."""
        for person in self._record.people:
            if person.seat is not None and person.seat >= self.count:
                self._empty(person)
        self._record.bots = [bot for bot in self._record.bots if bot.seat < self.count]

    # Bots

    def offer(self, host: Person, seat: int, bot: bool, level: str | None = None) -> None:
        """The host gives an empty seat to a bot, or takes it from the bot, in a game too.

        In silence a bot that sits stays as it is, and a new one is as quick as the others until talk is open.
        """
        self._host.only(host)
        self._check_seat(seat)
        if self.holder(seat) is not None:
            raise Rejected(ErrorReason.SEAT_TAKEN)
        if self._no_signs() and any(each.seat == seat for each in self._record.bots):
            raise Rejected(ErrorReason.SILENCE, "Bots are changed when talk is open.")
        if not bot:
            self._remove_bot(seat)
        elif self._no_signs():
            wanted = _level(level)
            self.seat_bot(seat, self._usual_level, wanted)
            self._waits_for_talk = True
        else:
            self.seat_bot(seat, level)

    def fill_with_bots(self, level: str, but: int) -> None:
        """Gives every seat but one to a bot."""
        self._check_seat(but)
        for seat in range(self.count):
            if seat != but:
                self.seat_bot(seat, level)

    def seat_bot(self, seat: int, level: str | None, when_talk_opens: BotLevel | None = None) -> None:
        """In place of another one that may be there."""
        known = _level(level)
        self._remove_bot(seat)
        newcomer = BotSeat(seat, bot_name(seat, self._members.names()), known, when_talk_opens)
        self._record.bots = sorted([*self._record.bots, newcomer], key=lambda bot: bot.seat)

    def _remove_bot(self, seat: int) -> None:
        self._record.bots = [bot for bot in self._record.bots if bot.seat != seat]


def _level(level: str | None) -> BotLevel:
    if level is None:
        return BotLevel.HUMAN
    try:
        return BotLevel(level)
    except ValueError:
        raise Rejected(ErrorReason.NO_SUCH_LEVEL, f"Bots are {', '.join(BotLevel)}.") from None
