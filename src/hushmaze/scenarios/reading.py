"""Scenario files: TOML with a handful of entries, the same for the 17 and for own ones (B2).

name = "Blind leaders"
tiles = "2-14"
face = "B"
rules = ["pass_cards", "leader", "no_vortex"]
"""

import tomllib
from collections.abc import Callable
from typing import Any

from hushmaze.rules.squares import MOST_TILES
from hushmaze.rules.switches import Switches
from hushmaze.rules.words import TileNumber
from hushmaze.scenarios.problems import Contradiction, Problem, ScenarioError, refuse
from hushmaze.scenarios.scenario import LEVELS, RULE_GROUPS, SWITCH_NAMES, Scenario, numbers

LONGEST_NAME = 60
LONGEST_ABOUT = 120
HIGHEST_NUMBER = 999_999


MOST_MARKS = 200
"""Of each of these in a file: a scenario has a dozen. Thousands of nested tables take the reader seconds."""
_COSTLY_MARKS = ".[{"


def read_scenario(text: str) -> Scenario:
    """The scenario in a file's text; a ScenarioError names all that is wrong with it."""
    if any(text.count(mark) > MOST_MARKS for mark in _COSTLY_MARKS):
        raise refuse(Contradiction.NOT_A_SCENARIO, "there are too many tables in it")
    try:
        entries = tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # numbers may have too many digits, lists be too deep
        raise refuse(Contradiction.NOT_A_SCENARIO, error) from error
    return scenario_of(entries)


def scenario_of(entries: dict[str, Any]) -> Scenario:
    """The scenario with these entries, as they stand in a file or in a game's header."""
    found: dict[str, Any] = {}
    problems: list[Problem] = []
    for key, value in entries.items():
        if key not in ENTRIES:
            problems.append(Problem(Contradiction.UNKNOWN_KEY, key, key))
            continue
        field, reading = ENTRIES[key]
        try:
            found[field] = reading(value)
        except ScenarioError as error:
            problems += error.problems
        except (ValueError, TypeError) as error:
            problems.append(Problem(Contradiction.BAD_VALUE, f"{key}: {error}", key))
    if "name" not in entries:
        problems.append(Problem(Contradiction.BAD_VALUE, "name: a scenario needs one", "name"))
    if ("tiles" in entries) == ("levels" in entries):
        either = "tiles: either tiles or levels must be given"
        problems.append(Problem(Contradiction.BAD_VALUE, either, "tiles"))
    if problems:
        raise ScenarioError(problems)
    return Scenario(**found)


def entries_of(scenario: Scenario) -> dict[str, Any]:
    """Returns what `scenario_of` reads as the same scenario; only what is not as usual."""
    usual = Scenario(name="")
    entries: dict[str, Any] = {}
    for key, (field, _) in ENTRIES.items():
        value = getattr(scenario, field)
        if value != getattr(usual, field):
            entries[key] = _WRITING[key](value) if key in _WRITING else value
    return entries


def write_scenario(scenario: Scenario) -> str:
    """A scenario file that reads back as the same scenario."""
    lines = [f"{key} = {_toml(value)}" for key, value in entries_of(scenario).items()]
    return "\n".join(lines) + "\n"


def _toml(value: object) -> str:
    if isinstance(value, list):
        return "[" + ", ".join(map(_toml, value)) + "]"
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str):
        escaped = value.replace("\\", "\\\\").replace('"', '\\"')
        return f'"{escaped}"'
    return str(value)


def read_numbers(text: object) -> tuple[TileNumber, ...]:
    """Numbers and ranges in their order, such as ``2-14, 17``; no text, no numbers."""
    found: list[TileNumber] = []
    for part in _text(text).split(",") if text != "" else ():
        first, dash, last = part.partition("-")
        low, high = int(first), int(last) if dash else int(first)
        if not 1 <= low <= high <= MOST_TILES:
            raise ValueError(f"{part.strip()} is no range of tiles from 1 to {MOST_TILES}")
        found += numbers(low, high)
    if len(found) > MOST_TILES:
        raise ValueError(f"no stack has more than {MOST_TILES} tiles")
    return tuple(found)


def write_numbers(tiles: tuple[TileNumber, ...]) -> str:
    runs: list[list[int]] = []
    for number in tiles:
        if runs and number == runs[-1][-1] + 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    return ", ".join(str(run[0]) if len(run) == 1 else f"{run[0]}-{run[-1]}" for run in runs)


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise TypeError(f"needs to be text, not {value!r}")
    return value


def _name(value: object) -> str:
    name = _text(value).strip()
    if not name or len(name) > LONGEST_NAME or not name.isprintable():
        raise ValueError(f"a name has 1 to {LONGEST_NAME} printable characters")
    return name


def _about(value: object) -> str:
    about = _text(value).strip()
    if len(about) > LONGEST_ABOUT or not about.isprintable():
        raise ValueError(f"has at most {LONGEST_ABOUT} printable characters, in one line")
    return about


def _whole(value: object) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise TypeError(f"needs to be a whole number, not {value!r}")
    return value


def _number(value: object) -> int:
    """None of ours has more than two digits; one without end fits into nothing that carries it."""
    if abs(_whole(value)) > HIGHEST_NUMBER:
        raise ValueError(f"needs to be at most {HIGHEST_NUMBER}")
    return _whole(value)


def _sand(value: object) -> int:
    """Whether it is a sensible amount is for the contradictions to say; a share code takes four bytes."""
    if not 0 <= _whole(value) < 1 << 32:
        raise ValueError(f"no hourglass holds {value} milliseconds")
    return _whole(value)


def _flag(value: object) -> bool:
    if not isinstance(value, bool):
        raise TypeError(f"needs to be true or false, not {value!r}")
    return value


def _levels(value: object) -> tuple[int, ...]:
    levels = tuple(sorted({int(level) for level in read_numbers(value)}))
    if not levels or not set(levels) <= set(LEVELS):
        raise ValueError(f"there are levels {min(LEVELS)} to {max(LEVELS)}")
    return levels


def _rules(value: object) -> Switches:
    if not isinstance(value, list):
        raise TypeError("needs to be a list of rule names")
    names = [name for entry in value for name in RULE_GROUPS.get(str(entry), (str(entry),))]
    unknown = [
        Problem(Contradiction.UNKNOWN_RULE, name, "rules") for name in names if name not in SWITCH_NAMES
    ]
    if unknown:
        raise ScenarioError(unknown)
    return Switches(**dict.fromkeys(names, True))


ENTRIES: dict[str, tuple[str, Callable[[object], Any]]] = {  # Any: each entry has its own type
    "number": ("number", _number),
    "name": ("name", _name),
    "about": ("about", _about),
    "tile_set": ("tile_set", _name),
    "tiles": ("tiles", read_numbers),
    "levels": ("levels", _levels),
    "on_top": ("on_top", read_numbers),
    "shuffled": ("shuffled", _flag),
    "face": ("face", _name),
    "hourglass_ms": ("hourglass_ms", _sand),
    "rules": ("switches", _rules),
}

_WRITING: dict[str, Callable[[Any], object]] = {
    "tiles": write_numbers,
    "levels": write_numbers,
    "on_top": write_numbers,
    "rules": lambda switches: [name for name in SWITCH_NAMES if getattr(switches, name)],
}
