"""Many hostile sockets at once against one town; afterwards it must be as it was.

Strangers and spectators attack the quiet rooms. In the arenas hostile players hold real seats and the host's
rights. Others never get as far as a socket. All is seeded, so that a find can be had again.
"""

import asyncio
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import cycle, islice
from random import Random

import msgspec

from hushmaze.protocol.game_log.log import read_event
from hushmaze.rules import begin, evolve
from hushmaze.rules.digest import digest
from tests.server.hostile.attacker import Attacker, Heard, frame
from tests.server.hostile.noise import INTRUSIONS, UNRULY, intrusion, unruly
from tests.server.hostile.payloads import Payloads, packed
from tests.server.hostile.requests import Requests, faults
from tests.server.hostile.town import Facts, Town, deeds_in
from tests.server.player import Player

VOLLEY = 50
"""Frames sent before looking at what came back."""

UNRULY_SHARE = 0.01
"""Of all frames: those that end their connection. Each costs a new one, and the rest of its volley."""

ANSWERS = ("welcome", "error", "bye")
"""To a join."""


@dataclass
class Toll:
    """What was sent, what came back, and what is wrong."""

    sent: Counter[str] = field(default_factory=Counter)
    heard: Heard = field(default_factory=Heard)
    asked: Heard = field(default_factory=Heard)
    """What came back to requests for resources."""
    connections: int = 0
    good_deeds: int = 0
    wrong: list[str] = field(default_factory=list)

    @property
    def frames(self) -> int:
        return self.sent.total()


