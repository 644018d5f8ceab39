"""Where sockets come in: who may, and to which session their messages go."""

from urllib.parse import urlsplit

from hushmaze.protocol.reasons import ByeReason
from hushmaze.server.game.clock import Clock
from hushmaze.server.metrics import Metrics
from hushmaze.server.rate_limits import TokenBucket
from hushmaze.server.rooms.registry import Rooms
from hushmaze.server.settings import Settings
from hushmaze.server.sockets.session import Session
from hushmaze.server.transport.api import Connection, Handler, Receiver, Refusal, Upgrade

SOCKET_PATH = "/ws"


class FrontDoor(Handler):
    def __init__(self, settings: Settings, rooms: Rooms, clock: Clock, metrics: Metrics) -> None:
        self._settings = settings
        self._rooms = rooms
        self._clock = clock
        self._metrics = metrics
        self._sessions: dict[Connection, Session] = {}

    def accept(self, request: Upgrade) -> Refusal | None:
        if request.path != SOCKET_PATH:
            return Refusal(404, "There is no socket here.")
        origin = request.headers.get("origin")
        if origin is not None and not self._welcome(origin, request.headers.get("host", "")):
            return Refusal(403, "This page may not talk to this server.")
        return None

    def _welcome(self, origin: str, host: str) -> bool:
        """Only pages of this server; programs send no origin."""
        allowed = {host.lower(), urlsplit(self._settings.public_url).netloc.lower()} - {""}
        try:
            return urlsplit(origin).netloc.lower() in allowed
        except ValueError:  # an address that is none, such as http://[
            return False

    def opened(self, connection: Connection) -> Receiver:
        per_second, burst = self._settings.messages_per_second, self._settings.message_burst
        bucket = TokenBucket(per_second, burst, self._clock.now())
        session = self._sessions[connection] = Session(connection, self._rooms, self._clock, bucket)
        self._metrics.sockets.set(len(self._sessions))
        return session.received

    def closed(self, connection: Connection, code: int) -> None:
        session = self._sessions.pop(connection)
        session.closed()
        self._metrics.sockets.set(len(self._sessions))
        if code == EVICTED:
            self._metrics.evicted.inc()

    def farewell(self) -> None:
        for session in list(self._sessions.values()):
            session.dismiss(ByeReason.SERVER_STOPPING)


EVICTED = 1013
"""The close code of a reader that did not read."""
