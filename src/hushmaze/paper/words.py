"""What is printed beside the pieces: how to play, what each scenario adds."""

import tomllib
from functools import cache
from importlib.resources import files
from typing import NamedTuple

from hushmaze.scenarios import LEVELS, Scenario
from hushmaze.scenarios.reading import write_numbers
from hushmaze.scenarios.scenario import PERMANENT


class Sign(NamedTuple):
    picture: str
    """As `draw_sign` names it."""
    text: str


class Words(NamedTuple):
    how_to_play: list[str]
    signs: list[Sign]
    rules: dict[str, str]
    """One sentence for each switch, and for what holds without `one_exit`."""


@cache
def words() -> Words:
    text = (files("hushmaze.paper") / "data" / "words.toml").read_text(encoding="utf-8")
    read = tomllib.loads(text)
    return Words(read["how_to_play"], [Sign(**sign) for sign in read["signs"]], read["rules"])


def level_words() -> str:
    """Which tiles each level of a challenge has."""
    exits = {number: ", purple exit only" for number, level in LEVELS.items() if level.one_exit}
    lines = (
        f"Level {number}: tiles {write_numbers(level.tiles)}{exits.get(number, '')}"
        for number, level in LEVELS.items()
    )
    return "**Levels.** " + ". ".join(lines) + "."


def scenario_words(scenario: Scenario, known: set[str]) -> str:
    """A scenario in a paragraph; rules that are `known` by now are left out."""
    number = "" if scenario.number is None else f"{scenario.number}. "
    told = [name for name in _rules(scenario) if name not in known]
    sentences = " ".join(words().rules[name] for name in told) or "Nothing new."
    return f"**{number}{scenario.name}** - {_stack(scenario)}, face {scenario.face}. {sentences}"


def known_after(scenario: Scenario) -> set[str]:
    """The rules that stay once a scenario has brought them."""
    return {name for name in _rules(scenario) if name in (*PERMANENT, "own_exits")}


def _rules(scenario: Scenario) -> list[str]:
    return [*scenario.rules, *([] if scenario.switches.one_exit else ["own_exits"])]


def _stack(scenario: Scenario) -> str:
    if scenario.tiles is None:
        return f"levels {scenario.levels[0]}-{scenario.levels[-1]}"
    order = "" if scenario.shuffled else ", in this order"
    top = f", {write_numbers(scenario.on_top)} on top" if scenario.on_top else ""
    return f"tiles {write_numbers(scenario.tiles) or 'none'}{order}{top}"
