"""The golden games as a client hears them, for its own tests: ``python -m tests.support.client_games``.

Each is one file: the ``game`` message, the facts of its tiles, then every ``update`` with the view and the
reach it must lead to.
"""

import json
import shutil
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path

import msgspec

from hushmaze.protocol.codec import Plain, to_plain
from hushmaze.protocol.event_text import write_event
from hushmaze.protocol.heading import public_heading
from hushmaze.protocol.log import Log, read_log
from hushmaze.protocol.reach import reach_to_plain
from hushmaze.protocol.seen import ToldSeen
from hushmaze.protocol.tile_facts import tile_set_facts
from hushmaze.protocol.told_reach import ToldReach
from hushmaze.protocol.wire import write_message, write_update
from hushmaze.rules import Game, State, reach, view
from tests.support.golden import GAMES

FOLDER = Path(__file__).parents[2] / "web" / "tests" / ".golden"


def seen_by_all(state: State) -> dict[str, Plain]:
    """What a client must know in this state."""
    return {"view": to_plain(view(state, None), tagged=False), "reach": reach_to_plain(reach(state))}


def first_message(log: Log) -> bytes:
    state = Game(log.heading.setup()).state
    parts = {"game": "golden", "heading": public_heading(log.heading), "v": 0, "now": 0}
    return write_message("game", **parts, **seen_by_all(state))


def updates(log: Log) -> Iterator[tuple[bytes, State]]:
    """What happened at one moment travels together, as a deed and its consequences do."""
    game = Game(log.heading.setup())
    told_reach, told_seen = ToldReach(game.state), ToldSeen(game.state)
    for _, moment in groupby(log.events, key=lambda event: event.at):
        events = tuple(moment)
        first = len(game.events)
        game.record(events)
        lines = tuple(write_event(event) for event in events)
        change = told_reach.change(game.state), told_seen.change(game.state)
        yield write_update(first, lines, *change), game.state


def as_heard(log: Log) -> dict[str, Plain]:
    heard = [{"update": msgspec.Raw(update), "then": seen_by_all(state)} for update, state in updates(log)]
    facts = tile_set_facts(log.heading.tile_set)
    return {"game": msgspec.Raw(first_message(log)), "facts": facts, "updates": heard}


def main() -> None:
    shutil.rmtree(FOLDER, ignore_errors=True)
    FOLDER.mkdir(parents=True)
    for file in sorted(GAMES.glob("*.log")):
        log = read_log(file.read_text(encoding="utf-8"))
        (FOLDER / f"{file.stem}.json").write_bytes(msgspec.json.encode(as_heard(log)))
    names = [file.stem for file in sorted(GAMES.glob("*.log"))]
    (FOLDER / "index.json").write_text(json.dumps(names), encoding="utf-8")


if __name__ == "__main__":
    main()
