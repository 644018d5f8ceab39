"""The golden games as a client hears them, for its own tests: ``python -m tests.support.client_games``.

Each is one file: the ``game`` message, the facts of its tiles, then every ``update`` with the view and the
reach it must lead to. Beside it lies the same game as a replay, and in a file of their own some hourglasses.
"""

import json
import shutil
from collections.abc import Iterator
from pathlib import Path

import msgspec
from msgspec import structs

from hushmaze.protocol.codec import Plain
from hushmaze.protocol.game_log.heading import shown_heading
from hushmaze.protocol.game_log.log import Log, read_log
from hushmaze.protocol.messages.facts import PublicHeading
from hushmaze.protocol.messages.from_server import GameMessage, UpdateMessage, update_message
from hushmaze.protocol.replay import moments, shown_to_all, write_replay
from hushmaze.protocol.view.tile_facts import tile_set_facts
from hushmaze.rules import State
from tests.support.client_hourglasses import glasses
from tests.support.golden import GAMES

FOLDER = Path(__file__).parents[2] / "web" / "tests" / ".golden"


def first_message(log: Log) -> GameMessage:
    heading = shown_heading(log.heading, PublicHeading)
    return GameMessage("golden", heading, v=0, now=0, **structs.asdict(shown_to_all(log.opening().state)))


def updates(log: Log) -> Iterator[tuple[UpdateMessage, State]]:
    for moment in moments(log):
        yield update_message(moment.first, moment.lines, moment.reach, moment.seen), moment.after


def as_heard(log: Log) -> dict[str, Plain]:
    heard = [{"update": update, "then": shown_to_all(state)} for update, state in updates(log)]
    facts = tile_set_facts(log.heading.tile_set)
    return {"game": first_message(log), "facts": facts, "updates": heard}


def main() -> None:
    shutil.rmtree(FOLDER, ignore_errors=True)
    FOLDER.mkdir(parents=True)
    for file in sorted(GAMES.glob("*.log")):
        log = read_log(file.read_text(encoding="utf-8"))
        (FOLDER / f"{file.stem}.json").write_bytes(msgspec.json.encode(as_heard(log)))
        (FOLDER / f"{file.stem}.replay.json").write_bytes(write_replay(log))
    plain = [glass._asdict() | {"looks": [look._asdict() for look in glass.looks]} for glass in glasses()]
    (FOLDER / "hourglasses.json").write_text(json.dumps(plain), encoding="utf-8")
    names = [file.stem for file in sorted(GAMES.glob("*.log"))]
    (FOLDER / "index.json").write_text(json.dumps(names), encoding="utf-8")


if __name__ == "__main__":
    main()
