"""A table that plays to the brink of its end, and then wins, gives up, or leaves it at that."""

from enum import Enum, auto
from itertools import groupby
from pathlib import Path

from hushmaze.protocol.codec import to_plain
from hushmaze.server.settings import Settings
from hushmaze.storage.looking import looking_into
from tests.server.player import Message, Player
from tests.server.survival.asking import asked
from tests.server.survival.winning import winning


class Fate(Enum):
    WINS = auto()
    GIVES_UP = auto()
    LIES = auto()
    """Nobody ever comes back to it."""


ORDINARY = "/api/rooms", {"table": {"scenario": 1, "seats": 2}}
OF_THE_DAY = "/api/daily/room", {"seats": 2}


class Table:
    """Two people whom no other table has, and their one game."""

    def __init__(self, fate: Fate, number: int, *, daily: bool) -> None:
        self.fate = fate
        self.names = [f"Ann {number}", f"Ben {number}"]
        self.daily = daily
        self.told = False
        """Whether they know that it has ended as it should."""
        self._code = ""
        self._players: list[Player] = []
        self._last = 0
        """The number of the deed that wins."""

    async def sit_down(self, url: str, folder: Path) -> None:
        path, wish = OF_THE_DAY if self.daily else ORDINARY
        self._code = (await asked(url + path, wish))["code"]
        for seat, name in enumerate(self.names):
            player = await Player(url).connect()
            await player.join(self._code, name=name)
            player.send("sit", seat=seat)
            await player.hear("seat")
            self._players.append(player)
        self._players[0].send("deal")
        for player in self._players:
            await player.hear("game")
        with looking_into(Settings(data=folder).database) as look:
            self._commands = winning(look.heading(self.game) or b"")

    @property
    def game(self) -> str:
        assert self._players[0].game is not None
        return self._players[0].game

    @property
    def _who(self) -> Player:
        """Whose word ends it; only the host gives up."""
        return self._players[(self._commands[-1].seat or 0) if self.fate is Fate.WINS else 0]

    async def to_the_brink(self) -> None:
        """One deed is left; a seat does all that is its own before the other must do something."""
        for seat, run in groupby(self._commands[:-1], key=lambda command: command.seat or 0):
            player = self._players[seat]
            numbers = [player.start_deed(to_plain(command.deed)) for command in run]
            assert (await player.answer(numbers[-1]))["type"] == "done"
        self._last = self._who.n + 1

    def end(self) -> None:
        """Or say so again: the same number stands for the same deed."""
        if self.fate is Fate.WINS:
            self._who.send("do", n=self._last, deed=to_plain(self._commands[-1].deed))
        elif self.fate is Fate.GIVES_UP:
            self._who.send("abandon", game=self.game)

    async def hear(self) -> None:
        """One message more."""
        message = await self._who.next()
        assert message["type"] not in ("refused", "error"), message
        self.told = self.told or self._ends(message)

    def _ends(self, message: Message) -> bool:
        if self.fate is Fate.WINS:
            return bool(message["type"] == "done" and message["n"] == self._last)
        return bool(message["type"] == "room" and message["room"]["game"] is None)

    async def come_back(self, url: str) -> None:
        """After a kill, until they are told."""
        self.leave()
        self._who.url = url
        await self._who.connect()
        await self._who.join(self._code)
        await self.hear()  # the room as it is
        if not self.told:
            self.end()
        while not self.told:
            await self.hear()

    def leave(self) -> None:
        for player in self._players:
            player.cut()
