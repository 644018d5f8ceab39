"""Every page, and what depends on a browser's abilities: words, copying, films, being offline."""

import pytest

from tests.browsers.conftest import DESK, PHONE
from tests.browsers.person import Person
from tests.e2e.golden_games import settle
from tests.e2e.house import House

pytestmark = pytest.mark.wide

GAME = "scenario-06"
PAGES = {
    "/": "Play with bots",
    "/rules": "In one minute",
    "/learn": "Learn",
    "/settings": "Reduce motion",
    "/companion": "Tap to start the sand",
    "/what-is-this": "There is no such page",
    "/nono-nono": "room",
    "/book": "Campaign",
    "/replay": "Won",
    "/make": "Nothing here yet",
    "/make/scenario": "Ready to play[.]",
    "/make/tiles": "0 of 25 tiles drawn",
}

_SIDEWAYS = "() => Math.max(0, document.documentElement.scrollWidth - innerWidth)"
_CONTROLLED = """() => navigator.serviceWorker.ready
  .then(() => until(() => navigator.serviceWorker.controller)).then(() => true)"""

_KEPT = """() => until(async () => {
  const opened = performance.getEntriesByType('resource').filter(({ name }) => /assets.*js$/.test(name))
  const kept = await Promise.all(opened.map(({ name }) => caches.match(name)))
  return kept.every(Boolean)
}).then(() => true)"""
"""Whether all scripts that the page came with are kept."""


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_every_page_opens_and_fits(person: Person, house: House, size: tuple[int, int]) -> None:
    game = settle(house, GAME)
    person.driver.line.resize(*size)
    for path, words in {**PAGES, f"/games/{game}": "The wrecker"}.items():
        person.open(path)
        person.sees(words)
        person.settled()
        assert person.driver.run(_SIDEWAYS) == 0, path
        assert not person.faults(), path


def test_what_the_browser_draws_itself_is_dark_too(person: Person) -> None:
    """Scroll bars and lists."""
    person.open("/")
    assert person.driver.run("() => getComputedStyle(document.documentElement).colorScheme") == "dark"


def test_the_language_is_changed(person: Person) -> None:
    person.open("/")
    person.sees("Play with bots")
    person.choose("select", "uk")
    person.sees("Грати з ботами")
    assert person.driver.run("() => document.documentElement.lang") == "uk"


def test_a_first_visit_speaks_english_to_whoever_speaks_nothing_known(person: Person) -> None:
    """WebKit in a plain locale names its language C."""
    person.driver.run("() => localStorage.clear()")
    person.open("/")
    person.sees("Play with bots")


def test_copying_a_link_says_what_came_of_it(person: Person) -> None:
    person.open("/")
    person.click("^Play with friends")
    person.click("^Copy link")
    person.sees("Link copied|could not be copied. Here it is: http")


def test_a_picture_of_the_mall_is_made(person: Person, house: House) -> None:
    person.open(f"/games/{settle(house, GAME)}")
    person.click("^Save or export")
    person.click("^Make it")
    person.sees("^Download", "dialog a")


def test_the_pages_are_there_when_the_server_is_not(person: Person, house: House) -> None:
    person.open("/replay")
    assert person.driver.run(_CONTROLLED)
    assert person.driver.run(_KEPT)
    with house.closed():
        person.open("/replay")
        person.sees("Replays", "h1")
