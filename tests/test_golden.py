"""The golden corpus still holds: games, hashes, views and legal lists."""

import json
from typing import Any, get_args

import pytest

from hushmaze.protocol.game_log.log import LOG_FORMAT, read_log, write_log
from hushmaze.rules import Event, Game, digest
from hushmaze.rules.notation import read, write
from hushmaze.rules.version import FIRST_RULES, RULES_VERSION
from tests.support.golden import FOLDER, GAMES, described

INDEX: dict[str, dict[str, Any]] = json.loads((FOLDER / "games.json").read_text(encoding="utf-8"))
POSITIONS: list[dict[str, Any]] = [
    json.loads(line) for line in (FOLDER / "positions.jsonl").read_text(encoding="utf-8").splitlines()
]


def log_text(name: str) -> str:
    return (GAMES / f"{name}.log").read_text(encoding="utf-8")


def test_every_log_is_in_the_index() -> None:
    assert {file.stem for file in GAMES.glob("*.log")} == set(INDEX)


@pytest.mark.parametrize("name", INDEX)
def test_a_golden_game_ends_as_it_did(name: str) -> None:
    """S1"""
    log = read_log(log_text(name))
    state = log.game().state
    assert INDEX[name] == {"events": len(log.events), "phase": state.phase, "hash": digest(state)}
    assert write_log(log.heading, log.events) == log_text(name)


@pytest.mark.parametrize("golden", POSITIONS, ids=lambda golden: f"{golden['game']}-{golden['events']}")
def test_a_golden_position_is_as_it_was(golden: dict[str, Any]) -> None:
    log = read_log(log_text(golden["game"]))
    game = Game(log.heading.setup())
    game.record(log.events[: golden["events"]])
    facts = {key: value for key, value in golden.items() if key not in ("game", "events")}
    assert json.loads(json.dumps(described(game.state))) == facts
    assert write(read(golden["position"], game.setup)) == golden["position"]


def test_every_format_and_every_version_of_the_rules_has_its_games() -> None:
    """Old logs open for ever: see golden/README.md for what to do before either number grows."""
    headings = [json.loads(log_text(name).partition("\n")[0]) for name in INDEX]
    assert {heading["format"] for heading in headings} == set(range(1, LOG_FORMAT + 1))
    assert {heading.get("rules", FIRST_RULES) for heading in headings} == set(range(1, RULES_VERSION + 1))


def test_the_corpus_leaves_no_event_out() -> None:
    happened = {type(event) for name in INDEX for event in read_log(log_text(name)).events}
    assert happened == set(get_args(Event))


def test_every_scenario_has_its_game_and_most_are_won() -> None:
    """C1-C17"""
    scenarios = {read_log(log_text(name)).heading.scenario.number for name in INDEX}
    assert scenarios >= set(range(1, 18))
    assert sum(game["phase"] == "won" for game in INDEX.values()) > len(INDEX) * 0.8
