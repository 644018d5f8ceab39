"""The text printed beside the pieces: how to play, what each scenario adds."""

import re
import tomllib
from functools import cache
from importlib.resources import files
from typing import NamedTuple

from hushmaze.rules.setup import HOURGLASS_MS
from hushmaze.rules.words import TileNumber
from hushmaze.scenarios import LEVELS, Scenario, builtin_number
from hushmaze.scenarios.reading import write_numbers
from hushmaze.scenarios.scenario import PERMANENT


class PrintedSign(NamedTuple):
    picture: str
    """As `draw_sign` names it."""
    text: str


class PrintedWords(NamedTuple):
    how_to_play: list[str]
    signs: list[PrintedSign]
    rules: dict[str, str]
    """One sentence for each switch, and for what holds without `one_exit`."""


@cache
def words() -> PrintedWords:
    text = (files("hushmaze.paper") / "data" / "words.toml").read_text(encoding="utf-8")
    read = tomllib.loads(text)
    return PrintedWords(read["how_to_play"], [PrintedSign(**sign) for sign in read["signs"]], read["rules"])


def level_words() -> str:
    """Which tiles each level of a challenge has."""
    exits = {number: ", all leave by the purple exit" for number, level in LEVELS.items() if level.one_exit}
    lines = (
        f"Level {number}: tiles {write_numbers(level.tiles)}{exits.get(number, '')}"
        for number, level in LEVELS.items()
    )
    return "**Levels.** " + ". ".join(lines) + "."


def scenario_words(scenario: Scenario, known: set[str]) -> str:
    """A scenario in a paragraph; rules that are `known` by now are left out."""
    number = builtin_number(scenario)
    name = plain(scenario.name) if number is None else f"{number}. {scenario.name}"
    told = [rule for rule in _rules(scenario) if rule not in known]
    sentences = " ".join(words().rules[rule] for rule in told) or "Nothing new."
    about = f"{plain(scenario.about)} - " if scenario.about else ""
    return f"**{name}** - {about}{_stack(scenario)}, face {scenario.face}{_sand(scenario)}. {sentences}"


def plain(text: str) -> str:
    """Somebody's own words for a paragraph: stars and the like in them are only stars."""
    marked = re.sub(r"\\*(\*\*|__|~~|--)", lambda found: f"{found[0][:-2] * 2}\\{found[1]}", text)
    return marked.replace("](", "] (")


def known_after(scenario: Scenario) -> set[str]:
    """The rules that stay once a scenario has brought them."""
    return {name for name in _rules(scenario) if name in (*PERMANENT, "own_exits")}


def _rules(scenario: Scenario) -> list[str]:
    on = scenario.switches
    return [*scenario.rules, *([] if on.one_exit or on.fool_the_guards else ["own_exits"])]


def _sand(scenario: Scenario) -> str:
    """Where the timer holds more or less than usual (H1)."""
    if scenario.hourglass_ms == HOURGLASS_MS:
        return ""
    minutes, seconds = divmod(scenario.hourglass_ms // 1000, 60)
    return f", a sand timer of {minutes}:{seconds:02}"


def _stack(scenario: Scenario) -> str:
    if scenario.tiles is None:
        return f"levels {write_numbers(tuple(map(TileNumber, scenario.levels)))}"
    order = "" if scenario.shuffled else ", in this order"
    top = f", {write_numbers(scenario.on_top)} on top" if scenario.on_top else ""
    return f"tiles {write_numbers(scenario.tiles) or 'none'}{order}{top}"
