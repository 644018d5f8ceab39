"""Hostile texts: what a socket may be sent that is no message, nearly one, or one at the wrong time.

Everything is made from the message and deed types themselves, so that a new field is attacked at once.
"""

import json
from collections.abc import Callable
from random import Random
from typing import Any, get_args, get_type_hints

import msgspec

from hushmaze.protocol.codec import wire_name
from hushmaze.protocol.messages.from_client import ClientMessage
from hushmaze.rules import Deed
from hushmaze.rules.commands import Aim, Gesture, Topic
from hushmaze.rules.words import DIRECTIONS, HEROES, Ability

Plain = Any
"""Whatever JSON can say."""

LONGEST = 4096

MESSAGES: tuple[type[Any], ...] = get_args(ClientMessage)
DEEDS: tuple[type, ...] = get_args(Deed)

_STRANGE_TEXTS = (
    "", " ", "\x00", "\u202e", "💎" * 40, "<script>alert(1)</script>", "__proto__", "constructor",
    "../../../../etc/passwd", "%s%n%x", "'; DROP TABLE rooms; --", "null", "\ud7ff", "\u017f",
    "\u0130", "x" * 900,
)  # fmt: skip
_STRANGE_NUMBERS = (
    0, -1, 1, 255, 2**31, 2**53 + 1, 2**63 - 1, -(2**63), 2**64 - 1, 2**64, 10**30, -(10**300),
    0.5, 1.0, -0.0, 1e308, 5e-324,
)  # fmt: skip
_STRANGE_THINGS: tuple[Plain, ...] = (
    None, True, False, [], {}, [[]], [None], {"type": None}, {"type": "do"}, {"__proto__": {"admin": True}},
    {"constructor": {"prototype": {}}}, {"": ""}, [0, 0, 0], [0, 1e9, 0], [2**70, 0, -1], ["0", "0", "0"],
)  # fmt: skip
STRANGE: tuple[Plain, ...] = (*_STRANGE_TEXTS, *_STRANGE_NUMBERS, *_STRANGE_THINGS)

TABLES: tuple[Plain, ...] = (
    {"seats": 2}, {"seats": 3}, {"seats": 1}, {"seats": 0}, {"seats": 9}, {"scenario": 7}, {"scenario": 16},
    {"scenario": 18}, {"scenario": "0" * 60}, {"level": 1}, {"level": None}, {"face": "B"}, {"face": "\x00"},
    {"hourglass_ms": 1000}, {"hourglass_ms": 3_600_000}, {"pause": True}, {"talk_always": True},
    {"cards": ["NEV", "SWCX"]}, {"cards": None}, {"edition": "B"}, {"deal": "random"}, {"voice": False},
    {"bots_hold": False}, {"bots_hold": 3}, {"fair": "very"}, {"bots_listen_ms": 0}, {"bots_listen_ms": 1e9},
    {"bots_patient": True}, {"bots_patient": []}, {"bots_skill": "novice"}, {"bots_skill": {}},
    {"seed": 1}, {"rigged": {"stack": [2, 3]}}, {"tile_set": "../secret"}, {"__proto__": 1}, {},
    {"scenario": {"name": "x", "tiles": "2-9"}}, {"scenario": {"name": "x", "tiles": "9-2", "rules": [[]]}},
)  # fmt: skip
"""Tables of all sorts; tile sets by number are left out because making one takes a third of a second."""

_TEXT_PARTS = (("rename", "name"), ("chat", "text"), ("join", "room"), ("join", "token"))
_NUMBERED = (
    b'{"type":"do","n":%b,"deed":{"type":"look"}}',
    b'{"type":"do","n":1,"deed":{"type":"bell","target":%b}}',
    b'{"type":"sit","seat":%b}',
    b'{"type":"since","v":%b}',
    b'{"type":"time","sent":%b}',
    b'{"type":"signal","to":0,"data":{"a":%b}}',
    b'{"type":"setup","table":{"seats":%b}}',
)


