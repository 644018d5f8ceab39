"""The challenge book and the challenge of the day in real browsers: a star, a mark, a table, a sheet."""

import json
import re
import urllib.request
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from hushmaze.rules.state import Phase
from hushmaze.scenarios import builtin_scenarios
from hushmaze.server.results.days import day_of
from tests.e2e.guest import Guest
from tests.e2e.house import House
from tests.e2e.looks import Critic
from tests.e2e.party import NO_HURRY_MS, Party
from tests.server.finished import Finished, book_game, ended, finished, opened, room_of
from tests.server.support import in_loop

ROOM = re.compile(r"/[a-z]{4}-[a-z]{4}$")

MONDAY = datetime(2026, 11, 16, 12, tzinfo=UTC)
"""Its challenge is the first scenario."""


@pytest.fixture
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first scenario's own hourglass outlasts the slowest machine, so that it is no mark."""
    scenarios = builtin_scenarios()
    monkeypatch.setitem(scenarios, 1, replace(scenarios[1], hourglass_ms=NO_HURRY_MS))


@pytest.fixture
def monday(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hushmaze.server.results.daily.utc_now", lambda: MONDAY)


def put_into_store(house: House, folder: Path, games: dict[str, tuple[Finished, Any, int]]) -> None:
    """While nobody is there, games are in the file that somebody has played; then the house opens again."""

    @in_loop
    async def put() -> None:
        store = await opened(folder)
        for name, (game, record, at) in games.items():
            await book_game(store, name, game, record, at)
        await store.close()

    with house.closed(), ThreadPoolExecutor(1) as aside:
        aside.submit(put).result()  # in this thread the browsers' loop runs


@contextmanager
def guest_at(house: House, browser: Browser, path: str, name: str = "Eve") -> Iterator[Guest]:
    guest = Guest(browser, house.url, name).open(path)
    yield guest
    guest.close()


def pages_in(pdf: bytes) -> int:
    return len(re.findall(rb"/Type\s*/Page\b", pdf))


def sheet_in(page: Page) -> str:
    """What goes onto paper, and nothing else does."""
    page.emulate_media(media="print")
    expect(page.locator(".night")).to_be_hidden()
    words = page.locator(".sheet").inner_text()
    page.emulate_media(media="null")
    expect(page.locator(".sheet")).to_be_hidden()
    return words


@pytest.mark.usefixtures("patient")
def test_a_win_gets_its_star_and_a_marked_one_its_mark(
    house: House, browser: Browser, tmp_path: Path
) -> None:
    """B1"""
    with Party(house, browser, {"scenario": 1, "seats": 2}) as party:
        party.sit("Ada")
        party.sit("Bruno")
        party.deal()
        assert party.hurry_on(lambda state: state.over).phase is Phase.WON
        for guest in party.seats:
            guest.sees("New in the book: your first star here!")
        ada = party.seats[0]
        ada.page.get_by_role("link", name="New in the book").click()
        stamp = ada.page.get_by_role(
            "button", name=re.compile(r"^1 · First look won, a star .* Ada and Bruno$")
        )
        expect(stamp).to_be_visible()
        expect(ada.button("Ada and Bruno one star")).to_have_attribute("aria-pressed", "true")

        noon = round(datetime.now(UTC).timestamp() * 1000)
        put_into_store(house, tmp_path, {"b07": (finished(2).with_bot(), room_of("bruno", "ADA"), noon)})
        ada.page.reload()
        ada.button(re.compile(r"^2 · Four doors won, with a mark")).click()
        dialog = ada.page.get_by_role("dialog")
        expect(dialog.get_by_text("with bots")).to_be_visible()
        expect(dialog.get_by_role("link", name="Watch")).to_have_attribute("href", "/games/b07")
        ada.page.keyboard.press("Escape")
        ada.sees("1 of 75 stars")

        words = sheet_in(ada.page)
        assert "★ 1 of 75 stars" in words
        assert re.search(r"★\s+1 · First look\s+\d\s+\d+:\d\d", words)
        assert re.search(r"☆\s+2 · Four doors[^★]*\(with bots\)", words)
        assert pages_in(ada.page.pdf(prefer_css_page_size=True)) == 1


def test_an_empty_line_invites_to_play_it(house: House, browser: Browser) -> None:
    with guest_at(house, browser, "/") as eve:
        eve.page.get_by_role("link", name=re.compile("^The challenge book")).click()
        eve.sees("The book is still empty.")
        eve.button("14 · Not a word, level 3: not won yet").click()
        eve.sees("Nobody has won this yet.")
        eve.button("Play it").click()
        eve.page.wait_for_url(ROOM)
        code = eve.page.url.rsplit("/", 1)[1]
        with urllib.request.urlopen(f"{house.url}/api/rooms/{code}") as answer:
            table = json.load(answer)["table"]
        assert (table["scenario"], table["level"]) == (14, 3)


@pytest.mark.usefixtures("patient", "monday")
def test_two_groups_in_the_table_of_the_day(house: House, browser: Browser, tmp_path: Path) -> None:
    day = day_of(MONDAY.date().isoformat())
    with Party(house, browser, {}) as party:
        open_the_day(party, Guest(browser, house.url, "Ada").open("/"))
        party.sit("Bruno")
        party.deal()
        assert party.game.setup.seed in day.seeds()
        assert party.hurry_on(lambda state: state.over).phase is Phase.WON
        ada = party.seats[0]
        ada.sees("daily challenge")
        ada.page.get_by_role("link", name="Daily ranking").click()
        row = ada.page.get_by_role("row", name=re.compile("Ada and Bruno"))
        expect(row).to_contain_text("won")
        expect(row.get_by_role("link", name="Watch")).to_have_attribute("href", re.compile("/games/"))
    slow = ended(day.heading(next(day.seeds()), 2), 5_000)
    put_into_store(house, tmp_path, {"c0ffee": (slow, room_of("Chen", day=day.date), 1)})
    with guest_at(house, browser, "/daily") as eve:
        expect(eve.page.get_by_role("row", name=re.compile("Ada and Bruno"))).to_be_visible()
        expect(eve.page.get_by_role("row", name=re.compile("Chen"))).to_be_visible()
        expect(eve.page.get_by_role("link", name="Watch")).to_have_count(0)
        eve.sees("Replays appear here once you have played")


def open_the_day(party: Party, guest: Guest) -> None:
    """From the home page to a room of the day, for two."""
    party.seats.append(guest)
    guest.page.get_by_role("link", name=re.compile("^Daily challenge")).click()
    guest.sees("12 hours left")
    guest.sees("Nobody has played this yet.")
    guest.button("Play with friends").click()
    guest.page.wait_for_url(ROOM)
    guest.sees("The setup is fixed")
    expect(guest.page.get_by_text("More options")).to_have_count(0)
    party.code = guest.page.url.rsplit("/", 1)[1]
    guest.page.get_by_label("2", exact=True).check(force=True)
    party.until(lambda room: room["table"]["seats"] == 2)


@pytest.mark.usefixtures("monday")
def test_book_and_day_in_every_language(
    house: House, browser: Browser, tmp_path: Path, critic: Critic
) -> None:
    noon = round(MONDAY.timestamp() * 1000)
    today = day_of(MONDAY.date().isoformat())
    ours, theirs = room_of("Ada", "Bruno", "Chen"), room_of("Wołodyjowska Długonazwiskowa", "Dora")
    of_today = ended(today.heading(next(today.seeds()), 2), 9_000)
    put_into_store(
        house,
        tmp_path,
        {
            "a1": (finished(1, 400), ours, noon),
            "a2": (finished(3, 2000), theirs, noon),
            "a3": (finished(5, 1000).with_bot(), ours, noon),
            "a4": (finished(8, 1000, 2), theirs, noon),
            "a5": (of_today, room_of("Wołodyjowska Długonazwiskowa", day=today.date), noon),
        },
    )
    with guest_at(house, browser, "/book") as eve:
        eve.sees("3 of 75 stars")
        critic.look("book", eve.page)
        eve.button(re.compile("^5 · The seer")).click()
        eve.sees("with bots")
        critic.look("line of the book", eve.page)
        eve.open("/daily").sees("Wołodyjowska Długonazwiskowa")
        critic.look("daily", eve.page)
        eve.button("Play with friends").click()
        eve.sees("The setup is fixed")
        critic.look("lobby of the day", eve.page)
    critic.is_content()
