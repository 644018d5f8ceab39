"""Firefox and WebKit. A browser that this machine has not got is skipped, loudly; in CI it fails instead."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.browsers import firefox, webkit
from tests.browsers.firefox import Firefox
from tests.browsers.person import Person
from tests.browsers.webdriver import Line, WebDriver
from tests.browsers.webkit import WebKit
from tests.e2e.house import House
from tests.support.missing import missing, need_client

BROWSERS: dict[str, tuple[Callable[[Path], Line], str | None, str]] = {
    "firefox": (Firefox, firefox.PROGRAM, firefox.PACKAGES),
    "webkit": (WebKit, webkit.PROGRAM, webkit.PACKAGES),
}
DESK = (1440, 900)
PHONE = (390, 844)


@pytest.fixture(scope="package", params=BROWSERS)
def driver(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[WebDriver]:
    start, program, packages = BROWSERS[request.param]
    if program is None:
        missing(f"no {request.param} on this machine (apt-get install {packages})")
    line = start(tmp_path_factory.mktemp(request.param))
    yield WebDriver(line)
    line.close()


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    need_client()
    with House(tmp_path) as house:
        yield house


@pytest.fixture
def person(driver: WebDriver, house: House) -> Iterator[Person]:
    driver.line.resize(*DESK)
    person = Person(driver, house.url)
    yield person
    assert not person.faults()


@pytest.fixture
def phone(driver: WebDriver, house: House) -> Iterator[Person]:
    driver.line.resize(*PHONE)
    person = Person(driver, house.url, driver.line.pointer_of_phones)
    yield person
    assert not person.faults()
