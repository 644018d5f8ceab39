"""An hour of a server's life: does anything leak, and is every game as everybody was told?

    python -m bench.soak --minutes 60 --rooms 16 --seed 1 --out bench/results/soak.md

In rounds: tables of two to four people who play, lose their line and come back, tables full of bots with
somebody who watches, visitors who look in and go. After each round everybody leaves; when the server has put
the rooms away, its sockets, files, tasks, threads, processes and memory are counted. Now and then, in the
middle of a round, it is killed and started again on the same folder. At the end of each chapter it is asked
to stop, and what everybody was told is held against the log. Ends with status 1 if anything does not hold.
"""

import argparse
import asyncio
import os
import platform
import re
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import monotonic
from typing import NamedTuple
from urllib.request import urlopen

from tests.server.player import Player
from tests.server.survival.asking import new_room
from tests.server.survival.books import check_all, open_book
from tests.server.survival.client import TROUBLE, Client
from tests.server.survival.process import Life, Lives, lives_on
from tests.server.survival.tables import settle, table

from hushmaze.server.settings import Settings
from hushmaze.server.transport import run
from hushmaze.storage import SqliteStore

ROUND_S = 45.0
ROUNDS_A_CHAPTER = 8
KILLED_AFTER_S = 15.0
"""In the first round of each chapter."""
PUT_AWAY_WITHIN_S = 60.0
BETWEEN_DEEDS_S = 0.6
LOSES_ITS_LINE = 0.02
"""Of a client, before each deed."""
BOTS = {"table": {"scenario": 3, "seats": 4}, "bots": "lightning"}
ROOMS_GO_AFTER_S = "5"
MOST_GROWTH = 1.15
"""Of memory, from the middle of a chapter to its end."""


NOBODY_S = ("sockets", "rooms")
"""What there is none of while nobody is there; the first two of `Quiet`."""


class Quiet(NamedTuple):
    """A server on which nobody is."""

    sockets: int
    rooms: int
    tasks: int
    files: int
    threads: int
    processes: int
    memory_mb: float


@dataclass
class Chapter:
    """From a start to a stop, with a kill in between."""

    quiet: list[Quiet] = field(default_factory=list)
    """After each round from the second on: all of one process."""
    games: int = 0
    acknowledged: int = 0
    joins: int = 0
    problems: list[str] = field(default_factory=list)


@dataclass
class Round:
    tables: list[list[Client]] = field(default_factory=list)
    watched: list[Player] = field(default_factory=list)
    visits: int = 0


class Soak:
    def __init__(self, lives: Lives, rooms: int, dice: Random) -> None:
        self._lives = lives
        self._rooms = rooms
        self._dice = dice
        self._round = Round()
        self._until = 0.0

    async def round(self, *, kills: bool) -> Round:
        """All rooms at once, from the first guest to the last."""
        self._round, self._until = Round(), monotonic() + ROUND_S
        async with asyncio.TaskGroup() as group:
            for number in range(self._rooms):
                seed = f"{self._dice.random()}"
                group.create_task(self._bots() if number % 4 == 3 else self._people(seed))
                group.create_task(self._visit(Random(seed)))
            if kills:
                await asyncio.sleep(KILLED_AFTER_S)
                await self._lives.now.kill()
                await self._lives.begin()
        return self._round

    async def _people(self, seed: str) -> None:
        url = (await self._lives.running()).url
        seats = 2 + len(seed) % 3
        async with table([url] * seats, seed) as clients:
            self._round.tables.append(clients)
            async with asyncio.TaskGroup() as group:
                for client in clients:
                    group.create_task(self._play(client))
            await settle(clients)
            await give_up([client.player for client in clients])

    async def _play(self, client: Client) -> None:
        """To the end of the round, over all lost lines, and on until all is answered."""
        while True:
            try:
                while monotonic() < self._until:
                    await asyncio.sleep(client.dice.expovariate(1 / BETWEEN_DEEDS_S))
                    if client.dice.random() < LOSES_ITS_LINE:
                        raise ConnectionError("on purpose")
                    client.fire()
                    await client.hear_all()
                await client.answered()
            except TROUBLE:
                await self._back(client)
            else:
                return

    async def _back(self, client: Client) -> None:
        while True:
            client.player.cut()
            client.player.url = (await self._lives.running()).url
            try:
                await client.come_back()
            except TROUBLE:
                continue
            return

    async def _bots(self) -> None:
        """Somebody deals to four bots and watches; where the server is killed, it comes back."""
        url = (await self._lives.running()).url
        code = await new_room(url, BOTS)
        watcher = await Player(url).connect()
        self._round.watched.append(watcher)
        await watcher.join(code, name="Watcher")
        watcher.send("offer", seat=0, bot=True, level="lightning")
        watcher.send("deal")
        while monotonic() < self._until:
            try:
                await asyncio.sleep(BETWEEN_DEEDS_S)
                while watcher.unheard:
                    await watcher.next()
            except TROUBLE:
                watcher.cut()
                watcher.url = (await self._lives.running()).url
                await watcher.connect()
                await watcher.join(code)
        await give_up([watcher])
        await watcher.leave()

    async def _visit(self, dice: Random) -> None:
        """Look in, go, again and again."""
        while monotonic() < self._until:
            await asyncio.sleep(dice.uniform(1, 6))
            if not self._round.tables:
                continue
            visitor = Player((await self._lives.running()).url)
            try:
                await visitor.connect()
                await visitor.join(dice.choice(self._round.tables)[0].room, name="Visitor")
                await visitor.leave()
                self._round.visits += 1
            except TROUBLE:
                visitor.cut()


