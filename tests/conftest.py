"""The same examples on every run; ``HYPOTHESIS_PROFILE=wide`` looks further."""

import logging
import os
from collections.abc import Generator, Iterator, Sequence
from contextlib import nullcontext
from dataclasses import replace
from importlib import import_module
from pkgutil import walk_packages

import pytest
from coverage import Coverage
from hypothesis import HealthCheck, settings

import hushmaze
from hushmaze.server.jobs.worker_process import worker_program
from hushmaze.server.limits import VisitorLimits
from tests.support.engines import Nats, Postgres, running_nats, running_postgres
from tests.support.measuring import not_measured
from tests.support.slow import list_slow, mark_slow

_SLOW = [HealthCheck.too_slow]  # a loaded machine must not fail a test

settings.register_profile(
    "steady", deadline=None, derandomize=True, database=None, suppress_health_check=_SLOW
)
settings.register_profile("wide", deadline=None, max_examples=1000, suppress_health_check=_SLOW)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "steady"))

NOT_MEASURED = (
    "tests/e2e/",
    "tests/browsers/",
    "tests/install/",
    "tests/setup/",
    "tests/server/hostile/",
    "tests/server/survival/",
    "tests/server/bots/test_whole_games.py",
    "tests/server/bots/manners/test_whole_games.py",
    "tests/rules/test_machine.py",
    "tests/analysis/test_analyse.py::test_times_and_shares_add_up_whatever_is_played",
    "tests/analysis/test_analyse.py::test_every_golden_game",
    "tests/analysis/test_analyse.py::test_games_that_were_given_up",
    "tests/bots/solver/test_bound.py",
    "tests/bots/solver/test_verdict.py::test_par_is_the_time_of_the_plan",
    "tests/bots/solver/test_efforts.py",
    "tests/bots/solver/test_plan.py::test_every_seat_count_wins",
    "tests/bots/solver/test_plan.py::test_every_level_is_won",
    "tests/bots/test_hard_deals.py",
    "tests/bots/test_pace.py",
    "tests/cli/test_games.py",
    "tests/protocol/test_log.py",
    "tests/protocol/test_log_check.py::test_a_log_that_lacks_a_line_is_refused_or_tells_another_possible_game",
    "tests/protocol/test_written_parts.py",
    "tests/rules/test_game.py::test_events_rebuild_the_game",
    "tests/scenarios/test_own.py::test_no_content_breaks_the_reader_of_codes",
    "tests/scenarios/test_review.py::test_a_review_says_what_prepare_says",
    "tests/scenarios/test_rigged_position.py::test_every_position_of_a_game_can_begin_another",
    "tests/tiles/test_tiles_generator.py::test_k1_k2_k3_k4_k5_k6_hold_for_any_seed",
    "tests/server/http/test_openapi.py::test_what_a_server_answers_is_as_described",
    "tests/server/http/test_replays.py::test_every_golden_log_that_is_brought_along_opens",
    "tests/tiles/test_tiles_odds.py::test_k1_k5_missing_tiles_are_made_up_around_those_there_are[keep0]",
    "tests/tiles/test_tiles_odds.py::test_k1_k5_missing_tiles_are_made_up_around_those_there_are[keep1]",
    "tests/tiles/test_tiles_odds.py::test_k1_k5_missing_tiles_are_made_up_around_those_there_are[keep3]",
    "tests/tiles/test_tiles_odds.py::test_k1_k5_missing_tiles_are_made_up_around_those_there_are[keep4]",
    "tests/tiles/test_tiles_odds.py::test_k5_what_own_tiles_break_stays_broken_and_nothing_else",
    "tests/workshop/test_tile_report.py",
)
"""Long tests that reach no line which others do not reach too: measuring makes them five times as long."""


LONGEST_FIRST = (
    "tests/e2e/test_with_bots.py",
    "tests/e2e/test_first_game.py",
    "tests/e2e/test_every_screen.py",
    "tests/e2e/test_every_size.py",
    "tests/e2e/test_four_browsers.py",
    "tests/e2e/test_voice.py",
    "tests/e2e/",
)
"""Begun first, and after them the other slow ones: at the end a core would wait for the other."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--list-slow", action="store_true", help="write tests/slow.txt anew")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    if config.getoption("--list-slow"):
        list_slow(terminalreporter.getreports("passed"))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    mark_slow(items)
    items.sort(key=_rank)
    items[:] = dealt_out(items, int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1")))
    if Coverage.current() is not None:
        _load_all_modules()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    plainly = item.nodeid.startswith(NOT_MEASURED) or item.get_closest_marker("not_measured") is not None
    with not_measured() if plainly else nullcontext():
        return (yield)


def _rank(item: pytest.Item) -> int:
    ranks = (rank for rank, start in enumerate(LONGEST_FIRST) if item.nodeid.startswith(start))
    return next(ranks, len(LONGEST_FIRST) + (item.get_closest_marker("slow") is None))


def dealt_out(items: Sequence[pytest.Item], workers: int) -> list[pytest.Item]:
    """Orders tests for worksteal, which begins by giving each worker an equal stretch of the list.

    Half of the workers begin with browsers, the others with what else takes long: more browsers at once than
    cores would make each other wait. What is quick comes last, and is stolen.
    """
    hands: list[list[pytest.Item]] = [[] for _ in range(workers)]
    for item in items:
        with_browser = item.nodeid.startswith(LONGEST_FIRST)
        min(hands[: (workers + 1) // 2] if with_browser else hands, key=len).append(item)
    return [item for hand in hands for item in hand]


def _load_all_modules() -> None:
    """While they are measured: what a test that is not measured loads first would count as never reached."""
    for module in walk_packages(hushmaze.__path__, "hushmaze."):
        if not module.name.endswith("__main__"):
            import_module(module.name)


@pytest.fixture(autouse=True)
def _logging_as_before() -> Iterator[None]:
    """Whatever a test sets up, the next one finds what pytest set up."""
    root = logging.getLogger()
    handlers, level = list(root.handlers), root.level
    yield
    logging.captureWarnings(False)
    root.handlers[:] = handlers
    root.setLevel(level)


@pytest.fixture(scope="session", autouse=True)
def jobs_in_a_hurry() -> Iterator[None]:
    """Where all cores are busy with tests, a job that stands behind them would hardly ever be done."""

    def hurried(limits: VisitorLimits) -> tuple[str, ...]:
        return worker_program(replace(limits, job_niceness=0))

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("hushmaze.server.jobs.pool.worker_program", hurried)
        patch.setenv("HUSHMAZE_JOB_NICENESS", "0")  # for servers that are processes of their own
        yield


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """One for each worker, started when the first test wants it."""
    with running_postgres() as engine:
        yield engine


@pytest.fixture(scope="session")
def nats() -> Iterator[Nats]:
    """One for each worker, started when the first test wants it."""
    with running_nats() as engine:
        yield engine
