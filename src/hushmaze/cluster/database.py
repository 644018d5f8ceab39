"""Keeps what nodes agree on in the database: leases, owners of rooms, limits that hold for all."""

import asyncio
from collections.abc import Sequence
from datetime import datetime
from typing import Any, NamedTuple

from hushmaze.storage.postgres.connecting import LastingConnection
from hushmaze.storage.postgres.faults import FAULTS, in_our_words
from hushmaze.storage.postgres.fence import Fence

HANDED_OVER_FOR_S = 60
"""How long a handed-over game may wait for its next owner without being marked as interrupted."""

FORGET_AFTER_S = 86_400
"""How long a node is remembered after its lease ran out."""

_LIVE = "lease_until > clock_timestamp()"

_NOW = "clock_timestamp()"

_ACQUIRE = f"""
    INSERT INTO nodes (node, epoch, lease_until, line, rules)
    VALUES ($1, 1, clock_timestamp() + $2 * interval '1 s', $3, $4)
    ON CONFLICT (node) DO UPDATE SET
        epoch = nodes.epoch + 1, lease_until = excluded.lease_until, line = excluded.line
    RETURNING epoch, {_NOW}
"""

_RENEW = f"""
    UPDATE nodes SET lease_until = clock_timestamp() + $3 * interval '1 s', line = $4
    WHERE node = $1 AND epoch = $2 AND {_LIVE}
    RETURNING {_NOW}
"""

_PEERS = f"SELECT node, epoch, line, rules FROM nodes WHERE {_LIVE}"

_FORGET = "DELETE FROM nodes WHERE lease_until < clock_timestamp() - $1 * interval '1 s'"

# One statement: the room's row is locked first, so of several nodes one claims it, and none while its owner
# is in the middle of a write.
_CLAIM = f"""
    WITH before AS (
        SELECT code, node, epoch, rules, game, game_now,
            EXISTS (
                SELECT FROM nodes WHERE nodes.node = rooms.node AND nodes.epoch = rooms.epoch AND {_LIVE}
            ) AS held,
            handed_over_at > clock_timestamp() - {HANDED_OVER_FOR_S} * interval '1 s' AS handed_over
        FROM rooms WHERE code = $1 FOR UPDATE OF rooms
    ), claimed AS (
        UPDATE rooms SET node = $2, epoch = $3, handed_over_at = NULL, game = NULL, game_now = NULL
        FROM before
        WHERE rooms.code = before.code AND NOT held AND before.rules <= $4
            AND EXISTS (SELECT FROM nodes WHERE node = $2 AND epoch = $3 AND {_LIVE})
        RETURNING rooms.code
    )
    SELECT before.*, claimed.code IS NOT NULL AS claimed FROM before LEFT JOIN claimed USING (code)
"""

_HAND_OVER = """
    UPDATE rooms SET node = NULL, epoch = NULL, handed_over_at = clock_timestamp(), game = $4, game_now = $5
    WHERE code = $1 AND node = $2 AND epoch = $3
"""

_TAKE = """
    INSERT INTO buckets AS b (key, tokens, at) VALUES ($1, $3 - 1, clock_timestamp())
    ON CONFLICT (key) DO UPDATE SET
        tokens = least($3, b.tokens + extract(epoch FROM clock_timestamp() - b.at) * $2) - 1,
        at = clock_timestamp()
    WHERE least($3, b.tokens + extract(epoch FROM clock_timestamp() - b.at) * $2) >= 1
    RETURNING true
"""

_FORGET_FULL = """
    DELETE FROM buckets
    WHERE starts_with(key, $1) AND tokens + extract(epoch FROM clock_timestamp() - at) * $2 >= $3
"""

_BOOKED_BEFORE = "SELECT txid_snapshot_xmin(txid_current_snapshot())"

# What a database brings along that was restored elsewhere has numbers of transactions yet to come there.
_BOOKED_SINCE = """
    SELECT game, room, finished_at, summary, booked_in, number FROM games
    WHERE (booked_in, number) > ($1, $2) AND booked_in < txid_snapshot_xmax(txid_current_snapshot())
    ORDER BY booked_in, number LIMIT 1000
"""


class Peer(NamedTuple):
    """A node whose lease runs, this one among them."""

    node: str
    epoch: int
    bus_connection: int | None
    """Which of its connections to the bus it uses; None while it has none."""
    rules: int


def has_changed(before: Peer | None, now: Peer | None) -> bool:
    """Returns whether what was on its way to or from a node is lost; no, if it was not known before."""
    return now is None or (before is not None and before != now)


class Acquired(NamedTuple):
    """A new lease."""

    epoch: int
    now: datetime
    """The database's time."""


