"""The table in a room: its host, its choices, and who has which seat."""

from abc import abstractmethod

from hushmaze.bots.api import Level
from hushmaze.protocol.codec import Plain
from hushmaze.protocol.reasons import ErrorReason
from hushmaze.server.bots.names import bot_name
from hushmaze.server.rejection import Rejected
from hushmaze.server.rooms.choices import check_choices
from hushmaze.server.rooms.people import Person
from hushmaze.server.rooms.presence import Gathering
from hushmaze.server.rooms.record import BotSeat

FREE_ON_A_DAY = ("seats", "voice", "bots_hold")
"""What the host of a day's challenge still chooses."""


class Table(Gathering):
    @property
    def seats(self) -> int:
        seats = self.record.choices.get("seats")
        return seats if isinstance(seats, int) else 0

    @property
    @abstractmethod
    def playing(self) -> bool:
        """Whether a game is laid out, or being laid out, that is not over."""

    # The host

    def only_host(self, person: Person) -> None:
        if self.record.host != person.id:
            raise Rejected(ErrorReason.NOT_THE_HOST)

    def pass_host(self, person: Person, to: int) -> None:
        self.only_host(person)
        if to not in self.ids_here:
            raise Rejected(ErrorReason.NOBODY_THERE)
        self.record.host = to

    @property
    def host_sits(self) -> bool:
        return any(p.id == self.record.host and p.seat is not None for p in self.record.people)

    def mind_the_host(self) -> None:
        """A table whose host has been gone for a while gets another."""
        host = next((p for p in self.record.people if p.id == self.record.host), None)
        if host is None or not (self.here(host) or self.only_just_away(host)):
            self._find_host()

    def host_left(self, person: Person) -> None:
        if self.record.host == person.id and not self.here(person):
            self._find_host()

    def _find_host(self) -> None:
        """Somebody who sits and is here; one who only watches, only where nobody sits at all."""
        anybody = all(person.seat is None for person in self.record.people)
        here = sorted(who.id for who in self.outlets.values() if anybody or who.seat is not None)
        if here:
            self.record.host = here[0]

    # Seats

    def holder(self, seat: int) -> Person | None:
        """Whose seat it is, here or away."""
        return next((p for p in self.record.people if p.seat == seat), None)

    def sit(self, person: Person, seat: int) -> None:
        """A person goes before a bot, in a game too."""
        self._check_seat(seat)
        holder = self.holder(seat)
        if holder is not None and holder is not person:
            self._check_gone(holder)
        if self.playing and person.seat is not None:
            raise Rejected(ErrorReason.GAME_RUNNING, "Seats cannot be changed while a game is laid out.")
        if holder is not None:
            self._get_up(holder)
        person.seat, person.ready = seat, False
        self._bot_leaves(seat)
        self.mind_the_host()

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < self.seats:
            raise Rejected(ErrorReason.NO_SUCH_SEAT)

    def _check_gone(self, holder: Person) -> None:
        if self.here(holder):
            raise Rejected(ErrorReason.SEAT_TAKEN, f"{holder.name} sits there.")
        if self.playing or self.only_just_away(holder):
            raise Rejected(ErrorReason.SEAT_HELD, f"The seat is kept for {holder.name}, who is away.")

    def stand(self, person: Person) -> None:
        self._get_up(person)

    @staticmethod
    def _get_up(person: Person) -> None:
        person.seat, person.ready = None, False

    def free(self, person: Person, seat: int) -> None:
        """The host takes the seat from somebody who has been away for a while, in a game too."""
        self.only_host(person)
        self._check_seat(seat)
        holder = self.holder(seat)
        if holder is None:
            raise Rejected(ErrorReason.SEAT_FREE)
        if self.here(holder):
            raise Rejected(ErrorReason.SEAT_TAKEN, f"{holder.name} sits there.")
        if self.only_just_away(holder):
            raise Rejected(ErrorReason.SEAT_HELD, f"{holder.name} may be back in a moment.")
        self._get_up(holder)

    # Bots

    def offer(self, person: Person, seat: int, bot: bool, level: str | None = None) -> None:
        """The host gives an empty seat to a bot, or takes it from the bot, in a game too."""
        self.only_host(person)
        self._check_seat(seat)
        if self.holder(seat) is not None:
            raise Rejected(ErrorReason.SEAT_TAKEN)
        if bot:
            self.seat_bot(seat, level)
        else:
            self._bot_leaves(seat)

    def seat_bot(self, seat: int, level: str | None) -> None:
        """In place of another one that may be there."""
        wanted = _level(level)
        self._bot_leaves(seat)
        newcomer = BotSeat(seat, bot_name(seat, self.names()), wanted)
        self.record.bots = sorted([*self.record.bots, newcomer], key=lambda bot: bot.seat)

    def _bot_leaves(self, seat: int) -> None:
        self.record.bots = [bot for bot in self.record.bots if bot.seat != seat]

    # Choices

    def choose(self, person: Person, choices: dict[str, Plain]) -> None:
        """The host changes the table; a mix that cannot be played changes nothing."""
        self.only_host(person)
        if self.playing:
            raise Rejected(ErrorReason.GAME_RUNNING, "The table cannot be changed while a game is laid out.")
        if self.daily is not None and any(self._would_change(*choice) for choice in choices.items()):
            raise Rejected(ErrorReason.DAILY_TABLE)
        self.lay(choices)

    @property
    def daily(self) -> str | None:
        """The day whose challenge the next game is."""
        day = self.record.daily
        return None if day is None or day.game is not None else day.date

    def _would_change(self, key: str, value: Plain) -> bool:
        """Whether a choice would make the game another one."""
        return key not in FREE_ON_A_DAY and value != self.record.choices.get(key)

    def lay(self, choices: dict[str, Plain]) -> None:
        """Change the choices that are named; who sits beyond the table's edge gets up."""
        wanted = {key: value for key, value in (self.record.choices | choices).items() if value is not None}
        try:
            check_choices(wanted)
        except ValueError as error:
            raise Rejected(ErrorReason.BAD_TABLE, str(error)) from error
        self.record.choices = wanted
        for sitting in self.record.people:
            if sitting.seat is not None and sitting.seat >= self.seats:
                self._get_up(sitting)
        self.record.bots = [bot for bot in self.record.bots if bot.seat < self.seats]

    def check_deal(self, person: Person) -> None:
        """Whether a new game can be laid out."""
        self.only_host(person)
        if self.playing:
            raise Rejected(ErrorReason.GAME_RUNNING)
        taken = {p.seat for p in self.record.people} | {bot.seat for bot in self.record.bots}
        if any(seat not in taken for seat in range(self.seats)):
            raise Rejected(ErrorReason.SEATS_EMPTY)


def _level(level: str | None) -> Level:
    if level is None:
        return Level.HUMAN
    try:
        return Level(level)
    except ValueError:
        raise Rejected(ErrorReason.NO_SUCH_LEVEL, f"Bots are {', '.join(Level)}.") from None
