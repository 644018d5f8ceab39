"""How the peers' protocols look: the relay's plain frames, Colyseus' rooms, boardgame.io over socket.io.

All send the same move: a hero, a square, and the mark. The last two are spoken by hand, as far as is needed,
so that one light generator loads all servers alike; what is sent is what their own clients send.
"""

import http.client
import json
from typing import Any

from peers.load import Driver, Seat


def post(port: int, path: str, body: object, headers: dict[str, str] | None = None) -> Any:  # noqa: ANN401 - JSON
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=10)
    try:
        connection.request(
            "POST", path, json.dumps(body), {"Content-Type": "application/json", **(headers or {})}
        )
        return json.loads(connection.getresponse().read())
    finally:
        connection.close()


class Relay(Driver):
    async def seat(self, port: int, room: int, member: int, members: int) -> Seat:  # noqa: ARG002 - not needed here
        return Seat(room, member, f"ws://127.0.0.1:{port}/room-{room}")

    def action(self, seat: Seat, mark: bytes) -> bytes:  # noqa: ARG002
        return b'{"type":"move","hero":2,"to":[3,7],"at":"%b"}' % mark

    def mark(self, seat: Seat, payload: bytes) -> bytes | None:  # noqa: ARG002
        return payload[-18:-2]


class Colyseus(Driver):
    """Matchmaking over HTTP, then binary frames: one byte of kind, the message's name, MessagePack."""

    binary = True
    JOIN_ROOM = 10
    ROOM_DATA = 13
    MOVE = (
        bytes([ROOM_DATA]) + b"\xa4move" + b"\x83" + b"\xa4hero\x02" + b"\xa2to\x92\x03\x07" + b"\xa2at\xb0"
    )

    async def seat(self, port: int, room: int, member: int, members: int) -> Seat:  # noqa: ARG002
        reply = post(port, "/matchmake/joinOrCreate/bench", {"table": room})
        place = reply.get("room", reply)
        path = f"{place['processId']}/{place['roomId']}?sessionId={reply['sessionId']}"
        return Seat(room, member, f"ws://127.0.0.1:{port}/{path}")

    def greet(self, seat: Seat) -> None:
        """Nothing yet: the server speaks first."""

    def other(self, seat: Seat, payload: bytes) -> None:
        if payload[0] == self.JOIN_ROOM:
            seat.send(bytes([self.JOIN_ROOM]))
            seat.join()

    def action(self, seat: Seat, mark: bytes) -> bytes:  # noqa: ARG002
        return self.MOVE + mark

    def mark(self, seat: Seat, payload: bytes) -> bytes | None:  # noqa: ARG002
        return payload[-16:] if payload[0] == self.ROOM_DATA else None


class BoardgameIo(Driver):
    """A match made in the lobby, then Socket.IO text frames in the namespace of the game."""

    def __init__(self) -> None:
        self._match = ""

    async def seat(self, port: int, room: int, member: int, members: int) -> Seat:
        if member == 0:
            self._match = post(port, "/games/bench/create", {"numPlayers": members})["matchID"]
        name = {"playerID": str(member), "playerName": f"player {member}"}
        secret = post(port, f"/games/bench/{self._match}/join", name)["playerCredentials"]
        who = [self._match, str(member), secret, members]
        payload = {"type": "move", "args": [{"hero": 2, "to": [3, 7], "at": "MARK"}]}
        payload |= {"playerID": str(member), "credentials": secret}
        update = ["update", {"type": "MAKE_MOVE", "payload": payload}, 0, self._match, str(member)]
        seat = Seat(room, member, f"ws://127.0.0.1:{port}/socket.io/?EIO=4&transport=websocket")
        seat.notes = {"sync": event("sync", *who), "before": event(*update)}
        seat.notes["before"], seat.notes["after"] = seat.notes["before"].split("MARK")
        return seat

    def greet(self, seat: Seat) -> None:
        """Nothing yet: the server speaks first."""

    def other(self, seat: Seat, payload: bytes) -> None:
        if payload == b"2":  # are you there?
            seat.send(b"3")
        elif payload.startswith(b"0{"):
            seat.send(b"40/bench,")
        elif payload.startswith(b"40/bench"):
            seat.send(seat.notes["sync"].encode())
        elif payload.startswith(b'42/bench,["matchData"'):  # told to everybody in the match, so we are
            seat.join()

    def action(self, seat: Seat, mark: bytes) -> bytes:
        return b"%b%b%b" % (seat.notes["before"].encode(), mark, seat.notes["after"].encode())

    def mark(self, seat: Seat, payload: bytes) -> bytes | None:  # noqa: ARG002
        if not payload.startswith(b'42/bench,["update"'):
            return None
        at = payload.find(b'"at":"')
        return payload[at + 6 : at + 22] if at > 0 else None


def event(*what: object) -> str:
    return "42/bench," + json.dumps(what, separators=(",", ":"))
