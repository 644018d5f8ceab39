"""The first game, from the home page to its end, by somebody who does what is lit and knows nothing else."""

import json
import re
import urllib.request
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.house import House
from tests.e2e.learner import Learner
from tests.e2e.looks import EVERY_SIZE, SizeCritic

LANGUAGES = ("it", "nl", "fr", "uk", "es", "pl")
TAPS_TO_THE_FIRST_MOVE = 2
SIZES = [size for size in EVERY_SIZE if size != "320x568"]
"""All that are asked for."""
TELLING = ("door", "ring", "Talk now", "Stolen!")
"""Words of lines with which places to explore, the bell, the box to talk in, and the exits come up."""


class AtEverySize:
    """Whether what is asked for and lit can be read and hit at every size, and nothing lies over it."""

    def __init__(self, learner: Learner, looks_at: Callable[[str], bool] = lambda _line: True) -> None:
        self.critic = SizeCritic(learner.page)
        self._page = learner.page
        self._looks_at = looks_at

    def __call__(self, line: str) -> None:
        own = self._page.viewport_size
        assert own is not None
        for size in SIZES if self._looks_at(line) else ():
            width, height = map(int, size.split("x"))
            self._page.set_viewport_size({"width": width, "height": height})
            self.critic.look_here(f"{line!r} {size}")
        self._page.set_viewport_size(own)


def is_telling(line: str) -> bool:
    return any(words in line for words in TELLING)


def play(house: House, browser: Browser, by: str, door: str = "/", language: str = "en") -> Learner:
    learner = Learner(browser, house.url, by=by, language=language)
    learner.begin(door)
    learner.play()
    return learner


def test_by_mouse_from_the_home_page_to_the_end(house: House, browser: Browser) -> None:
    """Where something new comes to the table, it is looked at in every size."""
    learner = Learner(browser, house.url)
    learner.begin("/")
    expect(learner.lit).to_have_count(1)
    learner.use(learner.lit)
    assert learner.taps == TAPS_TO_THE_FIRST_MOVE
    expect(learner.page.locator(".table")).to_have_attribute("data-version", "2")

    learner.page.reload()
    expect(learner.strip).to_contain_text("behind this door")
    learner.open("/")
    learner.use(learner.button("Continue the first game"))
    expect(learner.strip).to_contain_text("behind this door")

    look = AtEverySize(learner, looks_at=is_telling)
    learner.play(look)
    look.critic.is_content()
    for words in ("ring", "Talk now", "Stolen!", "purple exit"):
        assert any(words in line for line in learner.lines)
    expect(learner.page.locator("h1")).to_have_text("You got away!")
    expect(learner.button(re.compile("^Play with friends"))).to_be_visible()
    expect(learner.button(re.compile("^A real game with bots"))).to_be_visible()
    with urllib.request.urlopen(f"{house.url}/api/games") as answer:
        assert "First game" not in [game["name"] for game in json.load(answer)]
    learner.open("/")
    expect(learner.button("Play your first game")).to_have_count(0)
    learner.close()


def test_nothing_lies_over_a_lit_square(house: House, browser: Browser) -> None:
    """On a phone the strip is part of the dock, and the map makes room for both."""
    learner = Learner(browser, house.url, by="touch")
    learner.begin("/")
    learner.lit.first.wait_for()
    square = learner.page.locator(".torch.square").bounding_box()
    strip = learner.strip.bounding_box()
    assert square is not None
    assert strip is not None
    assert square["y"] + square["height"] <= strip["y"]
    learner.close()


@pytest.mark.wide
@pytest.mark.parametrize("by", ["mouse", "touch"])
def test_every_line_at_every_size(house: House, browser: Browser, by: str) -> None:
    learner = Learner(browser, house.url, by=by)
    learner.begin("/")
    look = AtEverySize(learner)
    learner.play(look)
    look.critic.is_content()
    learner.close()


@pytest.mark.wide
@pytest.mark.parametrize("by", ["touch", "keys"])
def test_by_touch_and_by_keys(house: House, browser: Browser, by: str) -> None:
    learner = play(house, browser, by)
    word = "Tap" if by == "touch" else "Press"
    assert word in " ".join(learner.lines)
    assert "Click" not in " ".join(learner.lines)
    learner.close()


@pytest.mark.parametrize(
    "by", ["mouse", *(pytest.param(by, marks=pytest.mark.wide) for by in ("touch", "keys"))]
)
def test_alone_with_the_deck(house: House, browser: Browser, by: str) -> None:
    learner = Learner(browser, house.url, by=by)
    learner.open("/learn")
    learner.use(learner.button(re.compile("^Solo with the deck")))
    learner.strip.wait_for()
    learner.play()
    assert any("top card" in line for line in learner.lines)
    learner.close()


@pytest.mark.wide
@pytest.mark.parametrize("by", ["mouse", "touch", "keys"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_in_every_language(house: House, browser: Browser, language: str, by: str) -> None:
    learner = play(house, browser, by, language=language)
    assert not [line for line in learner.lines if "lesson-" in line]
    learner.close()
