"""After a campaign: what everybody was told, held against what the database has."""

from dataclasses import dataclass, field

from hushmaze.storage.postgres import PostgresStore
from tests.cluster.campaign import Fought
from tests.server.survival.books import check_all, groups_of, open_book


@dataclass
class Reckoned:
    acknowledged: int = 0
    events: int = 0
    interruptions: int = 0
    ended: int = 0
    """Games that are over and in the books."""
    moves: int = 0
    """Rooms that came back over the same socket, for each socket."""
    joins: int = 0
    lost: int = 0
    """Acknowledged deeds that are not in the log."""
    twice: int = 0
    problems: list[str] = field(default_factory=list)
    """Orders that differ, other hashes, and whatever else does not hold, with its room."""


async def reckon(fought: Fought, store_url: str) -> Reckoned:
    store, reckoned = PostgresStore(store_url), Reckoned()
    await store.open()
    try:
        for clients in fought.tables:
            book = await open_book(store, clients[0].player.game)
            logged = [(group.seat, group.n) for group in groups_of(book.log)]
            told = {(client.seat, n) for client in clients for n in client.done}
            reckoned.acknowledged += len(told)
            reckoned.lost += len(told - set(logged))
            reckoned.twice += len(logged) - len(set(logged))
            reckoned.events += len(book.log)
            reckoned.interruptions += sum(line["type"] == "interrupted" for line in book.log)
            ended = book.state().over and await store.finished_game(clients[0].player.game or "") is not None
            reckoned.ended += ended
            reckoned.moves += sum(client.moves for client in clients)
            reckoned.joins += sum(client.joins for client in clients)
            try:
                assert ended, "its game is not over, or not in the books"
                check_all(book, clients)
            except AssertionError as error:
                reckoned.problems.append(f"room {clients[0].room}: {error}")
    finally:
        await store.close()
    return reckoned
