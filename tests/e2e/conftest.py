"""Real browsers for real pages. Without Chromium these tests skip, loudly; in CI they fail instead."""

import shutil
from collections.abc import Generator, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Playwright, expect, sync_playwright

from tests.e2e.failure_report import report
from tests.e2e.house import House
from tests.e2e.looks import LANGUAGES, WIDEST, Critic
from tests.e2e.veil import veiled
from tests.support.missing import missing, need_client
from tests.support.patience import PATIENCE_MS
from tests.support.wide import wide

CHROMIUM = shutil.which("chromium-headless-shell") or shutil.which("chromium")
"""The same engine twice; the shell has no windows to draw, so that a guest costs a tenth of the time."""

expect.set_options(timeout=PATIENCE_MS)

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]


@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    """Gone with the last test here: it keeps an event loop running, in which others could not run theirs."""
    with sync_playwright() as started:
        yield started


BROWSER = pytest.StashKey[Browser]()


@pytest.fixture(scope="package")
def browser(playwright: Playwright, request: pytest.FixtureRequest) -> Iterator[Browser]:
    if CHROMIUM is None:
        missing("no Chromium on this machine (apt-get install chromium)")
    browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
    request.session.stash[BROWSER] = browser
    with veiled():
        yield browser
    del request.session.stash[BROWSER]
    browser.close()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Function,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    told = yield
    if told.when == "call" and told.failed:
        house = item.funcargs.get("house")
        shown = report(item.session.stash.get(BROWSER, None), house if isinstance(house, House) else None)
        told.sections.append(("pages and server", shown))
    return told


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    need_client()
    with House(tmp_path) as house:
        yield house


@pytest.fixture(
    params=[
        pytest.param(WIDEST, id="widest languages"),
        wide([language for language in LANGUAGES if language not in WIDEST], id="other languages"),
    ]
)
def critic(request: pytest.FixtureRequest) -> Critic:
    return Critic(request.param)


RIGGED_SEED = 7


@pytest.fixture
def rigged(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every deal is the same one."""
    monkeypatch.setattr("hushmaze.server.rooms.new_games.randbits", lambda _bits: RIGGED_SEED)