async def give_up(people: Sequence[Player]) -> None:
    """Ends a game whose sand would run for long, so that its room can be put away; unless it is over.

    Only the host can; whoever came back first after a cut may be it.
    """
    for person in people:
        person.send("abandon", game=person.game)
    for person in people:
        while (told := await person.next()).get("reason") != "not_the_host":
            in_lobby = told["type"] == "room" and told["room"]["phase"] == "lobby"
            if in_lobby or told["type"] == "error":
                return
    raise AssertionError("the host is not at the table")


async def figures(url: str) -> dict[str, float]:
    def ask() -> str:
        with urlopen(f"{url}/metrics") as answer:
            return str(answer.read().decode())

    text = await asyncio.to_thread(ask)
    return {name: float(value) for name, value in re.findall(r"^(\w+) ([0-9.e+]+)$", text, re.MULTILINE)}


async def quiet(life: Life, process: int) -> Quiet:
    """Waits until the server has put away what nobody uses."""
    until = monotonic() + PUT_AWAY_WITHIN_S
    while True:
        told = await figures(life.url)
        if not (told["hushmaze_rooms"] or told["hushmaze_sockets"]) or monotonic() > until:
            break
        await asyncio.sleep(1)
    await asyncio.sleep(1)  # until the server, too, has let go of the line on which it was asked
    folder = Path(f"/proc/{process}")
    pages = int((folder / "statm").read_text().split()[1])
    return Quiet(
        sockets=int(told["hushmaze_sockets"]),
        rooms=int(told["hushmaze_rooms"]),
        tasks=int(told["hushmaze_tasks"]),
        files=len(list((folder / "fd").iterdir())),
        threads=len(list((folder / "task").iterdir())),
        processes=len(list(children(process))),
        memory_mb=pages * os.sysconf("SC_PAGE_SIZE") / 2**20,
    )


def children(process: int) -> Iterator[int]:
    for task in Path(f"/proc/{process}/task").iterdir():
        yield from map(int, (task / "children").read_text().split())


async def chapter(rooms: int, dice: Random, rounds: int) -> Chapter:
    found, played = Chapter(), []
    with TemporaryDirectory() as name:
        folder = Path(name)
        async with lives_on(folder) as lives:
            await lives.begin()
            soak = Soak(lives, rooms, dice)
            for number in range(rounds):
                played.append(await soak.round(kills=number == 0))
                now = await quiet(lives.now, lives.now.pid)
                if number:
                    found.quiet.append(now)
                    print(number, now, flush=True)
            left = list(children(lives.now.pid))
            status = await lives.now.stop()
            if status != 0:
                found.problems.append(f"the server ended with {status}")
            found.problems += [f"process {one} was left" for one in left if Path(f"/proc/{one}").exists()]
            found.problems += lives.complaints
        await reckon(played, folder, found)
    found.problems += leaks(found.quiet)
    return found


