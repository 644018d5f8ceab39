"""Positions that say their own scenario: a built-in game and where it stands, in one line.

    scenario=3 seats=4 phase=heist heroes=B0:1,1;M0:2,1;E0:1,2;D0:2,2

The words before `phase` and the like are those of this page; the rest is `hushmaze.rules.notation`.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

from hushmaze.rules import State
from hushmaze.rules.notation import PositionError, read, write
from hushmaze.rules.setup import Edition, Options
from hushmaze.scenarios.builtin import builtin_number, scenario_number
from hushmaze.scenarios.prepare import Table, prepare
from hushmaze.scenarios.scenario import Scenario

_TABLE_WORDS: dict[str, Callable[[str], Any]] = {  # Any: each word has its own type
    "scenario": int,
    "seats": int,
    "seed": int,
    "level": int,
    "face": str,
    "hourglass_ms": int,
    "edition": Edition,
}


def table_words(text: str) -> tuple[dict[str, Any], str]:
    """The words that choose the game, read, and the rest, which say where it stands."""
    said: dict[str, Any] = {}
    rest = []
    for word in text.split():
        key, _, value = word.partition("=")
        if key not in _TABLE_WORDS:
            rest.append(word)
            continue
        try:
            said[key] = _TABLE_WORDS[key](value)
        except ValueError as error:
            raise PositionError(f"{word}: {error}") from error
    return said, " ".join(rest)


class Position(NamedTuple):
    scenario: Scenario
    table: Table
    state: State


def read_position(text: str) -> State:
    """Scenario 3, four seats, if nothing else is said; a PositionError or ScenarioError if it is wrong."""
    return position_in(text).state


def position_in(text: str) -> Position:
    """The same with the game it stands in."""
    words, rest = table_words(text)
    said = {"scenario": 3, "seats": 4} | words
    scenario = scenario_number(said.pop("scenario"))
    table = Table(options=Options(edition=said.pop("edition", Edition.HOUSE)), **said)
    return Position(scenario, table, read(rest, prepare(scenario, table)))


def write_position(scenario: Scenario, table: Table, state: State) -> str:
    """Writes what `read_position` reads as the same state: a built-in scenario, its own tiles, usual options.

    Of any other game only where it stands, without the words that choose it: there are none for it.
    """
    if builtin_number(scenario) is None or table.options != Options(edition=table.options.edition):
        return write(state)
    words = {
        "scenario": scenario.number,
        "seats": table.seats,
        "seed": table.seed,
        "level": table.level,
        "face": table.face,
        "hourglass_ms": table.hourglass_ms,
        "edition": table.options.edition.value,
    }
    said = [f"{key}={value}" for key, value in words.items() if value is not None]
    return " ".join([*said, write(state)])
