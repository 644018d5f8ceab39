"""What is told of the view beyond the events: whatever changed, and nothing else."""

import json
from pathlib import Path

import pytest

from hushmaze.protocol.codec import to_plain
from hushmaze.protocol.game_log.log import read_log
from hushmaze.protocol.view.seen import Seen, ToldSeen, seen, seen_to_plain
from hushmaze.rules import Game, view
from tests.support.golden import GAMES


@pytest.mark.parametrize("file", sorted(GAMES.glob("*.log")), ids=lambda file: file.stem)
def test_changes_add_up_to_the_whole_after_every_event(file: Path) -> None:
    """So the quick look at what may have changed overlooks nothing."""
    log = read_log(file.read_text(encoding="utf-8"))
    game = Game(log.heading.setup())
    told = ToldSeen(game.state)
    known = json.loads(told.everything())
    for event in log.events:
        game.record((event,))
        change = told.change(game.state)
        known |= json.loads(change or b"{}")
        assert (
            known == json.loads(told.everything()) == json.loads(json.dumps(seen_to_plain(seen(game.state))))
        )


def test_the_parts_are_those_of_the_view() -> None:
    log = read_log((GAMES / "scenario-08.log").read_text(encoding="utf-8"))
    game = log.game()
    whole = to_plain(view(game.state, None), tagged=False)
    parts = seen_to_plain(seen(game.state))
    on_item = [hero["hero"] for hero in whole["heroes"] if hero["on_item"]]
    assert parts == {part: whole[part] for part in Seen._fields if part != "on_item"} | {"on_item": on_item}


def test_most_moves_change_nothing_of_it() -> None:
    log = read_log((GAMES / "scenario-03.log").read_text(encoding="utf-8"))
    game = Game(log.heading.setup())
    told = ToldSeen(game.state)
    changes = []
    for event in log.events:
        game.record((event,))
        changes.append((type(event).__name__, told.change(game.state)))
    moves = [change for kind, change in changes if kind == "Moved"]
    assert sum(1 for change in moves if not change) > 0.8 * len(moves)
    assert [change for kind, change in changes if kind in ("BellPlaced", "Stared") and change] == []
