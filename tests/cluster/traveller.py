"""A client that goes to whichever node lives, and stays when its room moves."""

import asyncio
from random import Random

from hushmaze.protocol.codec import to_plain
from hushmaze.rules import State
from hushmaze.rules.commands import Stare
from hushmaze.rules.words import Seat
from tests.server.player import Message
from tests.server.survival.client import Client
from tests.server.survival.knowledge import wish_for_the_end

NOT_NOW = "not_stored"
SEND_AGAIN_S = 0.2
MOST_IN_VAIN = 50
"""Refused deeds in a row: the next owner knows only numbers in the log, and takes none far beyond."""


class NotNowError(ConnectionError):
    """The node has refused to let it join, for the moment."""


class Traveller(Client):
    """Takes no answer for one that says: not now."""

    def __init__(self, url: str, room: str, dice: Random) -> None:
        super().__init__(url, room, dice)
        self.done_at: list[float] = []
        """When its deeds were acknowledged."""
        self.arrived_at = 0.0
        """When it last joined, or its room came back."""
        self.moves = 0
        """How often its room came back over the same socket."""
        self.is_in = False
        """Whether its connection has joined."""
        self.ends_the_game = False
        """Whether it does what it can to end the game, and not to."""
        self._in_vain = 0
        self._sends_again = False

    def wish(self, now: State) -> Message:
        if self._in_vain > MOST_IN_VAIN:
            return to_plain(Stare(Seat((self.seat + 1) % len(now.cards))))
        return wish_for_the_end(now, self.seat, self.dice) if self.ends_the_game else super().wish(now)

    async def arrive(self) -> None:
        """A NotNowError where the room is not to be had just now."""
        self.is_in = False
        player = self.player
        await player.connect()
        since = player.version if player.game else None
        player.send("join", room=self.room, token=player.token, game=player.game, since=since)
        while (message := await player.next())["type"] != "welcome":
            if message["type"] == "error":
                self.catch_up()
                await asyncio.sleep(SEND_AGAIN_S)
                raise NotNowError(message["reason"])
        you = message["you"]
        player.token = you["token"] or player.token
        player.seat, player.person = you["seat"], you["id"]
        player.n = max(player.n, you["n"] - 1)
        self.joins += 1
        self.arrived_at = asyncio.get_running_loop().time()
        self.catch_up()
        self.is_in = True

    def _take(self, message: Message) -> None:
        kind = message["type"]
        if message.get("reason") == NOT_NOW and kind in ("error", "refused"):
            if kind == "refused":
                asyncio.get_running_loop().call_later(SEND_AGAIN_S, self._once_more, message["n"])
            return
        if kind == "welcome" and self.is_in:
            self.moves += 1
            self.arrived_at = asyncio.get_running_loop().time()
            self._sends_again = True
        if kind == "refused":
            self._in_vain += 1
        if kind == "done":
            self._in_vain = 0
            self.done_at.append(asyncio.get_running_loop().time())
        super()._take(message)

    def catch_up(self) -> None:
        super().catch_up()
        if self._sends_again:
            self._sends_again = False
            for n in list(self.unanswered):
                self._once_more(n)

    def _once_more(self, n: int) -> None:
        """Unless its answer has come, read or not: other nodes do not remember what was refused."""
        read = any(message.get("n") == n for message in self.unheard)
        if read or self.player.has_answer(n) or n not in self.unanswered:
            return
        if self.is_in and self.player.is_open:
            self.send_again(n)

    def lose(self) -> None:
        """Its connection has ended."""
        self.is_in = False
        self.player.cut()
