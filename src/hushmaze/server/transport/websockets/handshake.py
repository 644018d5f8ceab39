"""The HTTP side of becoming a socket: reading the request, finding flaws in it, answering."""

import base64
import binascii
import hashlib
from collections.abc import Iterable
from http import HTTPStatus

from hushmaze.server.transport.api import RefusedUpgrade, Upgrade
from hushmaze.server.transport.askers import address_of

VERSION = "13"
KEY_SUFFIX = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"


def upgrade_of(target: str, headers: Iterable[tuple[str, str]], peer: str, trust_proxy: bool) -> Upgrade:
    """The request in the handler's terms; the path stays as it was sent, percent signs and all."""
    joined: dict[str, str] = {}
    for name, value in headers:
        joined[name] = f"{joined[name]}, {value}" if name in joined else value
    path, _, query = target.partition("?")
    return Upgrade(path, query, joined, address_of(peer, joined.get("x-forwarded-for", ""), trust_proxy))


def read_head(head: bytes, peer: str, trust_proxy: bool) -> Upgrade:
    """Reads the head that uvicorn hands over: parsed and checked by h11, names in lower case, one a line."""
    first, *lines = head.decode("latin-1").split("\r\n")
    headers = (line.partition(": ")[::2] for line in lines if line)
    return upgrade_of(first.split(" ")[1], headers, peer, trust_proxy)


def flaw_of(request: Upgrade) -> RefusedUpgrade | None:
    """Returns what is wrong with the handshake itself, or None."""
    if request.headers.get("sec-websocket-version") != VERSION:
        return RefusedUpgrade(426, "WebSocket version 13 is needed")
    try:
        key = base64.b64decode(request.headers.get("sec-websocket-key", ""), validate=True)
    except (binascii.Error, ValueError):
        key = b""
    return None if len(key) == 16 else RefusedUpgrade(400, "the Sec-WebSocket-Key is not one")


def acceptance(request: Upgrade) -> bytes:
    """Makes the answer that accepts the upgrade; it never agrees to an extension or a subprotocol."""
    key = request.headers["sec-websocket-key"].encode()
    proof = base64.b64encode(hashlib.sha1(key + KEY_SUFFIX, usedforsecurity=False).digest())
    return (
        b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Accept: " + proof + b"\r\n\r\n"
    )


def denial(status: int, body: bytes) -> bytes:
    """Makes a refusal as plain HTTP; the connection is closed after it."""
    phrase = HTTPStatus(status).phrase
    version = f"sec-websocket-version: {VERSION}\r\n" if status == HTTPStatus.UPGRADE_REQUIRED else ""
    head = (
        f"HTTP/1.1 {status} {phrase}\r\ncontent-type: text/plain; charset=utf-8\r\n"
        f"content-length: {len(body)}\r\n{version}connection: close\r\n\r\n"
    )
    return head.encode() + body
