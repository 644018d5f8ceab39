"""Firefox and WebKit. A browser that this machine has not got is skipped, loudly; in CI it fails instead."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.browsers import firefox, webkit
from tests.browsers.firefox import Firefox
from tests.browsers.person import Person
from tests.browsers.webdriver import WebDriver
from tests.browsers.webkit import WebKit
from tests.e2e.conftest import CLIENT
from tests.e2e.house import House

BROWSERS = {"firefox": (Firefox, firefox), "webkit": (WebKit, webkit)}
DESK = (1440, 900)
PHONE = (390, 844)


def missing(what: str) -> None:
    if os.environ.get("HUSHMAZE_SKIP_NOTHING"):
        pytest.fail(f"{what}, and here nothing may be skipped")
    pytest.skip(what)


@pytest.fixture(scope="package", params=BROWSERS)
def driver(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[WebDriver]:
    kind, module = BROWSERS[request.param]
    if module.PROGRAM is None:
        missing(f"no {kind.__name__} on this machine (apt-get install {module.PACKAGES})")
    line = kind(tmp_path_factory.mktemp(request.param))
    yield WebDriver(line)
    line.close()


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    if not CLIENT.exists():
        missing("the client is not built (make test builds it)")
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