class Siege:
    def __init__(self, town: Town, frames: int, seed: int, good_deeds: int = 10**9) -> None:
        """`good_deeds` is how many the good ones do meanwhile at most, where they have a limit too."""
        self.town = town
        self.toll = Toll()
        self._left = frames
        self._seed = seed
        self._good_deeds = good_deeds
        self._tokens = [p.token for p in town.players if p.token]
        self._deeds = town.legal_deeds()
        self._unruly, self._intrusions = cycle(UNRULY), cycle(INTRUSIONS)

    async def rage(self, strangers: int = 12, intruders: int = 6, askers: int = 3) -> Toll:
        """Attack until all frames are sent, while two good people play on; then look at the damage."""
        before = self._all_facts()
        good = await self.town.playing(await self.town.new_room(), 2, 1)
        playing_on = asyncio.create_task(self._play_on(good))
        hostile = [self._stranger(n) for n in range(strangers)]
        hostile += [self._intruder(n) for n in range(intruders)]
        hostile += [self._asker(n) for n in range(askers)]
        for code, tokens in self.town.arenas.items():
            hostile += [self._bad_player(code, n, token) for n, token in enumerate(tokens)]
        await asyncio.gather(*hostile)
        await playing_on
        self._compare(before)
        await self._still_well(good)
        self.toll.wrong += faults(self.toll.asked.statuses)
        return self.toll

    def _all_facts(self) -> dict[str, Facts]:
        return {code: self.town.facts(code) for code in self.town.quiet}

    def _source(self, *who: object) -> Payloads:
        dice = Random(f"{self._seed} {who}")
        return Payloads(dice, self.town.quiet, self._tokens, self._deeds)

    def _frames(self, source: Payloads) -> Iterator[bytes]:
        """Until all are sent, or one that ends the connection."""
        while self._left > 0:
            self._left -= 1
            if source.dice.random() < UNRULY_SHARE:
                kind = next(self._unruly)
                self.toll.sent[kind] += 1
                yield unruly(kind, source)
                return
            kind, payload = source.next()
            self.toll.sent[kind] += 1
            yield frame(payload)

    async def _dial(self) -> Attacker:
        self.toll.connections += 1
        attacker = await Attacker.dial(self.town.server.port, self.toll.heard)
        await attacker.upgrade(self.town.server.port)
        return attacker

    async def _fire(self, attacker: Attacker, source: Payloads) -> None:
        """Volleys until the connection ends or nothing is left."""
        while self._left > 0 and not attacker.gone:
            await attacker.volley(islice(self._frames(source), VOLLEY))
        attacker.cut()

    async def _stranger(self, number: int) -> None:
        """Nobody, or a spectator of one of the quiet rooms."""
        source = self._source("stranger", number)
        while self._left > 0:
            attacker = await self._dial()
            if source.dice.random() < 0.8:
                room = source.dice.choice(self.town.quiet)
                await attacker.ask(packed({"type": "join", "room": room, "token": source.token()}), *ANSWERS)
            await self._fire(attacker, source)

    async def _bad_player(self, code: str, number: int, token: str | None) -> None:
        """Somebody with a seat, and perhaps the host, who comes back to it after every cut."""
        source = self._source("player", code, number)
        source.rooms = [code]
        while self._left > 0:
            attacker = await self._dial()
            welcome = await attacker.ask(packed({"type": "join", "room": code, "token": token}), *ANSWERS)
            token = _token_in(welcome) or token
            while self._left > 0 and not attacker.gone:
                source.deeds = deeds_in(self.town.room(code)) or self._deeds
                await attacker.volley([*_to_work(source.dice, number), *islice(self._frames(source), VOLLEY)])
            attacker.cut()

    async def _intruder(self, number: int) -> None:
        """Never a proper handshake."""
        source = self._source("intruder", number)
        while self._left > 0 or not self.toll.sent[INTRUSIONS[-1]]:
            self._left -= 1
            kind = next(self._intrusions)
            data, answered = intrusion(kind, source.dice, self.town.server.port)
            self.toll.sent[kind] += 1
            self.toll.connections += 1
            attacker = await Attacker.dial(self.town.server.port, self.toll.heard)
            if answered:
                await attacker.say(data)
            else:
                attacker.send(data)
            attacker.cut()

    async def _asker(self, number: int) -> None:
        """Of the HTTP API, without a socket."""
        games = [match.game for code in self.town.quiet if (match := self.town.room(code).match) is not None]
        requests = Requests(Random(f"{self._seed} asker {number}"), [*self.town.quiet, *games])
        while self._left > 0:
            self._left -= 1
            kind, asked = requests.next()
            self.toll.sent[kind] += 1
            self.toll.connections += 1
            attacker = await Attacker.dial(self.town.server.port, self.toll.asked)
            await attacker.say(asked)
            attacker.cut()

    async def _play_on(self, good: list[Player]) -> None:
        while self._left > 0 and self.toll.good_deeds < self._good_deeds:
            for player in good:
                answer = await player.do({"type": "bell", "target": 0})
                if answer["type"] != "done":
                    self.toll.wrong.append(f"a good player was told {answer}")
                self.toll.good_deeds += 1

    def _compare(self, before: dict[str, Facts]) -> None:
        after = self._all_facts()
        for code, facts in before.items():
            changed = [key for key, value in facts.items() if after[code][key] != value]
            self.toll.wrong += [f"{key}: {facts[key]} became {after[code][key]}" for key in changed]
        for code in self.town.arenas:
            match = self.town.room(code).match
            if match is None:
                self.toll.wrong.append(f"no game was ever played in arena {code}")
                continue
            state = begin(match.heading.setup())
            for line in match.lines:
                state = evolve(state, read_event(line)[0])
            if digest(state) != digest(match.durable):
                self.toll.wrong.append("an arena's log does not tell its game")

    async def _still_well(self, good: list[Player]) -> None:
        if not (await self.town.get("/healthz"))["ok"]:
            self.toll.wrong.append("not healthy")
        for player in good:
            if (await player.do({"type": "stare", "target": 1 - (player.seat or 0)}))["type"] != "done":
                self.toll.wrong.append("a good player cannot play any more")


def _to_work(dice: Random, number: int) -> list[bytes]:
    """What brings an arena back to a running game, if the sender may."""
    return [
        frame(packed(message))
        for message in (
            {"type": "setup", "table": {"seats": 3, "hourglass_ms": dice.choice([1000, 60_000])}},
            {"type": "sit", "seat": number},
            {"type": "deal"},
            {"type": "do", "n": dice.randrange(10**6), "deed": {"type": "start"}},
        )
    ]


def _token_in(welcome: bytes | None) -> str | None:
    you = msgspec.json.decode(welcome).get("you", {}) if welcome else {}
    token = you.get("token")
    return str(token) if token else None
