"""Remembers what another node told a socket of its game, so that it can go on from there."""

import msgspec

from hushmaze.protocol.messages.from_client import JoinRequest
from hushmaze.server.transport.api import Frame

_GAME = b'{"type":"game"'
_UPDATE = b'{"type":"update"'


class _GameFrame(msgspec.Struct):
    game: str
    v: int


class _Update(msgspec.Struct):
    v: int
    events: list[msgspec.Raw]


class LastFrames:
    """Keeps the last frames and reads them only when somebody asks: nearly nobody ever does."""

    def __init__(self) -> None:
        self._game: bytes | None = None
        self._update: bytes | None = None

    def note(self, frame: Frame) -> None:
        payload = frame.payload
        if payload.startswith(_UPDATE):
            self._update = payload
        elif payload.startswith(_GAME):
            self._game, self._update = payload, None

    def known(self, join: JoinRequest) -> tuple[str | None, int | None]:
        """Returns the game and the version that the socket has; `join` says what it had before."""
        game, version = join.game, join.since
        if self._game is not None:
            opened = msgspec.json.decode(self._game, type=_GameFrame)
            game, version = opened.game, opened.v
        if self._update is not None:
            update = msgspec.json.decode(self._update, type=_Update)
            version = update.v + len(update.events)
        return game, version