class Payloads:
    """An endless, seeded source; `rooms`, `tokens` and `deeds` are what the attacker knows of the house."""

    def __init__(self, dice: Random, rooms: list[str], tokens: list[str], deeds: list[Plain]) -> None:
        self.dice = dice
        self.rooms = rooms
        self.tokens = tokens
        self.deeds = deeds
        self._makers: tuple[tuple[str, int, Callable[[], bytes]], ...] = (
            ("message", 30, lambda: packed(self.message())),
            ("legal deed of another", 20, self._legal_deed),
            ("random deed", 15, lambda: packed({"type": "do", "n": self._number(), "deed": self.deed()})),
            ("wrong part", 20, lambda: packed(self._spoilt(self.message()))),
            ("wrong deed", 10, lambda: packed({"type": "do", "n": 1, "deed": self._spoilt(self.deed())})),
            ("truncated", 8, self._truncated),
            ("printable noise", 8, self._noise),
            ("nested", 4, self._nested),
            ("long", 4, self._long),
            ("number", 4, self._huge_number),
            ("unknown type", 4, lambda: packed({"type": self._strange(), "seat": 0})),
            ("no object", 3, lambda: packed(self._strange())),
            ("twice", 3, self._twice),
        )
        self._weights = [weight for _, weight, _ in self._makers]

    def next(self) -> tuple[str, bytes]:
        """What it is, and the text; at most `LONGEST` bytes of UTF-8."""
        kind, _, make = self.dice.choices(self._makers, self._weights)[0]
        payload = make()
        return (kind, payload) if len(payload) <= LONGEST else ("cut short", _cut(payload))

    def message(self) -> dict[str, Plain]:
        """A message that is right in itself, whoever may be allowed to send it."""
        kind = self.dice.choice(MESSAGES)
        parts = {field.name: self._part(field.name) for field in msgspec.structs.fields(kind)}
        return {"type": kind.__struct_config__.tag, **parts}

    def deed(self) -> dict[str, Plain]:
        kind = self.dice.choice(DEEDS)
        hints = get_type_hints(kind)
        return {"type": wire_name(kind)} | {
            {"origin": "from"}.get(name, name): self._deed_part(name) for name in hints
        }

    def token(self) -> str | None:
        """Nearly somebody's, or nobody's."""
        if not self.tokens or self.dice.random() < 0.3:
            return self.dice.choice([None, "", "x" * 24, "A" * 2000])
        real = self.dice.choice(self.tokens)
        nearly = [real[:-1], real.swapcase(), real + "\x00", real[::-1], f" {real}", real[1:] + "A"]
        return self.dice.choice(nearly)

    def _part(self, name: str) -> Plain:
        return _PARTS[name](self)

    def _deed_part(self, name: str) -> Plain:
        return _DEED_PARTS[name](self)

    def _number(self) -> int:
        return self.dice.choice([-1, 0, 1, 2, 3, self.dice.randrange(1000), 2**40, 2**64 - 1, 10**30])

    def square(self) -> list[int]:
        return [self.dice.choice([0, 0, 0, 1, 2]), self.dice.randrange(-9, 9), self.dice.randrange(-9, 9)]

    def _strange(self) -> Plain:
        return self.dice.choice(STRANGE)

    def _legal_deed(self) -> bytes:
        deed = self.dice.choice(self.deeds) if self.deeds else self.deed()
        return packed({"type": "do", "n": self._number(), "deed": deed})

    def _spoilt(self, thing: dict[str, Plain]) -> dict[str, Plain]:
        """One part of a wrong type, missing, or one too many."""
        name = self.dice.choice(list(thing))
        way = self.dice.random()
        if way < 0.7:
            return thing | {name: self._strange()}
        if way < 0.85:
            return {key: value for key, value in thing.items() if key != name}
        return thing | {self.dice.choice(_STRANGE_TEXTS[:-1]): self._strange()}

    def _truncated(self) -> bytes:
        whole = packed(self.message())
        return _cut(whole, self.dice.randrange(len(whole)))

    def _noise(self) -> bytes:
        return bytes(self.dice.randrange(128) for _ in range(self.dice.randrange(60)))

    def _nested(self) -> bytes:
        depth = self.dice.choice([10, 100, 1000, 1900])
        opening, closing = self.dice.choice([(b"[", b"]"), (b'{"a":', b"}")])
        depth = min(depth, 4000 // (len(opening) + len(closing)))
        inner = opening * depth + b"1" + closing * depth
        return self.dice.choice([inner, b'{"type":"setup","table":{"scenario":%b}}' % inner])

    def _long(self) -> bytes:
        kind, part = self.dice.choice(_TEXT_PARTS)
        letter = self.dice.choice(["a", "é", "\u2028", "💎", "-"])
        room = {} if part == "room" else {"room": self._part("room")} if kind == "join" else {}
        return packed({"type": kind, part: letter * self.dice.choice([24, 25, 500, 900, 4000]), **room})

    def _huge_number(self) -> bytes:
        digits = self.dice.choice([20, 100, 1000, 3900])
        number = self.dice.choice([b"9" * digits, b"-" + b"9" * digits, b"1e" + b"9" * min(digits, 100)])
        return self.dice.choice(_NUMBERED) % number

    def _twice(self) -> bytes:
        """The same key twice: whoever reads the first sees another message than who reads the last."""
        return b'{"type":"ready","ready":true,' + packed(self.message())[1:]


_PARTS: dict[str, Callable[[Payloads], Plain]] = {
    "room": lambda p: p.dice.choice([*p.rooms, "", "zzzz-zzzz", "A" * 300]),
    "token": lambda p: p.token(),
    "handover": lambda p: p.dice.choice([None, None, "", f"{p.dice.randrange(1 << 24):06X}", "FFFFFF"]),
    "name": lambda p: p.dice.choice(["Guest", *_STRANGE_TEXTS]),
    "game": lambda p: p.dice.choice([None, "0" * 16, "../x"]),
    "again": lambda p: p.dice.choice([None, "0" * 16, "../x"]),
    "deal": lambda p: p.dice.choice([None, True, False]),
    "since": lambda p: p.dice.choice([None, 0, -1, 5, 2**40, 10**30]),
    "acks": lambda p: p.dice.choice([None, True, False]),
    "changes": lambda p: p.dice.choice([None, True, False]),
    "n": lambda p: p.dice.randrange(1000),
    "deed": lambda p: p.deed(),
    "v": lambda p: p.dice.choice([0, -1, 3, 2**31]),
    "sent": lambda p: p.dice.choice([0, -1.5, 1e300]),
    "rtt": lambda p: p.dice.choice([None, -5, 40, 2**70]),
    "seat": lambda p: p.dice.randrange(-1, 10),
    "ready": lambda p: p.dice.random() < 0.5,
    "table": lambda p: p.dice.choice(TABLES),
    "bot": lambda p: p.dice.random() < 0.5,
    "level": lambda p: p.dice.choice([None, "human", "relaxed", "sleepy", "\x00"]),
    "person": lambda p: p.dice.randrange(-1, 80),
    "text": lambda p: p.dice.choice(["hello", *_STRANGE_TEXTS]),
    "to": lambda p: p.dice.randrange(-1, 9),
    "data": lambda p: p.dice.choice([{}, {"sdp": "v=0\r\n" * 50}, {"__proto__": {}}]),
}
"""A part of a message by its name; a new one without an entry here fails at once."""

_DEED_PARTS: dict[str, Callable[[Payloads], Plain]] = {
    "hero": lambda p: p.dice.choice(HEROES).name.lower(),
    "origin": lambda p: p.square(),
    "to": lambda p: p.square(),
    "door": lambda p: p.dice.choice([None, p.square()]),
    "square": lambda p: p.square(),
    "direction": lambda p: p.dice.choice(DIRECTIONS).name.lower(),
    "steps": lambda p: p.dice.choice([-1, 0, 1, 2, 3, 2**70]),
    "first": lambda p: p.dice.randrange(-1, 26),
    "second": lambda p: p.dice.randrange(-1, 26),
    "target": lambda p: p.dice.randrange(-1, 10),
    "text": lambda p: p.dice.choice(_STRANGE_TEXTS),
    "sign": lambda p: p.dice.choice([*Gesture, "rude"]),
    "topic": lambda p: p.dice.choice([*Topic, "", "weather"]),
    "ability": lambda p: p.dice.choice([*(ability.name.lower() for ability in Ability), "fly"]),
    "aim": lambda p: p.dice.choice([*Aim, "fame"]),
}


def packed(plain: Plain) -> bytes:
    return json.dumps(plain, ensure_ascii=False).encode(errors="replace")


def _cut(payload: bytes, length: int = LONGEST) -> bytes:
    return payload[:length].decode(errors="ignore").encode()