class Renewed(NamedTuple):
    """The lease runs on."""

    peers: Sequence[Peer]
    """All nodes whose leases run."""
    now: datetime
    """The database's time."""


class HandedOver(NamedTuple):
    """A game that its owner has put into other hands, and its own time at that moment."""

    game: str
    now: int


class Mine(NamedTuple):
    """The room belongs to this node."""

    handed_over: HandedOver | None
    unfinished: Sequence[str]
    """Its games that are not in the books."""


class Theirs(NamedTuple):
    node: str


class TooNew(NamedTuple):
    """The room has no owner, but takes one that knows these rules."""

    rules: int


class Database:
    """Runs the nodes' statements; one that fails raises a StoreError.

    Leases have a connection of their own: nothing else may make them wait.
    """

    def __init__(self, url: str) -> None:
        self._leases = _SerialConnection(url)
        self._others = _SerialConnection(url)

    async def acquire(self, node: str, lease_s: float, bus_connection: int | None, rules: int) -> Acquired:
        """Takes a lease with a new epoch: whatever belonged to this node before no longer does."""
        await self._leases.fetch(_FORGET, FORGET_AFTER_S)
        (row,) = await self._leases.fetch(_ACQUIRE, node, lease_s, bus_connection, rules)
        return Acquired(*row)

    async def renew(self, fence: Fence, lease_s: float, bus_connection: int | None) -> Renewed | None:
        """Renews the lease; returns None if it has run out."""
        rows = await self._leases.fetch(_RENEW, *fence, lease_s, bus_connection)
        if not rows:
            return None
        ((now,),) = rows
        return Renewed(await self.peers(), now)

    async def peers(self) -> list[Peer]:
        return [Peer(*row) for row in await self._leases.fetch(_PEERS)]

    async def resign(self, fence: Fence) -> None:
        """Ends the lease at once."""
        await self._leases.fetch("DELETE FROM nodes WHERE node = $1 AND epoch = $2", *fence)

    async def claim(self, code: str, fence: Fence, rules: int) -> Mine | Theirs | TooNew | None:
        """Claims the room if it is free; returns whose it is then, or None if there is no such room."""
        rows = await self._others.fetch(_CLAIM, code, *fence, rules)
        if not rows:
            return None
        (row,) = rows
        if row["claimed"] or (row["node"], row["epoch"]) == fence:
            games = await self._others.fetch(
                "SELECT game FROM games WHERE room = $1 AND finished_at IS NULL ORDER BY number", code
            )
            was = HandedOver(row["game"], row["game_now"]) if row["handed_over"] and row["game"] else None
            return Mine(was, [game for (game,) in games])
        return Theirs(row["node"]) if row["held"] else TooNew(row["rules"])

    async def hand_over(self, code: str, fence: Fence, game: HandedOver | None) -> None:
        await self._others.fetch(_HAND_OVER, code, *fence, *(game or (None, None)))

    async def booked_before(self) -> int:
        """Returns the transaction before which all bookings can be read; none is added to them later."""
        ((transaction,),) = await self._others.fetch(_BOOKED_BEFORE)
        return int(transaction)

    async def booked_since(self, transaction: int, number: int = 0) -> list[Any]:
        """Returns the next rows of `FinishedGame` booked by this transaction or a later one, in order.

        Each with its transaction and its game's number, from which to go on; none after the last.
        """
        return await self._others.fetch(_BOOKED_SINCE, transaction, number)

    async def forget_full(self, begin: str, per_second: float, burst: int) -> None:
        """Forgets buckets whose keys begin so and that are full again, as if they had never been used."""
        await self._others.fetch(_FORGET_FULL, begin, per_second, float(burst))

    async def take(self, key: str, per_second: float, burst: int) -> bool:
        """Takes one token from a bucket that all nodes share."""
        return bool(await self._others.fetch(_TAKE, key, per_second, float(burst)))

    async def close(self) -> None:
        await asyncio.gather(self._leases.close(), self._others.close())


class _SerialConnection:
    """A connection for one statement at a time, each a transaction by itself."""

    def __init__(self, url: str) -> None:
        self._connection = LastingConnection(url)
        self._one_at_a_time = asyncio.Lock()

    async def fetch(self, statement: str, *values: object) -> list[Any]:
        async with self._one_at_a_time:
            try:
                rows: list[Any] = await (await self._connection.get()).fetch(statement, *values)
            except FAULTS as error:
                self._connection.give_up()
                raise in_our_words(error) from error
            except asyncio.CancelledError:
                self._connection.give_up()
                raise
        return rows

    async def close(self) -> None:
        await self._connection.close()
