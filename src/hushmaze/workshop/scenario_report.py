"""Reports on a scenario being edited: what can be set, what is wrong, and where."""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, replace
from functools import cache

import msgspec
from msgspec import structs

from hushmaze.protocol.api.scenarios import (
    LevelTiles,
    RuleDifference,
    RuleSwitchEntry,
    ScenarioDraft,
    ScenarioProblem,
    ScenarioReport,
    ScenarioWarning,
    SpecialSquare,
    Switchboard,
    SwitchboardEntry,
)
from hushmaze.protocol.codec import Plain, word_of
from hushmaze.rules.setup import SECOND_START_TILE, START_TILE
from hushmaze.rules.words import Special
from hushmaze.scenarios import (
    LEVELS,
    Problem,
    Scenario,
    ScenarioError,
    made_for,
    read_scenario,
    scenario_from_code,
    scenario_number,
    scenario_of,
    share_code,
    write_scenario,
)
from hushmaze.scenarios.review import Finding, review
from hushmaze.scenarios.scenario import PERMANENT
from hushmaze.scenarios.switchboard import ENTRIES, SWITCHES, Group, differences
from hushmaze.tiles import TileSet

LONGEST_DETAIL = 200

_LINE = re.compile(r"at line (\d+)")
_STAND_INS = {"name": "?", "about": ""}
"""Stands in for an invalid name, so that everything else can still be judged."""


@cache
def switchboard() -> Switchboard:
    return Switchboard(
        groups=list(Group),
        entries=[msgspec.convert(asdict(entry), SwitchboardEntry) for entry in ENTRIES],
        switches=[msgspec.convert(asdict(entry), RuleSwitchEntry) for entry in SWITCHES],
        permanent=list(PERMANENT),
        levels={
            str(number): LevelTiles(tiles=list(level.tiles), one_exit=level.one_exit)
            for number, level in LEVELS.items()
        },
    )


def check_number(number: int, tiles: TileSet | None = None) -> ScenarioReport:
    """Reports on one of the 17, to begin with. `tiles`: the set it is to be played with, if not ours."""
    return _checked(lambda: scenario_number(number), tiles)


def check_code(code: str, tiles: TileSet | None = None) -> ScenarioReport:
    return _checked(lambda: scenario_from_code(code), tiles)


def check_file(text: str, tiles: TileSet | None = None) -> ScenarioReport:
    """Problems say in which line they are, where that can be said."""
    report = _checked(lambda: read_scenario(text), tiles)
    placed = [structs.replace(problem, line=_line(problem, text)) for problem in report.problems]
    return structs.replace(report, problems=placed)


def check_entries(entries: Mapping[str, Plain], tiles: TileSet | None = None) -> ScenarioReport:
    """As in a scenario file. A name that cannot be does not keep the rest from being judged."""
    try:
        return _report(scenario_of(dict(entries)), tiles)
    except ScenarioError as error:
        wrong = error.problems
    named = {problem.entry for problem in wrong}
    if not named <= set(_STAND_INS):
        return _unreadable(wrong)
    return _report(scenario_of({**entries, **{key: _STAND_INS[key] for key in named}}), tiles, wrong)


def _checked(read: Callable[[], Scenario], tiles: TileSet | None) -> ScenarioReport:
    try:
        return _report(read(), tiles)
    except ScenarioError as error:
        return _unreadable(error.problems)


def _unreadable(problems: Sequence[Problem]) -> ScenarioReport:
    findings = [Finding(problem, (problem.entry,) if problem.entry else ()) for problem in problems]
    return ScenarioReport(
        playable=False,
        code=None,
        file=None,
        draft=None,
        problems=[_problem(finding) for finding in findings],
        warnings=[],
        seats=[],
        levels=[],
        different=[],
        start=[],
    )


def _report(
    scenario: Scenario, tiles: TileSet | None = None, wrong: Sequence[Problem] = ()
) -> ScenarioReport:
    """`wrong`: what was found while it was read, with something standing in for it here."""
    own = replace(scenario, number=None)
    if tiles is not None:
        own = made_for(own, tiles)
    found = review(own, tiles)
    findings = [*(Finding(problem, (problem.entry,)) for problem in wrong), *found.findings]
    return ScenarioReport(
        playable=not findings,
        code=None if findings else share_code(own),
        file=None if wrong else write_scenario(own),
        draft=None if wrong else draft_of(own),
        problems=[_problem(finding) for finding in findings],
        warnings=[ScenarioWarning(id=each.id, entries=list(each.about)) for each in found.advice],
        seats=list(found.seats),
        levels=list(found.levels),
        different=[RuleDifference(id=name, on=on) for name, on in differences(own.rules)],
        start=[f"{START_TILE}{own.face}", *([str(SECOND_START_TILE)] if own.switches.two_boards else [])],
    )


def draft_of(scenario: Scenario) -> ScenarioDraft:
    return ScenarioDraft(
        name=scenario.name,
        about=scenario.about,
        tiles=None if scenario.tiles is None else list(scenario.tiles),
        levels=list(scenario.levels),
        on_top=list(scenario.on_top),
        shuffled=scenario.shuffled,
        face=scenario.face,
        hourglass_ms=scenario.hourglass_ms,
        tile_set=scenario.tile_set,
        rules=list(scenario.rules),
    )


def _problem(finding: Finding) -> ScenarioProblem:
    contradiction, detail, _ = finding.problem
    return ScenarioProblem(
        reason=contradiction,
        message=contradiction.message,
        detail=detail[:LONGEST_DETAIL],
        entries=list(finding.entries),
        levels=list(finding.levels),
        missing=[_special(special) for special in finding.missing],
        tiles=list(finding.tiles),
        line=None,
    )


def _special(special: Special) -> SpecialSquare:
    hero = None if special.hero is None else word_of(special.hero)
    return SpecialSquare(kind=word_of(special.kind), hero=hero)


def _line(problem: ScenarioProblem, text: str) -> int | None:
    """From the words of the TOML reader, or where the first of what it is about stands."""
    said = _LINE.search(problem.detail)
    if said and not problem.entries:
        return int(said[1])
    lines = text.splitlines()
    places = map(_place, problem.entries)
    found = (n for place in places for n, line in enumerate(lines, start=1) if place.search(line))
    return next(found, None)


def _place(entry: str) -> re.Pattern[str]:
    """An entry at the start of its line, or a switch in a list."""
    name = re.escape(entry)
    return re.compile(rf"""^\s*["']?{name}["']?\s*=|(?:^|[\[,])\s*["']{name}["']\s*(?:[,\]]|$)""")
