"""A client that never gives up: it fires without waiting, joins again after every cut, and repeats itself."""

from collections import defaultdict
from random import Random

from picows import WSError

from hushmaze.rules import State, evolve
from hushmaze.rules.words import Seat
from tests.server.player import Message, Player
from tests.server.survival.knowledge import event_of, first_state, predicted, wish

TROUBLE = (OSError, WSError)
"""What a bad network or a dead server may look like from here."""


class Client:
    """Remembers every deed it sent and every answer it got, over all its connections."""

    def __init__(self, url: str, room: str, dice: Random) -> None:
        self.player = Player(url)
        self.room = room
        self.dice = dice
        self.deeds: dict[int, Message] = {}
        self.answers: defaultdict[int, list[Message]] = defaultdict(list)
        self.unanswered: dict[int, Message] = {}
        self.sent: dict[int, list[int]] = {}
        """After how many messages each deed was sent, and sent again."""
        self.snapshots: list[Message] = []
        self.joins = 0
        self._state: State | None = None
        self._predicted: State | None = None
        self._heard = 0
        self._applied = 0

    @property
    def seat(self) -> Seat:
        assert self.player.seat is not None, "nobody at the table"
        return Seat(self.player.seat)

    @property
    def state(self) -> State:
        """What its snapshot and the updates since have made of the game."""
        assert self._state is not None, "no game yet"
        return self._state

    @property
    def done(self) -> dict[int, int]:
        """The versions at which its deeds were acknowledged, by number."""
        return {n: told[-1]["v"] for n, told in self.answers.items() if told[-1]["type"] == "done"}

    async def arrive(self) -> None:
        """Join, or join again with what it has; a reload is never asked for."""
        await self.player.connect()
        await self.player.join(self.room)
        self.joins += 1
        self.catch_up()

    async def come_back(self) -> None:
        """Join again and send again all that has no answer: in any order, and some of it twice."""
        await self.arrive()
        again = list(self.unanswered)
        again += [n for n in again if self.dice.random() < 0.2]
        self.dice.shuffle(again)
        for n in again:
            self.send_again(n)

    def fire(self) -> int:
        """Send a deed, judged by nothing but what is known here and what was sent before."""
        now = self._predicted if self._predicted is not None else self.state
        return self.send(self.wish(now))

    def wish(self, now: State) -> Message:
        """What to do next."""
        return wish(now, self.seat, self.dice)

    def send(self, deed: Message) -> int:
        self.player.n += 1
        n = self.player.n
        self.deeds[n] = self.unanswered[n] = deed
        if self._state is not None:
            self._predicted = predicted(self._predicted or self._state, self.seat, deed)
        self.send_again(n)
        return n

    def send_again(self, n: int) -> None:
        self.sent.setdefault(n, []).append(len(self.player.everything))
        self.player.send("do", n=n, deed=self.deeds[n])

    def story_of(self, n: int) -> str:
        """When a deed was sent, answered, and between which welcomes, by messages heard."""
        told = [(at, "sent") for at in self.sent.get(n, [])]
        for at, message in enumerate(self.player.everything):
            if message["type"] in ("welcome", "error", "game"):
                told.append((at, f"{message['type']} {message.get('reason', '')}"))
            elif message.get("n") == n and message["type"] in ("done", "refused"):
                told.append((at, f"{message['type']} {message.get('reason', message.get('v'))}"))
        first = min(at for at, what in told if what == "sent") - 40
        last = max(at for at, what in told if what.startswith(("done", "refused")))
        return ", ".join(f"{at} {what}" for at, what in sorted(told) if first <= at <= last)

    async def hear(self) -> None:
        """The next message, and whatever has come with it."""
        await self.player.next()
        self.catch_up()

    async def hear_all(self) -> None:
        """What has come already; waits for nothing."""
        while self.player.unheard:
            await self.player.next()
        self.catch_up()

    async def answered(self) -> None:
        while self.unanswered:
            await self.hear()

    async def at_version(self, version: int) -> None:
        while self.player.version < version:
            await self.hear()

    @property
    def unheard(self) -> list[Message]:
        """What has come and was not looked at."""
        return self.player.everything[self._heard :]

    def catch_up(self) -> None:
        heard = self.unheard
        self._heard += len(heard)
        for message in heard:
            self._take(message)
        fresh = self.player.events[self._applied :]
        for event in fresh:
            self._state = self._predicted = evolve(self.state, event_of(event))
        self._applied += len(fresh)

    def _take(self, message: Message) -> None:
        if message["type"] in ("done", "refused"):
            self.answers[message["n"]].append(message)
            self.unanswered.pop(message["n"], None)
        elif message["type"] == "game":
            self.snapshots.append(message)
            self._state, self._applied = first_state(message), 0
        else:
            assert message["type"] != "error", message
