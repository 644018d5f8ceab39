"""How a game went, as its page shows it: the figures of Python, chances to jump to, bots that play on."""

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from hushmaze.analysis import Analysis, analyse
from tests.e2e.golden_games import NAMES, golden_log, id_of, settle
from tests.e2e.guest import DESK, Guest
from tests.e2e.house import House
from tests.e2e.keyboard import Typist
from tests.e2e.looks import Critic, grave_faults
from tests.e2e.party import NO_HURRY_MS, Party
from tests.support.missing import need_client

GAME = "scenario-04"


@cache
def figures(name: str) -> Analysis:
    return analyse(golden_log(name))


def clock(ms: int) -> str:
    """Time that went by."""
    return f"{ms // 60_000}:{ms // 1000 % 60:02}"


def sand(ms: int) -> str:
    """As the hourglass at the table told it: a second that has begun counts."""
    return clock(ms + 999)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One for all tests here: what was analysed once is kept."""
    need_client()
    with House(tmp_path_factory.mktemp("house")) as house:
        settle(house, GAME)
        yield house


@pytest.fixture
def page(house: House, browser: Browser) -> Iterator[Page]:
    """The replay of a golden game, with its analysis open."""
    guest = Guest(browser, house.url, "Ada")
    guest.page.set_viewport_size(DESK)
    guest.open(f"/games/{id_of(GAME)}")
    guest.button("How it went").first.click()
    guest.page.get_by_role("heading", name="Where the time went").wait_for()
    yield guest.page
    guest.close()


def shown(page: Page) -> dict[str, str]:
    """All figures on the page by name, those in folded tables as well."""
    told: dict[str, str] = page.evaluate(
        "() => Object.fromEntries([...document.querySelectorAll('[data-figure]')]"
        ".map((one) => [one.dataset.figure, one.textContent.trim()]))"
    )
    return told


def expected(analysis: Analysis) -> dict[str, str]:
    """The same figures as Python has them."""
    plan = analysis.beside.plan
    assert plan is not None
    assert analysis.beside.least_actions is not None
    told: dict[str, Any] = {f"phase-{phase.phase}": clock(phase.ms) for phase in analysis.phases}
    told |= {
        "talk": clock(sum(phase.talk_ms for phase in analysis.phases)),
        "sand-left": sand(analysis.sand.left_ms),
        "sand-wasted": sand(analysis.sand.wasted_ms),
        "sand-locked": clock(analysis.sand.locked_ms),
        "beside-team-actions": analysis.beside.actions,
        "beside-team-time": clock(analysis.play_ms),
        "beside-plan-actions": plan.actions,
        "beside-plan-time": clock(plan.time_ms),
        "beside-least-actions": analysis.beside.least_actions,
        "beside-least-time": "\u2013",
    }
    for time in analysis.heroes:
        told |= {f"wait-{time.hero}-{seat}": clock(ms) for seat, ms in enumerate(time.waiting_ms)}
        told[f"{time.hero}-waiting"] = clock(sum(time.waiting_ms))
        for part in ("moving", "resting", "talking", "safe"):
            told[f"{time.hero}-{part}"] = clock(getattr(time, f"{part}_ms"))
        own = [warm for warm in analysis.warmth if warm.hero == time.hero]
        told[f"squares-{time.hero}"] = len(own)
        told[f"stops-{time.hero}"] = sum(warm.stops for warm in own)
        told[f"passes-{time.hero}"] = sum(warm.passes for warm in own)
    for share in analysis.shares:
        percent = f"{100 * share.actions / analysis.beside.actions:.0f}%"
        told[f"share-{share.seat}"] = f"{share.actions} actions · {percent}"
        counts = ("actions", "steps", "explorations", "turns", "bells_placed", "bells_received", "useful")
        told |= {f"{count}-{share.seat}": getattr(share, count) for count in counts}
        quick, slow = share.reaction.median_ms, share.reaction.p90_ms
        assert quick is not None
        assert slow is not None
        told[f"reaction-{share.seat}"] = f"median {quick / 1000:.1f} s, 90 % within {slow / 1000:.1f} s"
    return {name: str(value) for name, value in told.items()}


def test_the_page_shows_the_figures_of_python(page: Page) -> None:
    assert shown(page) == expected(figures(GAME))


def test_a_chance_leads_to_its_moment(page: Page) -> None:
    chance = figures(GAME).chances[0]
    time = clock(chance.start - (figures(GAME).started_at or 0))
    item = page.get_by_role("listitem").filter(has_text=NAMES[chance.seats[0]]).filter(has_text="could have")
    assert f"For {(chance.end - chance.start) // 1000} s, " in item.first.inner_text()
    page.get_by_role("button", name=f"Watch it, at {time}").first.click()
    page.get_by_role("heading", name="Where the time went").wait_for(state="detached")
    slider = page.get_by_role("slider").first
    assert time in (slider.get_attribute("aria-valuetext") or "")


def test_by_keys_alone(house: House, browser: Browser) -> None:
    """Opened, read to a chance, and watched from there."""
    ada = Typist(browser, house.url, "Ada")
    ada.open(f"/games/{id_of(GAME)}")
    ada.press("How it went")
    heading = ada.page.get_by_role("heading", name="Where the time went")
    heading.wait_for()
    chance = figures(GAME).chances[0]
    time = clock(chance.start - (figures(GAME).started_at or 0))
    ada.press(f"Watch it, at {time}")
    heading.wait_for(state="detached")
    assert time in (ada.page.get_by_role("slider").first.get_attribute("aria-valuetext") or "")
    ada.close()


def test_bots_play_on_from_a_moment(page: Page) -> None:
    page.keyboard.press("Escape")
    page.get_by_role("button", name="What if?").first.click()
    page.get_by_text("lightning", exact=True).click()
    page.get_by_role("button", name="Let bots play on from here").click()
    page.get_by_text(re.compile("They would have (made it|been caught)")).wait_for()
    page.get_by_role("button", name="Once more").click()
    page.get_by_text(re.compile("[012] of 2 games were won")).wait_for()
    page.get_by_role("button", name="Watch it").click()
    page.get_by_role("button", name="Let bots play on from here").wait_for(state="detached")
    page.get_by_role("slider").first.wait_for()
    expect(page).to_have_title(re.compile(r"What if\?"))
    expect(page.get_by_text(f"Bot for {NAMES[0]}").first).to_be_visible()


def test_nothing_is_cut_and_everybody_can_use_it(page: Page, critic: Critic) -> None:
    """In all languages and both sizes; tables unfolded."""
    page.evaluate("() => document.querySelectorAll('.analysis details').forEach((one) => (one.open = true))")
    critic.look("analysis", page)
    critic.is_content()


def test_after_a_game_it_is_there_by_itself(house: House, browser: Browser) -> None:
    """A game that is played to its end; then its last screen tells how it went."""
    table = {"scenario": 1, "seats": 2, "hourglass_ms": NO_HURRY_MS}
    with Party(house, browser, table) as party:
        for name in ("Ada", "Bo"):
            party.sit(name)
        party.deal()
        party.hurry_on(lambda state: state.over)
        page = party.seats[0].page
        page.get_by_role("tab", name="How it went").click()
        page.get_by_role("heading", name="Where the time went").wait_for()
        told = shown(page)
        assert told["beside-team-actions"] == str(sum(int(told[f"actions-{seat}"]) for seat in (0, 1)))
        page.get_by_role("button", name="Watch it, at").first.or_(
            page.get_by_text("You missed nothing!")
        ).first.wait_for()
        assert not grave_faults(page)
