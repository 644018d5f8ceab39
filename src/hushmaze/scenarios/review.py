"""Reviews a scenario: what keeps it from being played, where that arises, and what would fix it (B2)."""

from collections.abc import Callable, Iterable
from typing import NamedTuple

from hushmaze.rules.setup import MOST_SEATS, SECOND_START_TILE, Setup
from hushmaze.rules.words import Kind, Special, TileNumber
from hushmaze.scenarios.advice import ALL_ADVICE, Advice, advice
from hushmaze.scenarios.clashes import entries_about
from hushmaze.scenarios.contradictions import contradictions, lying, missing_squares
from hushmaze.scenarios.prepare import Table, lay_out, prepare
from hushmaze.scenarios.problems import Contradiction as No
from hushmaze.scenarios.problems import Problem, ScenarioError
from hushmaze.scenarios.scenario import Scenario
from hushmaze.tiles import TileSet, standard_set

_SEATS = range(1, MOST_SEATS + 1)


class Finding(NamedTuple):
    """One problem, and where it arises."""

    problem: Problem
    entries: tuple[str, ...]
    """Those that clash."""
    levels: tuple[int, ...] = ()
    """Where it arises, if not at all levels."""
    missing: tuple[Special, ...] = ()
    """The special squares that never come."""
    tiles: tuple[TileNumber, ...] = ()
    """Those that are meant: to be added where something is missing, else to be taken out."""


class Review(NamedTuple):
    """The verdict of `prepare` on the scenario at every level and number of seats, with the usual options."""

    findings: tuple[Finding, ...]
    advice: tuple[Advice, ...]
    levels: tuple[int, ...]
    """Those it can be played at."""
    seats: tuple[int, ...]
    """How many may play; none while something is wrong at every level."""

    @property
    def playable(self) -> bool:
        return not self.findings


def review(scenario: Scenario, tile_set: TileSet | None = None) -> Review:
    """Never raises: every problem becomes a finding."""
    tiles = tile_set or standard_set()
    by_level = {level: _findings(scenario, level, tiles) for level in scenario.levels or (None,)}
    good = [level for level, findings in by_level.items() if not findings]
    return Review(
        findings=_merged(by_level),
        advice=_advice(lay_out(scenario, _table(scenario, level), tiles) for level in good),
        levels=tuple(level for level in good if level is not None),
        seats=tuple(seats for seats in _SEATS if good and _seats(scenario, seats, good[0], tiles)),
    )


def _table(scenario: Scenario, level: int | None) -> Table:
    return Table(seats=scenario.seats[0], level=level)


def _advice(setups: Iterable[Setup]) -> tuple[Advice, ...]:
    """Advice that holds at every level that can be played: a rule that matters at one of them is meant."""
    holding = [advice(setup) for setup in setups]
    return tuple(each for each in ALL_ADVICE if holding and all(each in held for held in holding))


def _seats(scenario: Scenario, seats: int, level: int | None, tile_set: TileSet) -> bool:
    try:
        prepare(scenario, Table(seats=seats, level=level), tile_set)
    except ScenarioError:
        return False
    return True


def _findings(scenario: Scenario, level: int | None, tile_set: TileSet) -> list[Finding]:
    try:
        setup = lay_out(scenario, _table(scenario, level), tile_set)
    except ScenarioError as error:
        return [_lacking(problem, scenario) for problem in error.problems]
    return [_finding(Problem(found), scenario, setup, tile_set) for found in contradictions(setup)]


def _lacking(problem: Problem, scenario: Scenario) -> Finding:
    tiles = {
        No.NO_SUCH_TILE: lambda: [TileNumber(int(problem.detail))],
        No.TWO_BOARDS_WITHOUT_TILE_3: lambda: [SECOND_START_TILE],
    }
    meant = tiles.get(problem.contradiction, list)()
    return Finding(problem, tuple(entries_about(problem, scenario)), tiles=tuple(meant))


def _finding(problem: Problem, scenario: Scenario, setup: Setup, tile_set: TileSet) -> Finding:
    contradiction = problem.contradiction
    missing = _MISSING[contradiction](setup) if contradiction in _MISSING else []
    meant = _MEANT[contradiction](setup) if contradiction in _MEANT else _tiles_with(missing, tile_set)
    entries = tuple(entries_about(problem, scenario))
    return Finding(problem, entries, missing=tuple(missing), tiles=tuple(meant))


def _twice(setup: Setup) -> list[TileNumber]:
    tiles = setup.on_top + setup.stack
    return sorted({number for number in tiles if tiles.count(number) > 1})


def _lying_already(setup: Setup) -> list[TileNumber]:
    return sorted(lying(setup) & set(setup.on_top + setup.stack))


def _tiles_with(missing: Iterable[Special], tile_set: TileSet) -> list[TileNumber]:
    wanted = set(missing)
    faces = tile_set.faces.values()
    return sorted({face.number for face in faces if wanted & set(face.specials.values())})


_MISSING: dict[No, Callable[[Setup], list[Special]]] = {
    No.ITEM_MISSING: lambda setup: missing_squares(setup, Kind.ITEM),
    No.EXIT_MISSING: lambda setup: missing_squares(setup, Kind.EXIT),
}
_MEANT: dict[No, Callable[[Setup], list[TileNumber]]] = {
    No.TILE_TWICE: _twice,
    No.START_TILE_IN_STACK: _lying_already,
}


def _merged(by_level: dict[int | None, list[Finding]]) -> tuple[Finding, ...]:
    """Each problem once, with the levels at which it arises; none are told where it is all of them."""
    first: dict[Problem, Finding] = {}
    where: dict[Problem, list[int]] = {}
    for level, findings in by_level.items():
        for finding in findings:
            first.setdefault(finding.problem, finding)
            where.setdefault(finding.problem, []).extend([] if level is None else [level])
    return tuple(
        found._replace(levels=() if len(where[problem]) == len(by_level) else tuple(where[problem]))
        for problem, found in first.items()
    )