async def reckon(played: Sequence[Round], folder: Path, found: Chapter) -> None:
    """Holds all that was told against the log."""
    store = SqliteStore(Settings(data=folder).database)
    await store.open()
    try:
        for each in played:
            for clients in each.tables:
                await check(store, clients, found)
            for watcher in each.watched:
                book = await open_book(store, watcher.game)
                found.games += 1
                if book.log[: len(watcher.events)] != watcher.events:
                    found.problems.append(f"bots' game {watcher.game}: the watcher was told something else")
                book.state()
            found.joins += each.visits
    finally:
        await store.close()


async def check(store: SqliteStore, clients: Sequence[Client], found: Chapter) -> None:
    found.games += 1
    found.joins += sum(client.joins for client in clients)
    found.acknowledged += sum(len(client.done) for client in clients)
    try:
        check_all(await open_book(store, clients[0].player.game), clients)
    except AssertionError as error:
        found.problems.append(f"room {clients[0].room}: {error}")


def leaks(seen: Sequence[Quiet]) -> list[str]:
    """What a server on which nobody is has more of than some rounds before."""
    if len(seen) < 3:
        return []
    early, late = seen[len(seen) // 2], seen[-1]
    found = [
        f"{count} {name} with nobody there" for name, count in zip(NOBODY_S, late, strict=False) if count
    ]
    for name in ("tasks", "files", "threads", "processes"):
        before, after = getattr(early, name), getattr(late, name)
        if after > before:
            found.append(f"{name}: {before}, then {after}")
    if late.memory_mb > early.memory_mb * MOST_GROWTH:
        found.append(f"memory: {early.memory_mb:.0f} MB, then {late.memory_mb:.0f}")
    return found


def report(asked: argparse.Namespace, chapters: Sequence[Chapter], took: float) -> str:
    games, joins, acknowledged = (
        sum(getattr(one, what) for one in chapters) for what in ("games", "joins", "acknowledged")
    )
    problems = [problem for one in chapters for problem in one.problems]
    asking = f"--minutes {asked.minutes:g} --rooms {asked.rooms} --seed {asked.seed}"
    rows = [
        "# A long soak",
        "",
        f"Command: `python -m bench.soak {asking}`,",
        f"python {platform.python_version()}, {platform.machine()}, {took / 60:.0f} minutes.",
        "",
        f"{games} games, {joins} joins, {acknowledged} acknowledged deeds, {len(chapters)} kills,",
        f"{len(chapters)} stops. Problems: {len(problems)} (bar 0).",
        "",
        *(f"- {problem}" for problem in problems[:20]),
        "",
        "A row for each moment at which nobody was there and all rooms were put away:",
        "",
        f"| chapter | {' | '.join(Quiet._fields)} |",
        f"|{'---|' * (len(Quiet._fields) + 1)}",
    ]
    for number, one in enumerate(chapters, 1):
        rows += [f"| {number} | {' | '.join(f'{value:.4g}' for value in each)} |" for each in one.quiet]
    return "\n".join(rows) + "\n"


async def soak(asked: argparse.Namespace) -> bool:
    began, dice, chapters = monotonic(), Random(asked.seed), list[Chapter]()
    while monotonic() - began < asked.minutes * 60:
        chapters.append(await chapter(asked.rooms, dice, asked.rounds))
        if asked.out:  # a run that is cut off leaves what it has seen
            asked.out.write_text(report(asked, chapters, monotonic() - began))
    print(report(asked, chapters, monotonic() - began))
    return not any(one.problems for one in chapters)


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--rooms", type=int, default=16)
    parser.add_argument("--rounds", type=int, default=ROUNDS_A_CHAPTER, help="of one life, after its kill")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path)
    os.environ["HUSHMAZE_PUT_AWAY_AFTER_S"] = ROOMS_GO_AFTER_S
    return 0 if run(soak(parser.parse_args())) else 1


if __name__ == "__main__":
    sys.exit(main())
