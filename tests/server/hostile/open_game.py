"""A game over real sockets and a real file, with all that was sent and answered searched before its end."""

import urllib.error
import urllib.request
from asyncio import to_thread
from pathlib import Path
from typing import Any

import msgspec

from hushmaze.protocol.codec import to_plain
from hushmaze.rules import Game
from hushmaze.server.records.people import hashed
from hushmaze.server.transport import Limits
from hushmaze.storage import SqliteStore
from tests.server.hostile.search import in_texts, secrets_of, secrets_told
from tests.server.hostile.town import NO_LIMITS, Town, listening, opened_town
from tests.server.hostile.watched_game import PAGES, Findings, LogBook
from tests.server.player import Player
from tests.support.autopilot import Autopilot


async def watch_over_sockets(folder: Path, scenario: int, seats: int, deeds: int) -> Findings:
    found, book = Findings(games=1), LogBook()
    with listening(book):
        async with opened_town(SqliteStore(folder / "games.sqlite3"), Limits(), **NO_LIMITS) as town:
            code = await town.new_room()
            players = await town.playing(code, seats, scenario)
            watcher = await Player(town.url).connect()
            await watcher.join(code)
            await _play(town, code, players, deeds)
            watcher.send("since", v=0)
            await watcher.hear("update")
            await _search(town, code, [*players, watcher], book, found)
            await watcher.leave()
    found.deeds = deeds
    return found


async def _play(town: Town, code: str, players: list[Player], deeds: int) -> None:
    match = town.room(code).match
    assert match is not None
    pilot = Autopilot(Game(match.durable.setup), 1, 200)
    for _ in range(deeds):
        deed, seat = pilot.wish(match.durable)
        assert (await players[seat].do(to_plain(deed)))["type"] == "done"


async def _search(town: Town, code: str, people: list[Player], book: LogBook, found: Findings) -> None:
    match = town.room(code).match
    assert match is not None
    secrets = secrets_of(match)
    tokens = {person: person.token or "" for person in people}
    for person in people:
        told = [msgspec.json.encode(message) for message in person.everything]
        others = [token for who, token in tokens.items() if who is not person]
        found.leaks += [leak for payload in told for leak in secrets_told(payload, secrets)]
        found.leaks += in_texts(told, [*others, *map(hashed, tokens.values())])
        found.messages, found.bytes = found.messages + len(told), found.bytes + sum(map(len, told))
    paths = [path.format(code=code, game=match.game) for path in (*PAGES, "/api/games/{game}/log")]
    pages = [await to_thread(_page, town.url + path) for path in paths]
    found.pages += len(pages)
    words = [*tokens.values(), *map(hashed, tokens.values()), secrets.seed.decode(), secrets.digest.decode()]
    found.leaks += in_texts([*book.lines, *(body for _, body in pages)], words)
    if pages[-1][0] != 409:
        found.leaks.append("the log of a running game was given")


def _page(url: str) -> tuple[int, bytes]:
    """Status, and headers and body in one."""
    try:
        answer: Any = urllib.request.urlopen(url)
    except urllib.error.HTTPError as error:
        answer = error
    with answer:
        return answer.status, str(answer.headers).encode() + answer.read()
