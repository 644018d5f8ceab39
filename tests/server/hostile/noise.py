"""What breaks the rules beneath the messages: frames that are none, handshakes that are none."""

from collections.abc import Callable
from random import Random

from hushmaze.server.transport.websockets.rfc6455 import BINARY, CLOSE, CONTINUATION, LAST, PING, TEXT
from tests.server.hostile.attacker import frame, handshake
from tests.server.hostile.payloads import Payloads


def random_bytes(dice: Random, most: int = 300) -> bytes:
    return dice.randbytes(dice.randrange(1, most))


_CODES = tuple(code.to_bytes(2, "big") for code in (0, 999, 1005, 1006, 65535))

_UNRULY: dict[str, Callable[[Random, bytes], bytes]] = {
    "invalid UTF-8": lambda _, good: frame(good + b"\xc3\x28"),
    "random bytes": lambda dice, _: frame(b"\xff" + random_bytes(dice)),
    "binary": lambda _, good: frame(good, LAST | BINARY),
    "oversized": lambda dice, _: frame(b" " * dice.choice([4097, 5000, 70_000])),
    "fragments": lambda _, good: frame(good[:5], TEXT) + frame(good[5:], LAST | CONTINUATION),
    "fragments, oversized": lambda _, __: frame(b"[" * 3000, TEXT) + frame(b"[" * 3000, CONTINUATION) * 2,
    "fragment out of turn": lambda _, good: frame(good, LAST | CONTINUATION),
    "fragments interleaved": lambda _, good: frame(good, TEXT) + frame(good),
    "unmasked": lambda _, good: frame(good, masked=False),
    "reserved bits": lambda dice, good: frame(good, LAST | TEXT | dice.choice([0x10, 0x20, 0x40])),
    "unknown opcode": lambda dice, good: frame(good, LAST | dice.choice([3, 4, 7, 11, 15])),
    "long ping": lambda _, __: frame(b"p" * 126, LAST | PING),
    "fragmented ping": lambda _, __: frame(b"p", PING),
    "close, one byte": lambda _, __: frame(b"\x03", LAST | CLOSE),
    "close, odd code": lambda dice, _: frame(dice.choice(_CODES), LAST | CLOSE),
    "close, not UTF-8": lambda _, __: frame(b"\x03\xe8\xff\xfe", LAST | CLOSE),
    "close, then more": lambda _, good: frame(b"\x03\xe8", LAST | CLOSE) + frame(good) * 3,
    "length of eight exabytes": lambda _, good: frame(good, claimed=2**63 - 1),
    "length with the top bit": lambda _, good: frame(good, claimed=2**64 - 1),
    "no frame at all": lambda dice, _: dice.randbytes(40) * 200,
}  # fmt: skip
"""All end the connection, but for whole fragments."""


UNRULY = tuple(_UNRULY)


def unruly(name: str, source: Payloads) -> bytes:
    return _UNRULY[name](source.dice, source.next()[1])


ORIGINS = (
    "http://evil.example", "null", "", "http://127.0.0.1", "http://[::1", "javascript:1", "http://127.0.0.1:1@evil",
)  # fmt: skip
_PATHS = (
    "/", "/ws/", "/ws/../ws", "//ws", "/%77s", "/ws%00", "/healthz", "/../../etc/passwd", "/%ff%fe", "*",
    "/" + "a" * 3000,
)  # fmt: skip
_METHODS = ("POST", "TRACE", "CONNECT", "BREW", "get", "\x01", "A" * 500)
_POST = "POST /api/scenarios HTTP/1.1"
_LENGTHS = ("-1", "1e9", "x", "9" * 40, "0, 1", "+5", "")
_KEYS = ("", "é", "x", "A" * 999)
_VERSIONS = ("HTTP/9.9", "HTTP/2.0", "FTP/1.1", "")
_TLS_HELLO = b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + bytes(64) + b"\r\n\r\n"

_INTRUSIONS: dict[str, tuple[bool, Callable[[Random, int], bytes]]] = {
    "half a handshake": (False, lambda dice, port: handshake(port)[: dice.randrange(1, 120)]),
    "bad origin": (True, lambda dice, port: handshake(port, origin=dice.choice(ORIGINS))),
    "wrong path": (True, lambda dice, port: handshake(port, dice.choice(_PATHS))),
    "old version": (True, lambda _, port: handshake(port, sec_websocket_version="8")),
    "no version": (True, lambda _, port: handshake(port, sec_websocket_version=None)),
    "no key": (True, lambda _, port: handshake(port, sec_websocket_key=None)),
    "bad key": (True, lambda dice, port: handshake(port, sec_websocket_key=dice.choice(_KEYS))),
    "frames before the answer": (True, lambda _, port: handshake(port) + frame(b"{}") * 9),
    "garbage": (True, lambda dice, _: random_bytes(dice) + b"\r\n\r\n"),
    "a TLS hello": (True, lambda _, __: _TLS_HELLO),
    "another method": (True, lambda dice, _: _head(dice.choice(_METHODS) + " /ws HTTP/1.1")),
    "an odd target": (True, lambda dice, _: _head(f"GET {dice.choice(_PATHS)} HTTP/1.1")),
    "an odd version": (True, lambda dice, _: _head(f"GET / {dice.choice(_VERSIONS)}")),
    "a long header": (True, lambda _, __: _head("GET / HTTP/1.1", "x: " + "a" * 100_000)),
    "a broken header": (True, lambda _, __: _head("GET / HTTP/1.1", "no colon", "\x00: \x01")),
    "a bad length": (True, lambda dice, _: _head(_POST, f"content-length: {dice.choice(_LENGTHS)}")),
}  # fmt: skip


def _head(*lines: str) -> bytes:
    return "\r\n".join([*lines[:1], "host: a", *lines[1:], "", ""]).encode()


INTRUSIONS = tuple(_INTRUSIONS)


def intrusion(name: str, dice: Random, port: int) -> tuple[bytes, bool]:
    """What to send, and whether an answer or the end must come of it; without one it is left hanging."""
    answered, make = _INTRUSIONS[name]
    return make(dice, port), answered
