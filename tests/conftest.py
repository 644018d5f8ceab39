"""The same examples on every run; ``HYPOTHESIS_PROFILE=wide`` looks further, ``quick`` less far."""

import logging
import os
from collections.abc import Generator, Iterator
from dataclasses import replace
from importlib import import_module
from pkgutil import walk_packages

import pytest
from coverage import Coverage
from hypothesis import HealthCheck, settings

import hushmaze
from hushmaze.server.jobs.worker_process import worker_program
from hushmaze.server.limits import VisitorLimits
from tests.support.collector import all_tests_kept
from tests.support.dealing import dealt_out
from tests.support.engines import Nats, Postgres, running_nats, running_postgres
from tests.support.measuring import first_examples_measured, not_measured
from tests.support.slow import list_slow, mark_slow
from tests.support.wide import QUICKER

_SLOW = [HealthCheck.too_slow]  # a loaded machine must not fail a test

settings.register_profile(
    "steady", deadline=None, derandomize=True, database=None, suppress_health_check=_SLOW
)
settings.register_profile("quick", settings.get_profile("steady"), max_examples=QUICKER)
settings.register_profile("wide", deadline=None, max_examples=1000, suppress_health_check=_SLOW)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "steady"))

NEVER_MEASURED = (
    "tests/e2e/",
    "tests/browsers/",
    "tests/install/",
    "tests/setup/",
    "tests/rules/test_machine.py",
    "tests/server/hostile/",
    "tests/server/survival/",
)
MEASURED_THOUGH_SLOW = (
    "tests/analysis/test_analyse.py::test_a_game_that_begins_in_the_middle_has_its_chances",
    "tests/analysis/test_what_if.py::test_bots_play_on_where_a_game_began_in_the_middle",
    "tests/bots/solver/test_plan.py::test_no_gatherings_is_won",
    "tests/bots/solver/test_plan.py::test_walls_move_when_the_hourglass_is_turned",
    "tests/bots/solver/test_verdict.py::test_there_may_be_no_fair_deal",
    "tests/bots/solver/test_verdict.py::test_too_little_sand_for_the_solver_proves_nothing",
    "tests/bots/test_hard_deals.py::test_alone_nobody_keeps_a_card_for_the_hourglass_while_others_have_work",
    "tests/bots/test_kinds_of_bots.py::TestHelper::test_the_same_seed_gives_the_same_game",
    "tests/bots/test_kinds_of_bots.py::TestProxy::test_nothing_is_refused_unless_somebody_was_faster",
    "tests/bots/test_remote_bot.py",
    "tests/bots/test_simulate.py::test_a_human_proxy_is_not_undone",
    "tests/bots/test_simulate.py::test_beside_the_solver_there_is_a_third_picture",
    "tests/bots/test_simulate.py::test_other_tiles_sand_and_skills",
    "tests/bots/test_simulate.py::test_the_solver_stands_beside_it",
    "tests/cluster/test_away.py",
    "tests/cluster/test_conversations.py",
    "tests/cluster/test_gateways.py",
    "tests/cluster/test_moving.py",
    "tests/cluster/test_results.py",
    "tests/paper/test_print.py::test_every_part_has_its_pages",
    "tests/referee/",
    "tests/server/bots/test_worker",
    "tests/server/http/test_book_pages.py",
    "tests/server/http/test_described_routes.py",
    "tests/server/http/test_finished_games.py",
    "tests/server/http/test_pages.py",
    "tests/server/http/test_rooms.py",
    "tests/server/http/test_tile_workshop.py::test_a_saved_set_can_be_had_by_its_digest",
    "tests/server/http/test_tile_workshop.py::test_odds_that_take_too_long_end_early",
    "tests/server/http/test_tile_workshop.py::test_the_odds_are_told_while_they_are_counted",
    "tests/server/jobs/",
    "tests/server/results/test_daily_",
    "tests/server/rooms/test_dealing.py",
    "tests/tiles/test_tiles_generator.py::test_the_same_seed_gives_the_same_set_everywhere",
    "tests/workshop/test_scenario_report.py",
)
"""They reach lines that no quick test reaches. Of the others only quick ones are measured: measuring makes a
test two to seven times as long."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--list-slow", action="store_true", help="write tests/slow.txt anew")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    if config.getoption("--list-slow"):
        list_slow(terminalreporter.getreports("passed"))


@pytest.hookimpl(wrapper=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> Generator[None]:
    mark_slow(items)
    yield  # what is not wanted goes
    items[:] = dealt_out(items, int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1")))


@pytest.hookimpl(wrapper=True)
def pytest_collection(session: pytest.Session) -> Generator[None, object, object]:
    with all_tests_kept():
        if Coverage.current() is not None and not session.config.pluginmanager.hasplugin("dsession"):
            _load_all_modules()
        with not_measured():
            return (yield)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    with first_examples_measured(item) if _is_measured(item) else not_measured():
        return (yield)


def _is_measured(item: pytest.Item) -> bool:
    if item.get_closest_marker("slow") is None:
        return not item.nodeid.startswith(NEVER_MEASURED)
    return item.nodeid.startswith(MEASURED_THOUGH_SLOW)


def _load_all_modules() -> None:
    """Where tests run, while modules are measured: what an unmeasured test loads first would count as
    never reached."""
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
