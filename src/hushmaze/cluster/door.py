"""Opens the sockets of a node: any node takes any of them."""

from collections.abc import Callable

from hushmaze.cluster.gateway import Gateway
from hushmaze.cluster.rooms import OwnedRooms
from hushmaze.cluster.session import MovingSession, NodeServices
from hushmaze.server.game.clock import Clock
from hushmaze.server.metrics import Metrics
from hushmaze.server.settings import Settings
from hushmaze.server.sockets.front_door import FrontDoor, SocketSession
from hushmaze.server.transport.api import Connection


class ClusterDoor(FrontDoor):
    def __init__(
        self, settings: Settings, rooms: OwnedRooms, clock: Clock, metrics: Metrics, gateway: Gateway | None
    ) -> None:
        super().__init__(settings, rooms, clock, metrics)
        self._place = NodeServices(rooms, gateway, clock, settings)

    def new_session(self, connection: Connection, on_join: Callable[[], None]) -> SocketSession:
        return MovingSession(connection, self._place, on_join)

    def room_leaving(self, code: str) -> None:
        """Called when the room is about to be handed over and this node stops."""
        for session in self._in_room(code):
            session.stay_behind()

    def room_gone(self, code: str, *, stopping: bool) -> None:
        """Called when the room has left this node: its sockets look for the owner, unless the node stops."""
        for session in self._in_room(code):
            if stopping:
                session.stay_behind()
            else:
                session.owner_lost()

    def _in_room(self, code: str) -> list[MovingSession]:
        """Returns all sockets that are in the room or on their way in."""
        sessions = (each for each in self._sessions.values() if isinstance(each, MovingSession))
        return [session for session in sessions if session.wanted == code]
