"""Reports on a scenario being edited: what can be set, what is wrong, and where."""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, replace
from functools import cache

from hushmaze.protocol.codec import Plain
from hushmaze.rules.setup import SECOND_START_TILE, START_TILE
from hushmaze.rules.words import Special
from hushmaze.scenarios import (
    LEVELS,
    Problem,
    Scenario,
    ScenarioError,
    read_scenario,
    scenario_from_code,
    scenario_number,
    scenario_of,
    share_code,
    write_scenario,
)
from hushmaze.scenarios.review import Finding, review
from hushmaze.scenarios.scenario import PERMANENT
from hushmaze.scenarios.switchboard import ENTRIES, SWITCHES, Entry, Group, differences

LONGEST_DETAIL = 200

_LINE = re.compile(r"at line (\d+)")
_STAND_INS = {"name": "?", "about": ""}
"""Stands in for an invalid name, so that everything else can still be judged."""


@cache
def switchboard() -> dict[str, Plain]:
    """Everything that can be set, and what the levels mean."""
    return {
        "groups": list(Group),
        "entries": [_entry(entry) for entry in ENTRIES],
        "switches": [_entry(entry) for entry in SWITCHES],
        "permanent": list(PERMANENT),
        "levels": {
            str(number): {"tiles": list(level.tiles), "one_exit": level.one_exit}
            for number, level in LEVELS.items()
        },
    }


def _entry(entry: Entry) -> dict[str, Plain]:
    return asdict(entry)


def check_number(number: int) -> dict[str, Plain]:
    """One of the 17, to begin with."""
    return _checked(lambda: scenario_number(number))


def check_code(code: str) -> dict[str, Plain]:
    return _checked(lambda: scenario_from_code(code))


def check_file(text: str) -> dict[str, Plain]:
    """Problems say in which line they are, where that can be said."""
    sheet = _checked(lambda: read_scenario(text))
    return sheet | {"problems": [problem | {"line": _line(problem, text)} for problem in sheet["problems"]]}


def check_entries(entries: Mapping[str, Plain]) -> dict[str, Plain]:
    """As in a scenario file. A name that cannot be does not keep the rest from being judged."""
    try:
        return _sheet(scenario_of(dict(entries)))
    except ScenarioError as error:
        wrong = error.problems
    named = {problem.entry for problem in wrong}
    if not named <= set(_STAND_INS):
        return _unreadable(wrong)
    return _sheet(scenario_of({**entries, **{key: _STAND_INS[key] for key in named}}), wrong)


def _checked(read: Callable[[], Scenario]) -> dict[str, Plain]:
    try:
        return _sheet(read())
    except ScenarioError as error:
        return _unreadable(error.problems)


def _unreadable(problems: Sequence[Problem]) -> dict[str, Plain]:
    return _told(None, [Finding(problem, (problem.entry,) if problem.entry else ()) for problem in problems])


def _sheet(scenario: Scenario, wrong: Sequence[Problem] = ()) -> dict[str, Plain]:
    """`wrong`: what was found while it was read, with something standing in for it here."""
    own = replace(scenario, number=None)
    found = review(own)
    unread = [Finding(problem, (problem.entry,)) for problem in wrong]
    sheet = _told(None if wrong else own, [*unread, *found.findings])
    return sheet | {
        "seats": list(found.seats),
        "levels": list(found.levels),
        "warnings": [{"id": each.id, "entries": list(each.about)} for each in found.advice],
        "different": [{"id": name, "on": on} for name, on in differences(own.rules)],
        "start": [f"{START_TILE}{own.face}", *([str(SECOND_START_TILE)] if own.switches.two_boards else [])],
    }


def _told(scenario: Scenario | None, findings: Sequence[Finding]) -> dict[str, Plain]:
    playable = scenario is not None and not findings
    return {
        "playable": playable,
        "code": share_code(scenario) if scenario and playable else None,
        "file": None if scenario is None else write_scenario(scenario),
        "draft": None if scenario is None else draft_of(scenario),
        "problems": [_problem(finding) for finding in findings],
        "warnings": [],
        "seats": [],
        "levels": [],
        "different": [],
        "start": [],
    }


def draft_of(scenario: Scenario) -> dict[str, Plain]:
    """Every entry, numbers one by one; `tiles` is null where levels say what is in the stack."""
    return {
        "name": scenario.name,
        "about": scenario.about,
        "tiles": None if scenario.tiles is None else list(scenario.tiles),
        "levels": list(scenario.levels),
        "on_top": list(scenario.on_top),
        "shuffled": scenario.shuffled,
        "face": scenario.face,
        "hourglass_ms": scenario.hourglass_ms,
        "tile_set": scenario.tile_set,
        "rules": list(scenario.rules),
    }


def _problem(finding: Finding) -> dict[str, Plain]:
    contradiction, detail, _ = finding.problem
    return {
        "reason": contradiction.value,
        "message": contradiction.message,
        "detail": detail[:LONGEST_DETAIL],
        "entries": list(finding.entries),
        "levels": list(finding.levels),
        "missing": [_special(special) for special in finding.missing],
        "tiles": list(finding.tiles),
    }


def _special(special: Special) -> dict[str, Plain]:
    hero = None if special.hero is None else special.hero.name.lower()
    return {"kind": special.kind.name.lower(), "hero": hero}


def _line(problem: dict[str, Plain], text: str) -> int | None:
    """From the words of the TOML reader, or where the first of what it is about stands."""
    said = _LINE.search(problem["detail"])
    if said and not problem["entries"]:
        return int(said[1])
    lines = text.splitlines()
    places = map(_place, problem["entries"])
    found = (n for place in places for n, line in enumerate(lines, start=1) if place.search(line))
    return next(found, None)


def _place(entry: str) -> re.Pattern[str]:
    """An entry at the start of its line, or a switch in a list."""
    name = re.escape(entry)
    return re.compile(rf"""^\s*["']?{name}["']?\s*=|(?:^|[\[,])\s*["']{name}["']\s*(?:[,\]]|$)""")
