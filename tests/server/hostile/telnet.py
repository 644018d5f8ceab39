"""HTTP by hand over a plain socket."""

import socket
from typing import NamedTuple

GUARD_S = 60
"""Only against hanging; nothing waits for it."""


class Answer(NamedTuple):
    status: int
    headers: dict[str, str]
    body: bytes


def dial(port: int) -> socket.socket:
    return socket.create_connection(("127.0.0.1", port), timeout=GUARD_S)


def request(line: str, *headers: str) -> bytes:
    """A head; it asks for the connection to be closed, so that the answer has an end."""
    return "\r\n".join(
        [f"{line} HTTP/1.1", "host: localhost", "connection: close", *headers, "", ""]
    ).encode()


def talk(port: int, data: bytes) -> Answer | None:
    """Send, and read to the end; None if nothing came."""
    with dial(port) as line:
        send(line, data)
        return read(line)


def send(line: socket.socket, data: bytes) -> bool:
    """Whether the server still listened."""
    try:
        line.sendall(data)
    except (ConnectionError, TimeoutError):
        return False
    return True


def read(line: socket.socket) -> Answer | None:
    heard = b""
    try:
        while more := line.recv(65536):
            heard += more
    except ConnectionError:
        pass
    return parsed(heard) if heard else None


def parsed(heard: bytes) -> Answer:
    head, _, body = heard.partition(b"\r\n\r\n")
    first, *lines = head.decode("latin-1").split("\r\n")
    headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines)}
    return Answer(int(first.split(" ")[1]), headers, body)
