"""Builds the setup of a game from a scenario and a table (S1)."""

from dataclasses import dataclass, replace

from hushmaze.rules.setup import SECOND_START_TILE, Options, Rigging, Setup
from hushmaze.rules.switches import Switches
from hushmaze.rules.version import RULES_VERSION
from hushmaze.rules.words import TileNumber
from hushmaze.scenarios.builtin import builtin_scenarios
from hushmaze.scenarios.contradictions import contradictions
from hushmaze.scenarios.problems import Contradiction, Problem, ScenarioError, refuse
from hushmaze.scenarios.rigged_position import fault_of_position
from hushmaze.scenarios.scenario import LEVELS, USUAL_LEVEL, Level, Scenario, names_of
from hushmaze.tiles import TileSet, standard_set


@dataclass(frozen=True, slots=True, kw_only=True)
class Table:
    """Choices of a table besides the scenario."""

    seats: int
    seed: int = 0
    level: int | None = None
    """For challenges; defaults to level 6, or to the highest level."""
    face: str | None = None
    """Defaults to the scenario's own."""
    hourglass_ms: int | None = None
    """Defaults to the scenario's own (H1)."""
    options: Options = Options()
    rigging: Rigging | None = None


def prepare(
    scenario: Scenario, table: Table, tile_set: TileSet | None = None, rules: int = RULES_VERSION
) -> Setup:
    """Returns a playable setup, or raises ScenarioError naming every contradiction.

    `rules` is the version the game is played by.
    """
    setup = lay_out(scenario, table, tile_set)
    found = contradictions(setup, rules)
    if found:
        raise ScenarioError(map(Problem, found))
    fault = fault_of_position(setup)
    if fault:
        raise refuse(Contradiction.RIGGED_POSITION, fault)
    return setup


def lay_out(scenario: Scenario, table: Table, tile_set: TileSet | None = None) -> Setup:
    """Returns a setup that may contradict itself; raises ScenarioError if parts are missing."""
    tile_set = tile_set or standard_set()
    level = _level(scenario, table)
    stack = _stack(scenario, level)
    face = table.face or scenario.face
    problems = _missing_tiles(scenario, stack, tile_set, face)
    if problems:
        raise ScenarioError(problems)
    switches = _switches(scenario, level)
    return Setup(
        switches=switches,
        options=table.options,
        seats=table.seats,
        seed=table.seed,
        faces={number: tile_set.face(number, face) for number in tile_set.numbers},
        stack=tuple(n for n in stack if not (switches.two_boards and n == SECOND_START_TILE)),
        on_top=scenario.on_top,
        shuffled=scenario.shuffled,
        hourglass_ms=scenario.hourglass_ms if table.hourglass_ms is None else table.hourglass_ms,
        rigging=table.rigging,
    )


def level_of(scenario: Scenario, table: Table) -> int | None:
    """The level that is played: the one asked for or the usual one; None where there are no levels."""
    if table.level is not None or not scenario.levels:
        return table.level
    return USUAL_LEVEL if USUAL_LEVEL in scenario.levels else max(scenario.levels)


def in_force(scenario: Scenario, table: Table) -> tuple[str, ...]:
    """The rules a game is played by, by name: those of its scenario, and what its level brings."""
    return names_of(_switches(scenario, _level(scenario, table)))


def _switches(scenario: Scenario, level: Level) -> Switches:
    return replace(scenario.switches, one_exit=scenario.switches.one_exit or level.one_exit)


def _level(scenario: Scenario, table: Table) -> Level:
    level = level_of(scenario, table)
    if level is None:
        return Level(())
    if level not in scenario.levels:
        raise refuse(Contradiction.NO_SUCH_LEVEL, level)
    return LEVELS[level]


def _stack(scenario: Scenario, level: Level) -> tuple[TileNumber, ...]:
    return level.tiles if scenario.tiles is None else scenario.tiles


def _missing_tiles(
    scenario: Scenario, stack: tuple[TileNumber, ...], tile_set: TileSet, face: str
) -> list[Problem]:
    """Lists what the tile set or the tile list lacks; without it nothing else can be judged."""
    problems = []
    one_of_ours = scenario.number in builtin_scenarios()  # also as earlier versions had it
    if scenario.tile_set != tile_set.name and not one_of_ours:
        problems.append(Problem(Contradiction.OTHER_TILE_SET, scenario.tile_set))
    if face not in tile_set.start_faces:
        problems.append(Problem(Contradiction.NO_SUCH_FACE, face))
    absent = sorted({*stack, *scenario.on_top} - set(tile_set.numbers))
    problems += [Problem(Contradiction.NO_SUCH_TILE, str(number)) for number in absent]
    if scenario.switches.two_boards and SECOND_START_TILE not in stack:
        problems.append(Problem(Contradiction.TWO_BOARDS_WITHOUT_TILE_3))
    return problems
